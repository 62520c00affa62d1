/// A pair of settings, one for each adaptable placement: what `…(_:for:)` modifiers take (R1.21, R1.22).
public struct PerPlacement<Setting: Hashable & Sendable>: Hashable, Sendable {
    /// The setting in the sidebar.
    public var sidebar: Setting
    /// The setting in the tab bar.
    public var tabBar: Setting

    /// Makes a pair of two settings.
    public init(sidebar: Setting, tabBar: Setting) {
        self.sidebar = sidebar
        self.tabBar = tabBar
    }

    /// Makes a pair of one setting that holds for every placement.
    public init(_ setting: Setting) {
        self.init(sidebar: setting, tabBar: setting)
    }
}

/// The bars that a screen shows, or whose background it shows, as far as they concern tabs (R1.112, R2.120).
public struct ToolbarVisibility: Hashable, Sendable {
    /// The tab bar.
    public var tabBar = Visibility.automatic

    /// Makes what changes nothing.
    public init(tabBar: Visibility = .automatic) { self.tabBar = tabBar }
}

/// The author's `hidden(_:)` condition, as far as a spec can state it (R1.47).
public enum Hidden: Hashable, Sendable {
    /// Shown everywhere.
    case never
    /// Shown nowhere.
    case always
    /// Not shown while the horizontal size class is this one.
    case when(UserInterfaceSizeClass)

    /// Returns a Boolean value that indicates whether an entry so marked is hidden at a size class.
    public func holds(in sizeClass: UserInterfaceSizeClass) -> Bool {
        switch self {
        case .never: false
        case .always: true
        case .when(let hidden): hidden == sizeClass
        }
    }
}

/// A badge: a number or a short text (R1.49).
public enum Badge: Hashable, Sendable {
    /// A number; zero shows none.
    case count(Int)
    /// A string; an empty one shows none.
    case text(String)

    /// What is drawn, or nil where nothing is (R2.77).
    public var shownText: String? {
        switch self {
        case .count(0): nil
        case .count(let count): String(count)
        case .text(let text): text.isEmpty ? nil : text
        }
    }
}

/// The modifiers that tabs and sections share (the rulebook, 1.5).
public struct TabModifiers: Hashable, Sendable {
    /// `tabPlacement(_:)` (R1.20, R1.43).
    public var tabPlacement = TabPlacement.automatic
    /// `customizationID(_:)`: meant to be unique, sections included (R1.44, R5.6).
    public var customizationID: String?
    /// `customizationBehavior(_:for:)` (R1.45).
    public var customizationBehavior = PerPlacement<TabCustomizationBehavior>(.automatic)
    /// `defaultVisibility(_:for:)` (R1.46).
    public var defaultVisibility = PerPlacement<Visibility>(.automatic)
    /// `hidden(_:)` (R1.47).
    public var hidden = Hidden.never
    /// `disabled(_:)` (R1.48).
    public var disabled = false
    /// `badge(_:)`; on a section it has no effect (R5.33).
    public var badge: Badge?
    /// `toolbarMinimizationBehavior(_:for: .navigationBar)` on a tab's content; on a section no effect (R1.107, R5.33).
    public var toolbarMinimizationBehavior = ToolbarMinimizationBehavior.automatic
    /// `toolbarMinimizationRestoration(_:for: .navigationBar)` on a tab's content (R1.108, R5.33).
    public var toolbarMinimizationRestoration = ToolbarMinimizationRestoration.automatic
    /// `toolbarVisibility(_:for: .tabBar)` on a tab's content (R1.112, R5.33).
    public var toolbarVisibility = ToolbarVisibility()
    /// `toolbarBackgroundVisibility(_:for: .tabBar)` on a tab's content (R2.120, R5.33).
    public var toolbarBackgroundVisibility = ToolbarVisibility()
    /// `toolbarVerticalBehavior(_:)` on a tab's content; on a section no effect (R1.102, R5.33).
    public var toolbarVerticalBehavior = ToolbarVerticalBehavior.automatic
    /// `toolbarVerticalCompressionBehavior(_:)` on a tab's content; on a section no effect (R1.103, R5.33).
    public var toolbarVerticalCompressionBehavior = ToolbarVerticalCompressionBehavior.automatic
    /// The toolbar's buttons of a tab's content, in declared order; on a section no effect (R1.105, R5.33).
    public var toolbarItems: [TabLabel] = []
    /// `sectionActions`; on a tab they have no effect (R1.50, R5.33).
    public var sectionActions: [TabLabel] = []
    /// Where the entry is declared, as `#if` would have it; nil means everywhere (R1.118).
    public var when: When?
    /// What the entry says otherwise somewhere; later ones win (R1.118).
    public var variants: [Variant] = []
    /// A Boolean value that indicates whether the entry is known only when the app runs (R1.6).
    public var dynamic = false
    /// What a dynamic entry is repeated over; nil where it is one entry (R1.120).
    public var repeats: Repetition?
    /// What stands for values that the source of the app doesn't tell (R1.120).
    public var standIns = StandIns()
    /// Findings switched off at this entry: rule id to the reason given.
    public var lint: [String: String] = [:]
    /// Where the entry begins in its file; nil for entries made in memory.
    public var location: SourceLocation?
    /// The keys that variants gave their values, in a spec as it is in one environment; empty as written.
    public var origins: [String: Variant.Origin] = [:]

    /// Makes modifiers that change nothing.
    public init() {}

    /// A Boolean value that indicates whether the entry, or how often it is there, is known only when the app runs
    /// (R1.6, R1.120).
    public var isDynamic: Bool { dynamic || repeats != nil }
}
