import TabModel

/// Writes what tabs do that present a sheet instead of becoming the selection (R4.14).
struct ActionWriter {
    let tabs: [TabPlan]

    /// The property that tells whether the only such tab presents its sheet; nil where there are several.
    private var flag: String? {
        guard tabs.count == 1, let tab = tabs.first else { return nil }
        return "isPresenting\(IdentifierWords.capitalized(tab.names.caseName))"
    }

    func writeState(to source: inout SourceText) {
        if let flag {
            source.line("@State private var \(flag) = false")
        } else {
            source.line("@State private var presentedTab: AppTab?")
        }
    }

    func writeBinding(to source: inout SourceText) {
        source.line()
        source.comment("The selection, which tabs that present a sheet don't change.", mark: "///")
        source.block("private var tabSelection: Binding<AppTab> {") { source in
            source.block("Binding {", closing: "} set: { tab in") { $0.line("selection") }
            source.deeper { writeSetter(to: &$0) }
            source.line("}")
        }
    }

    private func writeSetter(to source: inout SourceText) {
        if let flag, let tab = tabs.first {
            let isIt = tab.model == nil ? "tab == .\(tab.names.caseName)" : "case .\(tab.names.caseName) = tab"
            source.line("if \(isIt) {")
            source.deeper { $0.line("\(flag) = true") }
        } else {
            source.line("if AppTab.actions.contains(tab) {")
            source.deeper { $0.line("presentedTab = tab") }
        }
        source.line("} else {")
        source.deeper { $0.line("selection = tab") }
        source.line("}")
    }

    func writeSheet(to source: inout SourceText) {
        if let flag, let tab = tabs.first {
            source.block(".sheet(isPresented: $\(flag)) {") { source in
                source.block("NavigationStack {") { $0.line(ScreenCall(tab).text) }
            }
        } else {
            source.block(".sheet(item: $presentedTab) { tab in") { source in
                source.block("NavigationStack {") { ScreenSwitch(tabs: tabs).write(to: &$0) }
            }
        }
    }
}

/// Writes a switch over some of the tabs that shows the screen of each.
struct ScreenSwitch {
    let tabs: [TabPlan]

    func write(to source: inout SourceText) {
        source.line("switch tab {")
        for tab in tabs {
            source.line("case .\(tab.names.caseName):")
            source.deeper { $0.line(ScreenCall(tab).text) }
        }
        source.line("default:")
        source.deeper { $0.line("EmptyView()") }
        source.line("}")
    }
}

extension ScreenCall {
    /// The screen with the title that the spec knows.
    init(_ tab: TabPlan) { self.init(tab: tab, title: SwiftLiteral.quoted(tab.tab.label.title ?? "")) }
}
