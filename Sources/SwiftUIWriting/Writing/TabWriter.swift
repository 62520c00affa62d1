import SpecSchema
import TabModel

/// Writes one tab.
struct TabWriter {
    let plan: SourcePlan
    let tab: TabPlan
    let isNested: Bool

    func write(to source: inout SourceText) {
        var label = LabelText(tab.tab.writtenLabel, assets: plan.assets)
        if tab.model != nil, label.title != nil { label.title = "tab.title" }
        let selecting = [value, role].compactMap(\.self)
        let hasLabel = label.arguments == nil && (label.title != nil || label.image != nil)
        source.call("Tab", (label.arguments ?? []) + selecting, suffix: " {")
        source.deeper { writeContent(to: &$0) }
        if hasLabel {
            source.line("} label: {")
            source.deeper { label.write(to: &$0) }
        }
        source.line("}")
        let id = tab.model == nil ? nil : "tab.customizationID"
        EntryModifiers(entry: .tab(tab.tab), plan: plan, modelID: id).write(to: &source)
    }

    /// The case that selects the tab; nil where no selection is bound.
    private var value: String? {
        guard plan.selection != nil else { return nil }
        let type = isNested ? "AppTab" : ""
        return "value: \(type).\(tab.names.caseName)\(tab.model == nil ? "" : "(tab.id)")"
    }

    private var role: String? {
        switch tab.tab.role {
        case nil: nil
        case .search: "role: .search"
        case .prominent:
            plan.app.reach(of: .prominent) == .everywhere
                ? "role: .prominent" : "role: TabRole.prominentIfAvailable"
        }
    }

    private func writeContent(to source: inout SourceText) {
        if tab.tab.action {
            source.comment("Never shown: choosing this tab presents \(tab.names.screenName).")
            return source.line("Color.clear")
        }
        let screen = ScreenCall(tab: tab, title: "tab.title").text
        let toolbar = ContentToolbar(modifiers: tab.tab.modifiers).all
        let (omitted, written) = (toolbar.filter { $0.isOmitted(in: plan) }, toolbar.filter { !$0.isOmitted(in: plan) })
        let writeScreen = { (source: inout SourceText) in
            for modifier in omitted { modifier.write(on: .view, plan: plan, to: &source) }
            source.line(screen)
            source.deeper { for modifier in written { modifier.write(on: .view, plan: plan, to: &$0) } }
        }
        guard plan.spec.tabViewStyle.hasBars else { return writeScreen(&source) }
        let isCompact = plan.mapping?.compact.tab.id == tab.tab.id
        source.block(isCompact ? "NavigationStack(path: $path) {" : "NavigationStack {") { writeScreen(&$0) }
    }
}

/// What a tab's content says of the bars around it: modifiers for one bar each.
private struct ContentToolbar {
    let modifiers: TabModifiers

    var all: [Modifier] {
        let keys = EntryKeys.modifiers.filter { $0.row.swiftUI.isOnContent && $0.isStated(in: modifiers) }
        return keys.flatMap { key -> [Modifier] in
            switch key.value(in: modifiers) {
            case .word(let word): [modifier(key.row, word, for: key.row.swiftUI.bar ?? "")]
            case .members(let members): members.compactMap { modifier(key.row, $0) }
            default: []
            }
        }
    }

    private func modifier(_ row: KeyRow, _ member: KeyMember) -> Modifier? {
        guard case .word(let word) = member.value else { return nil }
        return modifier(row, word, for: member.key)
    }

    private func modifier(_ row: KeyRow, _ word: String, for bar: String) -> Modifier {
        Modifier(
            name: row.name,
            arguments: [".\(word)", "for: .\(bar)"],
            feature: row.swiftUI.feature(of: .word(word)),
            variant: IdentifierWords.capitalized(word)
        )
    }
}

/// A screen as it is made.
struct ScreenCall {
    let tab: TabPlan
    /// The title to pass where the screen takes one.
    let title: String

    var text: String { "\(tab.names.screenName)(\(tab.takesTitle ? "title: \(title)" : ""))" }
}

extension TabPlan {
    /// Whether the title comes from a model.
    var takesTitle: Bool { model != nil && tab.label.title != nil }
}

extension TabViewStyle {
    /// Whether tabs are in bars and sidebars, with navigation in each; pages have none.
    var hasBars: Bool {
        switch self {
        case .automatic, .sidebarAdaptable, .tabBarOnly, .grouped: true
        case .page, .verticalPage, .carousel: false
        }
    }
}
