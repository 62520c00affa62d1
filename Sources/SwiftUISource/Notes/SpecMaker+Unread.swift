import TabModel

/// The part of a tab view on which an unread modifier is called.
enum UnreadOwner {
    case tabView, entry, label

    /// The settings that a modifier of the app or of a package may change.
    fileprivate var anything: String {
        switch self {
        case .tabView: "the style, the customization and other settings of the tab view"
        case .entry: "the tab's badge, placement and other settings"
        case .label: "the title and the symbol"
        }
    }

    /// The looks that a modifier of SwiftUI may change.
    fileprivate var looks: String {
        switch self {
        case .tabView: "the look of the bar"
        case .entry: "the look of the tab"
        case .label: "the look of the label"
        }
    }

    /// The keys whose values a modifier of the app or of a package may set.
    fileprivate var keys: [StandIn.Key] {
        switch self {
        case .tabView:
            [.tabViewStyle, .tabViewCustomization, .tabViewSearchActivation, .tabBarMinimizeBehavior, .searchable]
        case .entry: [.customizationID, .tabPlacement, .customizationBehavior, .defaultVisibility]
        case .label: []
        }
    }
}

extension SpecMaker {
    /// The modifiers of the tab view that are read, for any key.
    private static let readOfTabView = Set(TabViewKeys.all.filter(\.row.swiftUI.isModifier).map(\.name)).union([
        "tabViewStyle", "tabViewCustomization", "searchable", "indexViewStyle", "accentColor",
        // Around a view that is itself a tab of another tab view.
        "tabItem", "tag", "badge",
    ])

    /// The modifiers of an entry that are read, for any key.
    private static let readOfEntry = Set(
        EntryKeys.modifiers.filter { $0.row.swiftUI.isModifier || $0.row.swiftUI.isOnContent }.map(\.name)
            + EntryKeys.plainTab.filter { $0.row.swiftUI.isModifier || $0.row.swiftUI.isOnContent }.map(\.name)
            + EntryKeys.plainSection.filter(\.row.swiftUI.isModifier).map(\.name)
    ).union(["tabItem", "tag", "hidden", "disabled", "toolbar", "badge"])

    /// The modifiers that have no effect on a tab where they are called on its screen.
    private static let readOnScreen = SystemModifiers.looks.union([
        "tint", "accentColor", "environment", "transformEnvironment",
    ])

    /// The modifiers of a label that are read, or have no effect in a bar.
    private static let readOfLabel: Set = [
        "symbolVariant", "environment", "tint", "accentColor", "badge", "tabItem", "tag",
    ]

    /// Notes the modifiers of the tab view that aren't read, and marks the keys that they may set.
    mutating func noteUnread(of view: ViewExpression, _ standIns: inout StandIns) {
        let isPager = [.page, .verticalPage, .carousel].contains(style(view))
        let unread = view.modifiers.filter { !isRead($0, Self.readOfTabView) && !($0.isSystems && isPager) }
        note(unread, on: .tabView)
        mark(view.modifiers, unread, on: .tabView, &standIns)
    }

    /// Notes the modifiers at places two of which can be shown at the same time, and marks the keys that they set
    /// there.
    mutating func noteElsewhere(_ modifiers: [ModifierCall], _ standIns: inout StandIns) {
        for modifier in modifiers where !isRead(modifier, []) {
            let text = "\(modifier.name) is ignored: this view is shown in several places, and only one of them has it."
            note("modifier-not-read", text, at: modifier.place)
            guard let key = StandIn.Key(rawValue: modifier.name), StandIn.Key.ofTabView.contains(key) else { continue }
            standIns[key] = standIns[key] ?? StandIn(modifier.shownName, why: .runTime)
        }
    }

    /// Notes the modifiers of an entry and of its label that aren't read, and marks the keys that they may set.
    mutating func noteUnread(of entry: Entry, _ standIns: inout StandIns) {
        if let unread = entry.unread { mark(entry, unread, &standIns) }
        let read = Self.readOfEntry.union(entry.isView ? Self.readOnScreen : [])
        let unread = entry.modifiers.filter { !isRead($0, read) && !$0.showsBackground }
        note(unread, on: .entry)
        // A modifier on a tab's screen has no information about its place.
        if !entry.isView { mark(entry.modifiers, unread, on: .entry, &standIns) }
        // On a screen, bars of navigation have such modifiers too.
        let ofBar = entry.isView ? [] : entry.screen.filter(\.isForTabBar)
        note(ofBar.filter { !isRead($0, Self.readOfEntry) && !$0.showsBackground }, on: .entry)
        note(entry.label.modifiers.filter { !isRead($0, Self.readOfLabel) }, on: .label)
    }

    private func isRead(_ modifier: ModifierCall, _ names: Set<String>) -> Bool {
        names.contains(modifier.name) || SystemModifiers.haveNoEffect(modifier.name) || modifier.setsNothingOfBars
    }

    private mutating func note(_ unread: [ModifierCall], on owner: UnreadOwner) {
        for modifier in unread {
            let text =
                modifier.isSystems
                ? "\(modifier.shownName) is ignored: it may change \(owner.looks)."
                : "\(modifier.shownName) isn't declared in any file that was read. It may set \(owner.anything)."
            note("modifier-not-read", text, at: modifier.place)
        }
    }

    /// Notes the values of an entry that aren't known.
    ///
    /// Titles and images have notes of their own. An entry whose declaration wasn't read has one note for everything,
    /// and the values of a repeated entry depend on its element.
    mutating func noteUnknown(of entry: Entry, _ part: EntryPart) {
        guard entry.repeated == nil, entry.unread == nil else { return }
        for key in StandIn.Key.allCases where !Self.notedByLabel.contains(key) {
            guard let standIn = part.modifiers.standIns[key] else { continue }
            let text = "\(key.rawValue) is unknown: \(code(standIn.text)) \(standIn.why.words)."
            note("unresolved-value", text, standIn.why, at: part.places.members[key.rawValue] ?? entry.place)
        }
    }

    private static let notedByLabel: Set<StandIn.Key> = [.title, .systemImage, .image, .imageAsset, .order]

    /// Notes a setting of the tab view that isn't known.
    mutating func noteUnknown(_ key: String, _ unknown: Unknown) {
        note("unresolved-value", "\(key) is unknown: \(code(unknown.text)) \(unknown.why.words).", unknown)
    }

    /// Marks all keys of an entry whose declaration wasn't read, except those of the modifiers called on it.
    private func mark(_ entry: Entry, _ unread: Unknown, _ standIns: inout StandIns) {
        let called = Set(entry.modifiers.map(\.name))
        let keys = [.value, .role, .hidden] + UnreadOwner.entry.keys
        for key in keys where standIns[key] == nil && !called.contains(key.rawValue) {
            if key == .value, entry.value != nil { continue }
            standIns[key] = StandIn(unread)
        }
    }

    /// Marks the keys that a modifier of the app or of a package may set, unless one before it sets them.
    private func mark(
        _ modifiers: [ModifierCall],
        _ unread: [ModifierCall],
        on owner: UnreadOwner,
        _ standIns: inout StandIns
    ) {
        guard let first = unread.first(where: { !$0.isSystems }) else { return }
        let before = Set(modifiers.prefix { $0.place != first.place }.filter { $0.formula == .always }.map(\.name))
        for key in owner.keys where standIns[key] == nil && !before.contains(key.rawValue) {
            standIns[key] = StandIn(first.shownName, why: .notFound)
        }
    }
}

extension ModifierCall {
    /// A Boolean value that indicates whether SwiftUI declares the modifier; for `modifier(_:)`, the argument decides.
    fileprivate var isSystems: Bool { name != "modifier" && SystemModifiers.contain(name) }

    /// The displayed name: of a `ViewModifier`, that of its type; of an environment value, with its key.
    fileprivate var shownName: String {
        if let key = environmentKey { return "\(name)(\\.\(key))" }
        guard name == "modifier", let type = arguments.first?.text.prefix(while: { $0 != "(" }), !type.isEmpty else {
            return name
        }
        return String(type)
    }

    /// A Boolean value that indicates whether the modifier shows or hides a bar's background, which a key expresses.
    fileprivate var showsBackground: Bool { name == "toolbarBackground" && namesVisibility }

    /// A Boolean value that indicates whether the modifier sets an environment value that no bar reads, or that is read
    /// here.
    fileprivate var setsNothingOfBars: Bool {
        guard name == "environment" || name == "transformEnvironment" else { return false }
        guard let key = environmentKey else { return true }
        if Self.readOfEnvironment.contains(key) { return name == "environment" }
        return !SystemModifiers.environment.contains(key)
    }

    /// The values of the environment that keys are named after.
    private static let readOfEnvironment = Set(TabViewKeys.all.filter(\.row.swiftUI.isInEnvironment).map(\.name))
        .union(["symbolVariants"])

    /// A Boolean value that indicates whether the modifier changes the bar around a tab, when it is called on the tab's
    /// screen.
    fileprivate var isForTabBar: Bool {
        name == "preferredColorScheme" || arguments.contains { $0.text.hasSuffix(".tabBar") }
    }
}
