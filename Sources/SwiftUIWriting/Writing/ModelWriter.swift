import TabModel

/// Writes placeholders for the models that make tabs and sections when the app runs.
struct ModelWriter {
    let plan: SourcePlan

    private var tabs: [TabPlan] { plan.tabs.filter { $0.model != nil } }

    func writeProperties(to source: inout SourceText) {
        for tab in tabs {
            write(tab.model, "DynamicTab", id: tab.tab.id, tab.tab.label.title, tab.tab.modifiers, to: &source)
        }
        for section in plan.sectionModels {
            let own = section.section
            write(section.model, "DynamicSection", id: own.id, own.header.title, own.modifiers, to: &source)
        }
    }

    private func write(
        _ property: String?,
        _ type: String,
        id: String,
        _ title: String?,
        _ modifiers: TabModifiers,
        to source: inout SourceText
    ) {
        var arguments = ["id: \(SwiftLiteral.quoted(id))", "title: \(SwiftLiteral.quoted(title ?? ""))"]
        if let own = modifiers.customizationID { arguments.append("customizationID: \(SwiftLiteral.quoted(own))") }
        source.block("@State private var \(property ?? "") = [", closing: "]") { $0.call(type, arguments) }
    }

    func writeTypes(to source: inout SourceText) {
        if !tabs.isEmpty { writeType("DynamicTab", "a tab", to: &source) }
        if !plan.sectionModels.isEmpty { writeType("DynamicSection", "a section of tabs", to: &source) }
    }

    private func writeType(_ name: String, _ what: String, to source: inout SourceText) {
        source.line()
        source.comment("A placeholder for your app’s model of \(what), known only at runtime.", mark: "///")
        source.block("struct \(name): Identifiable {") { source in
            source.line("let id: String")
            source.line("var title: String")
            source.line("var customizationID = \"\"")
        }
    }
}

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
