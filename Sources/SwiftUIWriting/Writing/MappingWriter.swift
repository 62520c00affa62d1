import TabModel

/// Writes the Browse pattern: what is selected when the width changes (R4.10 to R4.13).
struct MappingWriter {
    let mapping: MappingPlan

    func write(to source: inout SourceText) {
        let compact = mapping.compact.caseValue
        source.block(".onChange(of: horizontalSizeClass, initial: true) { _, sizeClass in") { source in
            source.line("if sizeClass == .compact, AppTab.inBrowse.contains(selection) {")
            source.deeper { source in
                source.line("path = [selection]")
                source.line("selection = .\(compact)")
            }
            source.line("} else if sizeClass == .regular, selection == .\(compact) {")
            source.deeper { $0.line("selection = path.last ?? .\(mapping.usual.caseValue)") }
            source.line("}")
        }
    }

    /// The content of the compact tab: links to the tabs that are in it.
    func writeScreen(title: String, to source: inout SourceText) {
        source.block("List {") { source in
            for tab in mapping.regular {
                let label = tab.tab.label.title ?? tab.names.caseName
                source.call("NavigationLink", [SwiftLiteral.title(label), "value: AppTab.\(tab.caseValue)"])
            }
        }
        source.call(".navigationTitle", [title])
        source.block(".navigationDestination(for: AppTab.self) { tab in") { source in
            ScreenSwitch(tabs: mapping.regular).write(to: &source)
        }
    }
}
