/// A pair of settings, one for each adaptable placement, as `…(_:for:)` modifiers take them (R1.21, R1.22).
public struct PerPlacement<Setting: Hashable & Sendable>: Hashable, Sendable {
    /// The setting in the sidebar.
    public var sidebar: Setting
    /// The setting in the tab bar.
    public var tabBar: Setting

    /// Creates a pair from two settings.
    public init(sidebar: Setting, tabBar: Setting) {
        self.sidebar = sidebar
        self.tabBar = tabBar
    }

    /// Creates a pair from one setting that holds for every placement.
    public init(_ setting: Setting) {
        self.init(sidebar: setting, tabBar: setting)
    }
}

/// The bars that a screen shows, or whose background it shows, as far as they concern tabs (R1.112, R2.120).
public struct ToolbarVisibility: Hashable, Sendable {
    /// The tab bar.
    public var tabBar = Visibility.automatic

    /// Creates a visibility, by default one that changes nothing.
    public init(tabBar: Visibility = .automatic) { self.tabBar = tabBar }
}

/// The author's `hidden(_:)` condition, as far as a spec can state it (R1.47).
public enum Hidden: Hashable, Sendable {
    /// The entry is shown everywhere.
    case never
    /// The entry is shown nowhere.
    case always
    /// The entry is not shown while the horizontal size class is this one.
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

    /// The drawn text, or nil if nothing is drawn (R2.77).
    public var shownText: String? {
        switch self {
        case .count(0): nil
        case .count(let count): String(count)
        case .text(let text): text.isEmpty ? nil : text
        }
    }
}

/// The modifiers that tabs and sections share.
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
    /// `toolbarMinimizationBehavior(_:for: .navigationBar)` on a tab's content; no effect on a section (R1.107, R5.33).
    public var toolbarMinimizationBehavior = ToolbarMinimizationBehavior.automatic
    /// `toolbarMinimizationRestoration(_:for: .navigationBar)` on a tab's content (R1.108, R5.33).
    public var toolbarMinimizationRestoration = ToolbarMinimizationRestoration.automatic
    /// `toolbarVisibility(_:for: .tabBar)` on a tab's content (R1.112, R5.33).
    public var toolbarVisibility = ToolbarVisibility()
    /// `toolbarBackgroundVisibility(_:for: .tabBar)` on a tab's content (R2.120, R5.33).
    public var toolbarBackgroundVisibility = ToolbarVisibility()
    /// `toolbarVerticalBehavior(_:)` on a tab's content; no effect on a section (R1.102, R5.33).
    public var toolbarVerticalBehavior = ToolbarVerticalBehavior.automatic
    /// `toolbarVerticalCompressionBehavior(_:)` on a tab's content; no effect on a section (R1.103, R5.33).
    public var toolbarVerticalCompressionBehavior = ToolbarVerticalCompressionBehavior.automatic
    /// The toolbar's buttons of a tab's content, in declared order; no effect on a section (R1.105, R5.33).
    public var toolbarItems: [TabLabel] = []
    /// `sectionActions`; on a tab they have no effect (R1.50, R5.33).
    public var sectionActions: [TabLabel] = []
    /// The alternatives under which the entry is declared, as in `#if`; empty means everywhere (R1.118).
    public var when: [When] = []
    /// The variants of the entry; later ones win (R1.118).
    public var variants: [Variant] = []
    /// A Boolean value that indicates whether the entry is known only at run time (R1.6).
    public var dynamic = false
    /// The data over which a dynamic entry is repeated; nil if it is one entry (R1.120).
    public var repeats: Repetition?
    /// The stand-ins for values that the source of the app doesn't contain (R1.120).
    public var standIns = StandIns()
    /// The findings switched off at this entry: the given reasons by rule id.
    public var lint: [String: String] = [:]
    /// The place at which the entry begins in its file; nil for entries made in memory.
    public var location: SourceLocation?
    /// The keys whose values come from variants, in a spec resolved for one environment; empty in a spec as written.
    public var origins: [String: Variant.Origin] = [:]

    /// Creates modifiers that change nothing.
    public init() {}

    /// A Boolean value that indicates whether the entry, or its number of repetitions, is known only at run time (R1.6,
    /// R1.120).
    public var isDynamic: Bool { dynamic || repeats != nil }
}
