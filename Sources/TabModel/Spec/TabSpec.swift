/// What a spec file says: one `TabView` with its modifiers and entries (the format, form 1).
///
/// The initializer gives every entry its id, so ids are unique within a spec. Everything else is as the author wrote
/// it: duplicates and contradictions are findings, not errors.
public struct TabSpec: Hashable, Sendable {
    /// What the preview is called; nil represents the file's name.
    public var title: String?
    /// `tabViewStyle(_:)` (R1.60).
    public var tabViewStyle = TabViewStyle.automatic
    /// `page(indexDisplayMode:)` (R1.33).
    public var pageIndexDisplayMode = PageIndexDisplayMode.automatic
    /// The bound selection; nil means no binding (R1.1, R4.4).
    public var selection: TabValue?
    /// The storage key of the attached customization; nil means none is attached (R1.61, R1.82, R1.93).
    public var tabViewCustomization: String?
    /// `defaultAdaptableTabBarPlacement(_:)` (R1.63).
    public var defaultAdaptableTabBarPlacement = AdaptableTabBarPlacement.automatic
    /// `defaultTabBarPlacement(_:)`, OS 27 (R1.64).
    public var defaultTabBarPlacement = DefaultTabBarPlacement.automatic
    /// `tabBarMinimizeBehavior(_:)`, OS 26 (R1.65).
    public var tabBarMinimizeBehavior = TabBarMinimizeBehavior.automatic
    /// `tabViewSearchActivation(_:)`, OS 26 (R1.67).
    public var tabViewSearchActivation = TabSearchActivation.automatic
    /// `tabViewBottomAccessory(content:)`, OS 26 (R1.66).
    public var tabViewBottomAccessory: TabLabel?
    /// `tabViewSidebarHeader(content:)`.
    public var tabViewSidebarHeader: TabLabel?
    /// `tabViewSidebarFooter(content:)`.
    public var tabViewSidebarFooter: TabLabel?
    /// `tabViewSidebarBottomBar(content:)`.
    public var tabViewSidebarBottomBar: TabLabel?
    /// Whether `searchable` is on the tab view (R1.70).
    public var searchable = false
    /// The Browse pattern, where the author uses it (R4.13).
    public var sizeClassMapping: SizeClassMapping?
    /// The resolver's switches.
    public var switches = ResolverSwitches()
    /// The platforms that findings speak about, in the author's order.
    public var platforms: [Platform] = [.iPhone, .iPad]
    /// Findings switched off for the whole spec: rule id to the reason given.
    public var lint: [String: String] = [:]
    /// Where the document begins; nil for specs made in memory.
    public var location: SourceLocation?
    /// The entries in declared order, with their ids.
    public private(set) var tabs: [TabEntry]

    /// Makes a spec of its entries and gives each its id.
    public init(tabs: [TabEntry]) {
        var numbering = EntryNumbering()
        self.tabs = numbering.numbered(tabs)
    }

    /// The same tab view with other entries, each of which gets its id.
    public func holding(_ tabs: [TabEntry]) -> Self {
        var numbering = EntryNumbering()
        var spec = self
        spec.tabs = numbering.numbered(tabs)
        return spec
    }
}
