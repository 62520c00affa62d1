import TabModel
import TabResolver

/// The values of one device with everything drawn in it.
struct FrameValues: TemplateValue {
    var name: String
    var label: String
    var caption: String
    var detail: String
    var openHref: String
    /// The frame whose menu the button at the caption opens; nil if there is no such button.
    var menuFor: String?
    /// A Boolean value that indicates whether the frame is only a picture: one click opens it alone.
    var isPicture: Bool
    /// A Boolean value that indicates whether the platform is among the spec's.
    var isListed: Bool
    /// The note about sections of the bar about which sources differ.
    var disputed: DisputedSectionsValues?
    /// The names of the tab view's unknown values, such as `style, tint`; nil if all are known.
    var unknown: String?
    var platform: String
    /// The spec's `tabViewStyle`.
    var style: String
    /// The spec's `tint` (R2.116): the name of a system color, or `own`.
    var tint: String?
    /// The app's custom color, if the tint is one.
    var ownTint: OwnTintValues?
    /// The visibility that the selected tab's content sets for the bar's background (R2.120).
    var barBackground: String?
    var sizeClass: String
    var os: String
    var orientation: String
    var direction: String
    var form: String
    var editing: String
    var chrome: String
    var typeSize: String
    var isPhone: Bool
    var isPad: Bool
    var isMac: Bool
    /// The pose of an iPhone Duo; nil on other devices.
    var pose: String?
    /// The physical edge of the iPhone Duo's column; nil if there is no column (R2.93).
    var columnEdge: String?
    /// The kind of a Mac's settings window (R2.121), `settings` or `wideSettings`; nil for every other window.
    var window: String?
    /// The width of a settings window, in points; nil if its panes determine it.
    var settingsWidth: Int?
    var hasNeighbour: Bool
    /// A Boolean value that indicates whether the display folds in its middle.
    var hasFold: Bool
    var isEditing: Bool
    var scrolled: String
    var isSearching: String
    var status: StatusValues?
    var bottomBar: BarValues?
    var verticalBar: BarValues?
    /// The column at the side of an iPhone Duo.
    var column: ColumnValues?
    /// The toolbar items of an iPhone Duo that stay at the top of the content.
    var toolbar: ToolbarItemsValues?
    var topBar: BarValues?
    var ornament: BarValues?
    var pages: PagesValues?
    var sidebar: SidebarValues?
    /// A sidebar behind a button (R2.105).
    var drawer: DrawerValues?
    var accessory: AccessoryValues?
    var search: SearchValues?
    var hasKeyboard: Bool
    var screen: ScreenValues
}

/// A sidebar that a button shows over the content, on a window that is too narrow for it.
struct DrawerValues: TemplateValue {
    var icon: IconValues
    var sidebar: SidebarValues
}

/// A custom color of the app, for each appearance.
struct OwnTintValues: TemplateValue {
    var light: String
    var dark: String
}

/// The status bar of a device.
struct StatusValues: TemplateValue {
    var time: String
    var date: String?
}

/// A builder of the values of one device frame.
struct FrameBuilder {
    let context: FrameContext
    private var environment: ResolutionEnvironment { context.environment }
    private var layout: TabLayout { context.layout }

    var values: FrameValues {
        let platform = environment.platform
        var values = FrameValues(
            name: context.name,
            label: FrameText.label(context),
            caption: platform.productName,
            detail: FrameText.detail(environment, layout: layout),
            openHref: FrameText.openHref(context),
            menuFor: context.menuFor,
            isPicture: context.isPicture,
            isListed: context.isListed,
            disputed: DisputedSections(context: context).values,
            unknown: FrameText.unknown(context.outline.spec),
            platform: platform.rawValue,
            style: context.outline.spec.tabViewStyle.rawValue,
            tint: context.outline.spec.tint?.name,
            ownTint: context.outline.spec.tint?.ownValues,
            barBackground: barBackground,
            sizeClass: environment.sizeClass.rawValue,
            os: context.level.rawValue,
            orientation: environment.orientation.rawValue,
            direction: (environment.direction ?? context.outline.locale.direction).rawValue,
            form: layout.sidebar == nil ? AdaptableForm.tabBar.rawValue : AdaptableForm.sidebar.rawValue,
            editing: isEditing ? "true" : "false",
            chrome: layout.chrome.rawValue,
            typeSize: context.view.dynamicTypeSize.rawValue,
            isPhone: platform == .iPhone,
            isPad: platform == .iPad,
            isMac: platform == .mac,
            pose: platform == .iPhoneDuo ? environment.pose.rawValue : nil,
            columnEdge: layout.column?.edge.rawValue,
            window: window,
            settingsWidth: context.isSettingsWindow ? context.outline.spec.settingsWindow?.width : nil,
            hasNeighbour: hasNeighbour,
            hasFold: platform == .iPhoneDuo && environment.pose.isInner,
            isEditing: isEditing,
            scrolled: environment.interaction.scrolled == true ? "true" : "false",
            isSearching: context.isSearchTabOpen ? "true" : "false",
            hasKeyboard: context.isSearchActive,
            screen: ScreenBuilder(context: context).values
        )
        addChrome(to: &values)
        return values
    }

    /// The kind of a settings window, which is wide if it does not fit into the smaller of two frames.
    private var window: String? {
        guard context.isSettingsWindow else { return nil }
        let need = SettingsToolbar.need(layout.bar?.items.map { $0.title ?? "" } ?? [])
        return (context.outline.spec.settingsWindow?.width ?? need) > 720 ? "wideSettings" : "settings"
    }

    /// The visibility of the bar's background that the shown tab sets, if it is drawn.
    private var barBackground: String? {
        guard context.level == .v18, let shown = layout.shown.flatMap(context.outline.tab) else { return nil }
        let asked = shown.modifiers.toolbarBackgroundVisibility.tabBar
        return asked == .automatic ? nil : asked.rawValue
    }

    /// A Boolean value that indicates whether another app is beside this one.
    private var hasNeighbour: Bool {
        switch environment.platform {
        case .iPad: environment.sizeClass == .compact
        case .iPhoneDuo: environment.pose.isSplit
        case .iPhone, .mac, .tv, .vision, .watch: false
        }
    }

    private var isEditing: Bool {
        environment.interaction.editing && layout.sidebar != nil && environment.platform == .iPad
    }

    private func addChrome(to values: inout FrameValues) {
        let bars = BarBuilder(context: context)
        let bar = layout.bar.flatMap { $0.hidden ? nil : $0 }
        values.status = FrameText.status(environment)
        let column = ColumnBuilder(context: context)
        values.column = column.values
        values.toolbar = column.horizontal.isEmpty ? nil : ToolbarItemsValues(items: column.horizontal)
        switch layout.chrome {
        case .bottomBar: values.bottomBar = bar.map(bars.bottomBar)
        case .verticalBar: values.verticalBar = bar.map(bars.verticalBar)
        case .topBar, .sidebar: values.topBar = bar.map(bars.topBar)
        case .ornament, .ornamentAndSidebar: values.ornament = bar.map(bars.ornament)
        case .pages: break
        }
        values.sidebar = layout.sidebar.map(SidebarBuilder(context: context).values)
        if environment.platform == .iPhoneDuo, layout.sidebar?.collapsed == true, let sidebar = values.sidebar {
            values.drawer = DrawerValues(icon: context.icons.glyph(.sidebar), sidebar: sidebar)
            values.sidebar = nil
        }
        values.pages = layout.pages.map(PagesBuilder(context: context).values)
        values.accessory = layout.accessory == .expanded ? AccessoryBuilder(context: context).accessory : nil
        values.search = SearchBuilder(context: context).topField
    }
}

/// The words around a frame.
enum FrameText {
    /// Returns the frame's label for screen readers.
    static func label(_ environment: ResolutionEnvironment) -> String {
        environment.platform == .iPhoneDuo
            ? "\(environment.platform.productName), \(environment.pose.name)"
            : "\(environment.platform.productName), \(environment.sizeClass.rawValue) width"
    }

    /// Returns the frame's label for screen readers, with the chrome of an iPad in the view of all devices.
    static func label(_ context: FrameContext) -> String {
        let label = label(context.environment)
        guard context.isPicture, context.environment.form != nil else { return label }
        return "\(label), \(chrome(context.layout.chrome))"
    }

    /// Returns the traits of the frame, such as `regular · OS 26 · landscape · sidebar`.
    static func detail(_ environment: ResolutionEnvironment, layout: TabLayout) -> String {
        let size =
            environment.platform == .iPhoneDuo
            ? "\(environment.pose.name) · \(environment.sizeClass.rawValue)" : environment.sizeClass.rawValue
        return [size, system(environment), chrome(layout.chrome)].joined(separator: " · ")
    }

    /// Returns the names of the tab view's values that stand-ins represent (R1.120), or the number of many values.
    static func unknown(_ spec: TabSpec) -> String? {
        let keys = spec.standIns.keys.map { KeyWords.words($0.rawValue) }
        guard keys.count > 3 else { return keys.isEmpty ? nil : keys.joined(separator: ", ") }
        return Phrase.count(keys.count, "value")
    }

    /// Returns the URL that shows this frame alone.
    static func openHref(_ context: FrameContext) -> String {
        let environment = context.environment
        return context.view.changing { view in
            view.view = nil
            view.platform = environment.platform
            let form = view.form
            view.takeDevice(environment)
            if !context.isPicture { view.form = form }
        }
        .href
    }

    /// Returns the bar across the top of a device's screen, or nil for platforms without one.
    static func status(_ environment: ResolutionEnvironment) -> StatusValues? {
        switch environment.platform {
        case .iPhone: StatusValues(time: "9:41")
        case .iPad: StatusValues(time: "9:41", date: "Mon Jun 9")
        case .watch: StatusValues(time: "10:09")
        case .iPhoneDuo, .mac, .tv, .vision: nil
        }
    }

    /// Returns the system's own name and number, and an older SDK (R1.100).
    ///
    /// Before 26, each system had its own version numbers (R6.2).
    private static func system(_ environment: ResolutionEnvironment) -> String {
        let platform = environment.platform
        let system = "\(platform.systemName) \(OperatingSystem(platform).version(of: environment.os).shortText)"
        let newest = platform == .iPhoneDuo ? environment.os : environment.os.generation
        guard let sdk = environment.sdk, sdk < newest else { return system }
        return "\(system), built with SDK \(sdk.rawValue)"
    }

    private static func chrome(_ chrome: TabLayout.Chrome) -> String {
        switch chrome {
        case .bottomBar: "bottom bar"
        case .verticalBar: "vertical bar"
        case .topBar: "top bar"
        case .sidebar: "sidebar"
        case .ornament: "ornament"
        case .ornamentAndSidebar: "ornament and sidebar"
        case .pages: "pages"
        }
    }
}

extension Tint {
    /// The value of `data-tint`, which style sheets match.
    fileprivate var name: String {
        switch self {
        case .system(let color): color.rawValue
        case .own: "own"
        }
    }

    fileprivate var ownValues: OwnTintValues? {
        guard case .own(let color) = self else { return nil }
        return OwnTintValues(light: color.light.text, dark: (color.dark ?? color.light).text)
    }
}
