/// The contents of a spec file: one `TabView` with its modifiers and entries.
///
/// The initializer gives every entry its id, so ids are unique within a spec. Everything else is as the author wrote
/// it: duplicates and contradictions are findings, not errors.
public struct TabSpec: Hashable, Sendable {
    /// The title of the preview; nil represents the file's name.
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
    /// `verticalPage(transitionStyle:)` (R1.34).
    public var verticalPageTransitionStyle = VerticalPageTransitionStyle.automatic
    /// `defaultTabBarPlacement(_:)`, OS 27 (R1.64).
    public var defaultTabBarPlacement = DefaultTabBarPlacement.automatic
    /// `tabBarMinimizeBehavior(_:)`, OS 26 (R1.65).
    public var tabBarMinimizeBehavior = TabBarMinimizeBehavior.automatic
    /// `toolbarVerticalBehavior(_:)`, OS 27.1 (R1.102).
    public var toolbarVerticalBehavior = ToolbarVerticalBehavior.automatic
    /// `tabViewSearchActivation(_:)`, OS 26 (R1.67).
    public var tabViewSearchActivation = TabSearchActivation.automatic
    /// `tabViewBottomAccessory(isEnabled:content:)`, OS 26 (R1.66, R1.109).
    public var tabViewBottomAccessory: BottomAccessory?
    /// `tabViewSidebarHeader(content:)`.
    public var tabViewSidebarHeader: TabLabel?
    /// `tabViewSidebarFooter(content:)`.
    public var tabViewSidebarFooter: TabLabel?
    /// `tabViewSidebarBottomBar(content:)`.
    public var tabViewSidebarBottomBar: TabLabel?
    /// `tint(_:)`; nil means the system's blue (R2.116).
    public var tint: Tint?
    /// `environment(\.symbolVariants, …)`; nil leaves the form of symbols to the bar (R2.118).
    public var symbolVariants: SymbolVariants?
    /// `environment(\.horizontalSizeClass, …)`; nil leaves the size class to the device (R2.117).
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// The `Settings` scene that the tab view is in; nil where it is in another scene (R1.121).
    public var settingsWindow: SettingsWindow?
    /// The path of the asset catalog with the images that `imageAsset` names, relative to the spec's directory
    /// (R1.116).
    public var assetCatalog: String?
    /// `UIDesignRequiresCompatibility` in the app's property list (R1.114).
    public var designRequiresCompatibility = false
    /// The language of the system's words and of the titles.
    public var locale = LocaleIdentifier.en
    /// The path of a strings catalog in which plain titles are keys, relative to the spec's directory (R1.119).
    public var stringsCatalog: String?
    /// The contents of that catalog; nil until they are read, and if none is named.
    public var strings: StringsCatalog?
    /// A Boolean value that indicates whether `searchable` is on the tab view (R1.70).
    public var searchable = false
    /// The Browse pattern, if the author uses it (R4.13).
    public var sizeClassMapping: SizeClassMapping?
    /// The resolver's switches.
    public var switches = ResolverSwitches()
    /// The platforms that findings are about, in the author's order.
    public var platforms: [Platform] = [.iPhone, .iPad]
    /// The conditions whose values only the running app knows, in the author's order (R1.118).
    public var conditions: [Condition] = []
    /// The stand-ins for values of the tab view that the source of the app doesn't contain (R1.120).
    public var standIns = StandIns()
    /// The variants of the tab view; later ones win (R1.118).
    public var variants: [Variant] = []
    /// The findings switched off for the whole spec: the given reasons by rule id.
    public var lint: [String: String] = [:]
    /// The place at which the document begins; nil for specs made in memory.
    public var location: SourceLocation?
    /// The places of its keys and those of its entries; empty for specs made in memory.
    public var keyPlaces = KeyPlaces()
    /// The places of all of it in an app's source, if it was read there.
    public var sourceMap: SourceMap?
    /// The keys whose values come from variants, in a spec resolved for one environment; empty in a spec as written.
    public var origins: [String: Variant.Origin] = [:]
    /// The entries in declared order, with their ids.
    public private(set) var tabs: [TabEntry]

    /// Creates a spec from its entries and gives each its id.
    public init(tabs: [TabEntry]) {
        var numbering = EntryNumbering()
        self.tabs = numbering.numbered(tabs)
    }

    /// Returns the tab view with other entries, each of which gets its id.
    public func holding(_ tabs: [TabEntry]) -> Self {
        var numbering = EntryNumbering()
        var spec = self
        spec.tabs = numbering.numbered(tabs)
        return spec
    }

    /// Returns the tab view with some of its own entries, changed or not, each with the id that it has.
    public func keeping(_ tabs: [TabEntry]) -> Self {
        var spec = self
        spec.tabs = tabs
        return spec
    }
}

/// The accessory above the bottom bar: `tabViewBottomAccessory(isEnabled:content:)` (R1.66, R1.109).
public struct BottomAccessory: Hashable, Sendable {
    /// The content, a label; one without a title and a symbol is empty (R5.64).
    public var label: TabLabel
    /// A Boolean value that indicates whether there is an accessory at all; nil if the author doesn't state it, which
    /// means that there is one.
    public var isEnabled: Bool?

    /// Creates an accessory from its content.
    public init(_ label: TabLabel = TabLabel(), isEnabled: Bool? = nil) {
        (self.label, self.isEnabled) = (label, isEnabled)
    }

    /// A Boolean value that indicates whether it has no content.
    public var isEmpty: Bool { label.title?.isEmpty != false && label.systemImage?.isEmpty != false }
}

extension TabSpec {
    /// A Boolean value that indicates whether its bar on a Mac is the toolbar of a settings window (R2.121).
    public var hasSettingsToolbar: Bool {
        settingsWindow != nil && [.automatic, .tabBarOnly].contains(tabViewStyle)
    }
}

/// The window of a Mac's `Settings` scene (R1.121, R2.121).
public struct SettingsWindow: Hashable, Sendable {
    /// The width of its content in points, at least one; nil if the author doesn't state it.
    public var width: Int?

    /// Creates a window of a width.
    public init(width: Int? = nil) { self.width = width }
}

extension TabScreen {
    /// The screenshot's path; nil for a placeholder.
    public var imagePath: String? {
        if case .image(let path) = self { path } else { nil }
    }
}

/// The numbering that gives entries their ids in one depth-first count, a section before its tabs (R2.19).
struct EntryNumbering {
    private var count = 0
    private var taken: Set<EntryID> = []
    private var lastSuffix: [EntryID: Int] = [:]

    mutating func numbered(_ entries: [TabEntry]) -> [TabEntry] {
        entries.map { numbered($0) }
    }

    private mutating func numbered(_ entry: TabEntry) -> TabEntry {
        let number = count
        count += 1
        switch entry {
        case .tab(var tab):
            tab.id = unique(tab.value?.text ?? tab.modifiers.customizationID ?? "tab-\(number)")
            return .tab(tab)
        case .section(var section):
            section.id = unique(section.modifiers.customizationID ?? "section-\(number)")
            section.tabs = numbered(section.tabs)
            return .section(section)
        }
    }

    /// Returns the wanted id, or the first of `wanted~2`, `wanted~3`, … that no earlier entry has.
    ///
    /// Ids are in markup and in addresses, so control characters are written out.
    private mutating func unique(_ text: String) -> EntryID {
        let wanted = text.writingOutControls
        guard !taken.insert(wanted).inserted else { return wanted }
        var suffix = lastSuffix[wanted, default: 1]
        var candidate: EntryID
        repeat {
            suffix += 1
            candidate = "\(wanted)~\(suffix)"
        } while !taken.insert(candidate).inserted
        lastSuffix[wanted] = suffix
        return candidate
    }
}

/// The Browse pattern: one compact tab represents several that exist in regular width only (R4.10 to R4.13).
public struct SizeClassMapping: Hashable, Sendable {
    /// The tab that exists in compact width: its value.
    public var compactTab: TabValue
    /// The values that exist in regular width only.
    public var regularValues: [TabValue]
    /// The value selected when the compact tab's path is empty.
    public var defaultRegularValue: TabValue

    /// Creates a mapping.
    public init(compactTab: TabValue, regularValues: [TabValue], defaultRegularValue: TabValue) {
        self.compactTab = compactTab
        self.regularValues = regularValues
        self.defaultRegularValue = defaultRegularValue
    }
}
