import SpecSchema
import TabModel

/// Writes one tab.
struct TabWriter {
    let plan: SourcePlan
    let tab: TabPlan
    let isNested: Bool

    func write(to source: inout SourceText) {
        let label = LabelText(tab.tab.writtenLabel(in: plan.spec.locale), assets: plan.assets, model: tab.model)
        let selecting = [value, role].compactMap(\.self)
        let hasLabel = label.arguments == nil && (label.title != nil || label.imageView != nil)
        if tab.tab.role == .prominent { source.uses(.prominent) }
        source.call("Tab", (label.arguments ?? []) + selecting, suffix: " {")
        source.deeper { writeContent(to: &$0) }
        if hasLabel {
            source.line("} label: {")
            source.deeper { label.write(to: &$0) }
        }
        source.line("}")
        EntryModifiers(entry: .tab(tab.tab), plan: plan, model: tab.model, isInSections: tab.sections != nil)
            .write(to: &source)
    }

    /// The case that selects the tab; nil where no selection is bound.
    private var value: String? {
        guard plan.selection != nil else { return nil }
        return "value: \(isNested ? plan.names.selection : "").\(tab.caseInLoop)"
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
            let sheet = plan.only == nil ? tab.names.screenName : "a sheet"
            source.comment("Never shown: choosing this tab presents \(sheet).")
            return source.line("Color.clear")
        }
        let screen = ScreenCall(tab, title: tab.model?.expression(.title), plan: plan)
        let toolbar = ContentToolbar(modifiers: tab.tab.modifiers).all
        let (omitted, written) = (toolbar.filter { $0.isOmitted(in: plan) }, toolbar.filter { !$0.isOmitted(in: plan) })
        let writeScreen = { (source: inout SourceText) in
            for modifier in omitted { modifier.write(on: .view, plan: plan, to: &source) }
            screen.write(to: &source) { source in
                for modifier in written { modifier.write(on: .view, plan: plan, to: &source) }
                writeToolbar(to: &source)
            }
        }
        let isCompact = plan.mapping?.compact.names == tab.names
        if plan.only != nil, isCompact {
            source.comment("Here your app links to the tabs that are isInBrowse, and has their navigationDestination.")
        }
        guard plan.spec.tabViewStyle.hasBars, plan.only == nil || isCompact else { return writeScreen(&source) }
        source.block(isCompact ? "NavigationStack(path: $path) {" : "NavigationStack {") { writeScreen(&$0) }
    }
}

extension TabWriter {
    /// The toolbar of the tab's content, an item for each button.
    private func writeToolbar(to source: inout SourceText) {
        let items = tab.tab.modifiers.toolbarItems
        guard !items.isEmpty else { return }
        source.call(
            ".toolbar",
            body: { source in
                for item in items {
                    source.block("ToolbarItem {") { LabelText(item, assets: plan.assets).writeButton(to: &$0) }
                }
            }
        )
    }
}

/// What a tab's content says of the bars around it, as modifiers.
private struct ContentToolbar {
    let modifiers: TabModifiers

    var all: [Modifier] {
        let keys = EntryKeys.modifiers.filter { $0.row.swiftUI.isOnContent && $0.isStated(in: modifiers) }
        return keys.flatMap { key -> [Modifier] in
            switch key.value(in: modifiers) {
            case .word(let word): [modifier(key.row, word, for: key.row.swiftUI.bar)]
            case .members(let members): members.compactMap { modifier(key.row, $0) }
            default: []
            }
        }
    }

    private func modifier(_ row: KeyRow, _ member: KeyMember) -> Modifier? {
        guard case .word(let word) = member.value else { return nil }
        return modifier(row, word, for: member.key)
    }

    private func modifier(_ row: KeyRow, _ word: String, for bar: String?) -> Modifier {
        Modifier(
            name: row.name,
            arguments: [".\(word)"] + (bar.map { ["for: .\($0)"] } ?? []),
            feature: row.swiftUI.feature(of: .word(word)),
            variant: IdentifierWords.capitalized(word)
        )
    }
}

/// A screen as it is made; where only the tabs are written, a text in its place.
struct ScreenCall {
    let plan: SourcePlan
    let tab: TabPlan
    /// The title of a tab that is known only when the app runs; nil for a fixed one.
    let title: String?

    init(_ tab: TabPlan, title: String? = nil, plan: SourcePlan) {
        (self.plan, self.tab, self.title) = (plan, tab, title)
    }

    func write(to source: inout SourceText, modifiers: (inout SourceText) -> Void = { _ in }) {
        guard plan.only == nil else {
            return source.call("Text", [title ?? SwiftLiteral.title(tab.title)], modifiers: modifiers)
        }
        let models = plan.models(listedIn: tab).map { "\($0.property): \($0.property)" }
        source.call(tab.names.screenName, title.map { ["title: \($0)"] } ?? models, modifiers: modifiers)
    }
}

extension TabPlan {
    /// Whether the title comes from a model.
    var takesTitle: Bool { model?.properties.contains(.title) == true }
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
