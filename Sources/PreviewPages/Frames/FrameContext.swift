import PreviewCore
public import TabModel
import TabResolver

/// The content of a frame to draw: its environment and the layout of the spec there.
public struct FrameContent: Sendable {
    /// The environment of the layout.
    public var environment: ResolutionEnvironment
    /// The layout to draw.
    var layout: TabLayout
    /// The customization of the layout, as far as the spec allows it.
    var customization: TabViewCustomization?
    /// The images that the spec names.
    public var images: FrameImages

    /// Creates a frame's content.
    public init(
        environment: ResolutionEnvironment,
        layout: TabLayout,
        customization: TabViewCustomization? = nil,
        images: FrameImages = FrameImages()
    ) {
        self.environment = environment
        self.layout = layout
        self.customization = customization
        self.images = images
    }
}

/// The images that a spec names, in the form that frames show.
public struct FrameImages: Hashable, Sendable {
    /// The relative URLs, or `data:` URLs, by path.
    ///
    /// An image without a URL is drawn as one that can't be shown.
    public var addresses: [String: String]
    /// The images of the asset catalog.
    public var catalog: AssetCatalog

    /// Creates images from their URLs.
    public init(_ addresses: [String: String] = [:], catalog: AssetCatalog = AssetCatalog()) {
        (self.addresses, self.catalog) = (addresses, catalog)
    }
}

/// The context of a frame's drawing, shared by all its parts.
struct FrameContext {
    let content: FrameContent
    let view: ViewState
    let transitions: TabTransitions
    let icons: IconSource
    /// A closure that returns the part of a view that the frame's links keep.
    ///
    /// It is all of the view, unless the frame is in a file that does not need some parts.
    var canonical: (ViewState) -> ViewState = { $0 }
    /// A Boolean value that indicates whether there is a server that rearranges dragged entries.
    ///
    /// A standalone file has none.
    var isEditable = true
    /// The rights of any visitor of the frame.
    var rights = Right.owner

    /// Returns the context with another layout of the spec, which may have other entries there.
    func showing(_ content: FrameContent, with resolver: LayoutResolver) -> Self {
        Self(
            content: content,
            view: view,
            transitions: TabTransitions(resolver, in: content.environment, customization: content.customization),
            icons: icons,
            canonical: canonical,
            isEditable: isEditable,
            rights: rights
        )
    }

    var environment: ResolutionEnvironment { content.environment }
    var layout: TabLayout { content.layout }
    /// The entries of the spec in the environment.
    var outline: SpecOutline { transitions.outline }

    /// Returns the icon of an entry of a bar or sidebar.
    func icon(of entry: BarEntry) -> IconValues? { icons.icon(of: entry, label: outline.entry(entry.id)?.label) }

    /// The words that the system writes in the frame.
    var words: SystemWords { outline.locale.words }

    /// The frame's name on the page, such as `ipad-regular`.
    ///
    /// In the view of all devices, the iPad's sidebar has a separate name.
    var name: String {
        let part = environment.platform == .iPhoneDuo ? environment.pose.rawValue : environment.sizeClass.rawValue
        let name = "\(environment.platform.rawValue)-\(part)".lowercased()
        return isPicture && environment.form == .sidebar ? "\(name)-sidebar" : name
    }

    /// A Boolean value that indicates whether the frame is only a picture: no control works, one click opens it alone.
    var isPicture: Bool { view.stageView == .all }

    /// A Boolean value that indicates whether entries state people's rights to change them.
    ///
    /// They do not in design mode, in which all entries can be moved.
    var tellsRights: Bool { isEditable && rights.customizes && !isPicture && view.mode == .preview && !view.before }

    /// A Boolean value that indicates whether the frame looks like another one: the sidebar of an iPad that has none.
    var isRepetition: Bool { isPicture && environment.form == .sidebar && layout.sidebar == nil }

    /// A Boolean value that indicates whether the view of all devices omits the frame.
    ///
    /// It omits repetitions, and iPhone Duo unless the spec is for it.
    var isLeftOut: Bool { isRepetition || (isPicture && environment.platform == .iPhoneDuo && !isListed) }

    /// A Boolean value that indicates whether the spec lists the platform.
    var isListed: Bool { outline.spec.platforms.contains(environment.platform) }

    /// The frame whose menu the button opens.
    ///
    /// Nil if the visitor may not use the menu's actions, and on devices without a pointer.
    var menuFor: String? {
        guard rights.customizes, isEditable, !isPicture, environment.platform != .tv else { return nil }
        switch layout.chrome {
        case .bottomBar, .verticalBar, .topBar, .sidebar, .ornamentAndSidebar: return name
        case .ornament, .pages: return nil
        }
    }

    /// The id of the element that holds the content.
    var panelID: String { "\(name)-panel" }

    /// Returns the URL of the view after an action, by the rules that draw it.
    func href(after act: TabAct) -> String { canonical(view.following(act, in: transitions)).href }

    /// The style sheets that the frame needs besides the page's: those of another device, and of pages with dots.
    var roomStyles: Set<String> {
        let device =
            switch environment.platform {
            case .iPhone, .iPad: [String]()
            case .iPhoneDuo: ["duo.css"]
            case let platform: ["\(platform.rawValue).css"]
            }
        return Set(device + (layout.chrome == .pages && environment.platform != .watch ? ["pages.css"] : []))
    }

    /// A Boolean value that indicates whether the frame is a Mac's settings window (R2.121).
    var isSettingsWindow: Bool {
        environment.platform == .mac && layout.chrome == .topBar && outline.spec.hasSettingsToolbar
    }

    /// The system generation whose design the frame has, determined by system and SDK (R6.12, R6.14).
    var level: OSVersion { environment.level(requiringCompatibility: outline.spec.designRequiresCompatibility) }

    /// A Boolean value that indicates whether the frame is drawn in the look of OS 26 (R6.10).
    var isGlass: Bool { level >= .v26 }

    /// A Boolean value that indicates whether the tab with the shown content is a search tab.
    var showsSearchTab: Bool { layout.shown.flatMap(outline.tab)?.role == .search }

    /// A Boolean value that indicates whether the search tab has taken over the bottom bar (R2.48).
    ///
    /// Its field shows, and the tabs are folded away.
    var isSearchTabOpen: Bool {
        showsSearchTab && layout.chrome == .bottomBar && layout.bar?.detached?.id == layout.shown
    }

    /// A Boolean value that indicates whether the search field has the focus, with the keyboard below it.
    var isSearchActive: Bool { isSearchTabOpen && environment.interaction.search }

    /// A Boolean value that indicates whether a tab of More shows, with More's list as the way back (R4.16).
    var showsTabOfMore: Bool { layout.highlighted == .more && !showsMoreList && layout.shown != nil }

    /// The tab that the Browse pattern pushed last on the path of the shown tab (R4.10).
    var pushedTab: EntryID? {
        guard environment.sizeClass == .compact, let mapping = outline.spec.sizeClassMapping,
            let shown = layout.shown.flatMap(outline.tab), shown.value == mapping.compactTab
        else { return nil }
        return transitions.settled.interaction.path.last.flatMap { outline.tab($0)?.id }
    }

    /// A Boolean value that indicates whether More's list is in the screen area.
    var showsMoreList: Bool { environment.interaction.more && layout.bar?.more != nil }
}
