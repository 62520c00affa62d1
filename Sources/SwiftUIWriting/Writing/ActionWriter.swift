import TabModel

/// A writer of the actions of tabs that present a sheet instead of becoming the selection (R4.14).
struct ActionWriter {
    let plan: SourcePlan

    /// The property that indicates whether the only such tab presents its sheet; nil where there may be several.
    private var flag: String? {
        plan.onlyAction.map { "isPresenting\(IdentifierWords.capitalized($0.names.caseName))" }
    }

    func writeState(to source: inout SwiftText) {
        if let flag {
            source.line("@State private var \(flag) = false")
        } else {
            source.line("@State private var presentedTab: \(plan.names.selection)?")
        }
    }

    func writeBinding(to source: inout SwiftText) {
        source.line()
        source.comment("The selection, which tabs that present a sheet don't change.", mark: "///")
        source.block("private var tabSelection: Binding<\(plan.names.selection)> {") { source in
            source.block("Binding {", closing: "} set: { tab in") { $0.line("selection") }
            source.deeper { writeSetter(to: &$0) }
            source.line("}")
        }
    }

    private func writeSetter(to source: inout SwiftText) {
        if let flag, let tab = plan.onlyAction {
            source.line("if tab == .\(tab.names.caseName) {")
            source.deeper { $0.line("\(flag) = true") }
        } else {
            source.line("if tab.presentsSheet {")
            source.deeper { $0.line("presentedTab = tab") }
        }
        source.line("} else {")
        source.deeper { $0.line("selection = tab") }
        source.line("}")
    }

    func writeSheet(to source: inout SwiftText) {
        if let flag, let tab = plan.onlyAction {
            source.block(".sheet(isPresented: $\(flag)) {") { source in
                source.block("NavigationStack {") { ScreenCall(tab, plan: plan).write(to: &$0) }
            }
        } else {
            source.block(".sheet(item: $presentedTab) { tab in") { source in
                source.block("NavigationStack {") { ScreenSwitch(plan: plan, tabs: plan.actions).write(to: &$0) }
            }
        }
    }
}

/// A writer of a switch over some of the tabs that shows the screen of each.
struct ScreenSwitch {
    let plan: SourcePlan
    let tabs: [TabPlan]

    func write(to source: inout SwiftText) {
        source.line("switch tab {")
        for tab in tabs { write(tab, to: &source) }
        if tabs.count < plan.tabs.count {
            source.line("default:")
            source.deeper { $0.line("EmptyView()") }
        }
        source.line("}")
    }

    /// Writes a case; the title of a tab that is known only when the app runs is looked up by its id.
    private func write(_ tab: TabPlan, to source: inout SwiftText) {
        guard tab.takesTitle, let model = tab.model else {
            source.line("case .\(tab.names.caseName):")
            return source.deeper { ScreenCall(tab, plan: plan).write(to: &$0) }
        }
        source.line("case .\(tab.names.caseName)(let id):")
        source.deeper { source in
            let items = model.writeItems(to: &source)
            ScreenCall(tab, title: "\(items).first { $0.id == id }?.title ?? \"\"", plan: plan).write(to: &source)
        }
    }
}
