import TabModel

/// A writer of the Browse pattern: the selection when the width changes (R4.10 to R4.13).
struct MappingWriter {
    let plan: SourcePlan
    let mapping: MappingPlan

    func write(to source: inout SwiftText) {
        let compact = mapping.compact.names.caseName
        source.block(".onChange(of: horizontalSizeClass, initial: true) { _, sizeClass in") { source in
            source.line("if sizeClass == .compact, selection.isInBrowse {")
            source.deeper { source in
                source.line("path = [selection]")
                source.line("selection = .\(compact)")
            }
            source.line("} else if sizeClass != .compact, selection == .\(compact) {")
            source.deeper { writeUsual(to: &$0) }
            source.line("}")
        }
    }

    /// Writes the selection for an empty path: a fixed tab, or the first of the app's.
    private func writeUsual(to source: inout SwiftText) {
        let usual = mapping.usual
        guard let owner = usual.owner else {
            return source.line("selection = path.last ?? .\(usual.names.caseName)")
        }
        let items = owner.writeItems(to: &source)
        source.block("let first = \(items).first.map { \(owner.item) in", closing: "}") { source in
            source.line("\(plan.names.selection).\(usual.caseInLoop)")
        }
        source.line("selection = path.last ?? first ?? selection")
    }

    /// Writes the content of the compact tab: links to the tabs in it.
    func writeScreen(title: String, to source: inout SwiftText) {
        source.block("List {") { source in for tab in mapping.regular { writeLinks(to: tab, &source) } }
        source.call(".navigationTitle", [title])
        source.block(".navigationDestination(for: \(plan.names.selection).self) { tab in") { source in
            ScreenSwitch(plan: plan, tabs: mapping.regular).write(to: &source)
        }
    }

    /// Adds a link, or loops over all items of the array from which the tab is made.
    private func writeLinks(to tab: TabPlan, _ source: inout SwiftText) {
        let path = tab.owner?.path ?? []
        writeLoops(path, of: tab, around: "", to: &source)
    }

    private func writeLoops(_ path: [String], of tab: TabPlan, around: String, to source: inout SwiftText) {
        guard let property = path.first else { return writeLink(to: tab, &source) }
        let item = path.count > 1 ? "section" : tab.owner?.item ?? ""
        source.block("ForEach(\(around)\(property)) { \(item) in") { source in
            writeLoops(Array(path.dropFirst()), of: tab, around: "\(item).", to: &source)
        }
    }

    private func writeLink(to tab: TabPlan, _ source: inout SwiftText) {
        let label = SwiftLiteral.title(tab.tab.label.title ?? tab.names.caseName)
        let title = tab.model?.expression(.title) ?? label
        source.call("NavigationLink", [title, "value: \(plan.names.selection).\(tab.caseInLoop)"])
    }
}
