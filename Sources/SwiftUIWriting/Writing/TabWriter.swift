import TabModel

/// A writer of one tab.
struct TabWriter {
    let plan: SourcePlan
    let tab: TabPlan
    let isNested: Bool

    func write(to source: inout SwiftText) {
        let labels = labels
        let label = labels.only
        let selecting = [value, role(&source)].compactMap(\.self)
        source.call("Tab", (label?.tabArguments ?? []) + selecting, suffix: " {")
        source.deeper { writeContent(to: &$0) }
        if label == nil || (label?.tabArguments == nil && label?.isEmpty == false) {
            source.line("} label: {")
            source.deeper { source in source.choose(labels, in: plan) { $1.write(to: &$0) } }
        }
        source.line("}")
        EntryModifiers(entry: .tab(tab.tab), plan: plan, model: tab.model, isInSections: tab.sections != nil)
            .write(to: &source)
    }

    /// The label in different places; where it differs, each is written out, including one from the role.
    private var labels: VariantChoice<LabelText> {
        func labels(isWhole: Bool) -> VariantChoice<TabLabel> {
            choice { $0.writtenLabel(in: plan.spec.locale, isWhole: isWhole) }
        }
        let (locale, short) = (plan.spec.locale, labels(isWhole: false))
        let all = short.only == nil ? labels(isWhole: true) : short
        let sample = tab.tab.writtenLabel(in: locale)
        return all.map {
            LabelText($0, assets: plan.assets, model: tab.model, sample: sample, isSelected: isSelected)
        }
    }

    /// The condition that is true while the tab is selected; nil where no selection is bound, or the tab is one of
    /// many.
    private var isSelected: String? {
        plan.selection == nil || tab.model != nil ? nil : "selection == .\(tab.caseInLoop)"
    }

    /// Returns a value of the tab in different places.
    private func choice<Value>(_ value: (Tab) -> Value) -> VariantChoice<Value> {
        VariantChoice(tab.tab, tab.tab.modifiers.variants, VariantKeys.tab, on: plan.app, value)
    }

    /// The case that selects the tab; nil where no selection is bound.
    private var value: String? {
        guard plan.selection != nil else { return nil }
        return "value: \(isNested ? plan.names.selection : "").\(tab.caseInLoop)"
    }

    /// Returns the role; where it differs, a property with its value.
    private func role(_ source: inout SwiftText) -> String? {
        let roles = choice(\.role)
        if roles.values.contains(.prominent) { source.uses(.prominent) }
        let texts = roles.map { role in
            switch role {
            case nil: "nil"
            case .search: ".search"
            case .prominent:
                plan.reach(of: .prominent) == .everywhere ? ".prominent" : "TabRole.prominentIfAvailable"
            }
        }
        guard let only = texts.only else {
            let property = ViewProperty(name: "\(tab.names.caseName)Role", type: "TabRole?", choice: texts)
            return "role: \(source.name(of: property))"
        }
        return only == "nil" ? nil : "role: \(only)"
    }

    private func writeContent(to source: inout SwiftText) {
        if tab.tab.action {
            let sheet = plan.only == nil ? tab.names.screenName : "a sheet"
            source.comment("Never shown: choosing this tab presents \(sheet).")
            return source.line("Color.clear")
        }
        let screen = ScreenCall(tab, title: tab.model?.expression(.title), plan: plan)
        let toolbar = ContentToolbar(tab: tab.tab, plan: plan)
        let writeScreen = { (source: inout SwiftText) in
            toolbar.writeOmitted(to: &source)
            screen.write(to: &source) { source in
                toolbar.write(to: &source)
                writeToolbar(to: &source)
            }
        }
        let isCompact = plan.mapping?.compact.names == tab.names
        if plan.only != nil, isCompact {
            source.comment("Link to the tabs with isInBrowse here, and add their navigationDestination.")
        }
        guard plan.hasBars, plan.only == nil || isCompact else { return writeScreen(&source) }
        source.block(isCompact ? "NavigationStack(path: $path) {" : "NavigationStack {") { writeScreen(&$0) }
    }
}

extension TabWriter {
    /// Writes the toolbar of the tab's content, an item for each button.
    private func writeToolbar(to source: inout SwiftText) {
        choice(\.modifiers.toolbarItems).write(on: .view, plan: plan, to: &source, isNone: \.isEmpty) {
            items,
            _,
            source in
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
}

/// The modifiers of a tab's content that affect the bars around it.
private struct ContentToolbar {
    /// The choices, each with the default of its key.
    private let choices: [(choice: VariantChoice<[Modifier]>, usual: KeyValue)]
    private let plan: SourcePlan

    init(tab: Tab, plan: SourcePlan) {
        self.plan = plan
        choices = EntryKeys.tab.filter { $0.row.swiftUI.isOnContent }.map { key in
            let choice = key.choice(in: tab, tab.modifiers.variants, VariantKeys.tab, plan: plan)
            return (choice.map { $0 == key.usual ? [] : Self.modifiers(key.row, $0) }, key.usual)
        }
    }

    /// Adds comments for modifiers that none of the systems has.
    func writeOmitted(to source: inout SwiftText) {
        for choice in choices.map(\.choice) where choice.values.joined().allSatisfy({ $0.isOmitted(in: plan) }) {
            for modifier in choice.values.joined() { modifier.write(on: .view, plan: plan, to: &source) }
        }
    }

    func write(to source: inout SwiftText) {
        for (choice, usual) in choices where choice.values.joined().contains(where: { !$0.isOmitted(in: plan) }) {
            choice.write(on: .view, usual: usual, plan: plan, to: &source)
        }
    }

    private static func modifiers(_ row: KeyRow, _ value: KeyValue) -> [Modifier] {
        switch value {
        case .word(let word): [modifier(row, word, for: row.swiftUI.bar)]
        case .members(let members): members.compactMap { modifier(row, $0) }
        default: []
        }
    }

    private static func modifier(_ row: KeyRow, _ member: KeyMember) -> Modifier? {
        guard case .word(let word) = member.value else { return nil }
        return modifier(row, word, for: member.key)
    }

    private static func modifier(_ row: KeyRow, _ word: String, for bar: String?) -> Modifier {
        Modifier(
            name: row.name,
            arguments: [".\(word)"] + (bar.map { ["for: .\($0)"] } ?? []),
            feature: row.swiftUI.feature(of: .word(word)),
            variant: IdentifierWords.capitalized(word)
        )
    }
}

/// The call of a screen; where only the tabs are written, a string in its place.
struct ScreenCall {
    let plan: SourcePlan
    let tab: TabPlan
    /// The title of a tab that is known only when the app runs; nil for a fixed one.
    let title: String?

    init(_ tab: TabPlan, title: String? = nil, plan: SourcePlan) {
        (self.plan, self.tab, self.title) = (plan, tab, title)
    }

    func write(to source: inout SwiftText, modifiers: (inout SwiftText) -> Void = { _ in }) {
        guard plan.only == nil else {
            return source.call("Text", [title ?? SwiftLiteral.title(tab.title)], modifiers: modifiers)
        }
        let models = plan.models(listedIn: tab).map { "\($0.property): \($0.property)" }
        source.call(tab.names.screenName, title.map { ["title: \($0)"] } ?? models, modifiers: modifiers)
    }
}

extension TabPlan {
    /// A Boolean value that indicates whether the title comes from a model.
    var takesTitle: Bool { model?.properties.contains(.title) == true }
}

extension TabViewStyle {
    /// A Boolean value that indicates whether tabs are in bars and sidebars, with navigation in each; pages have none.
    var hasBars: Bool {
        switch self {
        case .automatic, .sidebarAdaptable, .tabBarOnly, .grouped: true
        case .page, .verticalPage, .carousel: false
        }
    }
}
