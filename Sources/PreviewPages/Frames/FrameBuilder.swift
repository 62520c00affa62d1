import TabModel

/// Makes the values of one device frame.
struct FrameBuilder {
    let context: FrameContext
    private var environment: ResolutionEnvironment { context.environment }
    private var layout: TabLayout { context.layout }

    var values: FrameValues {
        let platform = environment.platform
        var values = FrameValues(
            name: context.name,
            label: FrameText.label(context),
            caption: FrameText.caption(environment),
            detail: FrameText.detail(environment, layout: layout),
            openHref: FrameText.openHref(context),
            isPicture: context.isPicture,
            isListed: context.isListed,
            platform: platform.rawValue,
            style: context.index.spec.tabViewStyle.rawValue,
            sizeClass: environment.sizeClass.rawValue,
            os: String(environment.os.rawValue),
            orientation: environment.orientation.rawValue,
            direction: environment.direction.rawValue,
            form: layout.sidebar == nil ? AdaptableForm.tabBar.rawValue : AdaptableForm.sidebar.rawValue,
            editing: isEditing ? "true" : "false",
            chrome: layout.chrome.rawValue,
            typeSize: context.view.dynamicTypeSize.rawValue,
            isPhone: platform == .iPhone,
            isPad: platform == .iPad,
            isMac: platform == .mac,
            hasNeighbour: platform == .iPad && environment.sizeClass == .compact,
            isEditing: isEditing,
            scrolled: environment.scrolled == true ? "true" : "false",
            isSearching: context.isSearchTabOpen ? "true" : "false",
            hasKeyboard: context.isSearchActive,
            screen: ScreenBuilder(context: context).values
        )
        addChrome(to: &values)
        return values
    }

    private var isEditing: Bool { environment.editing && layout.sidebar != nil && environment.platform == .iPad }

    private func addChrome(to values: inout FrameValues) {
        let bars = BarBuilder(context: context)
        values.status = FrameText.status(environment)
        switch layout.chrome {
        case .bottomBar: values.bottomBar = layout.bar.map(bars.bottomBar)
        case .topBar, .sidebar: values.topBar = layout.bar.map(bars.topBar)
        case .ornament, .ornamentAndSidebar: values.ornament = layout.bar.map(bars.ornament)
        case .pages: break
        }
        values.sidebar = layout.sidebar.map(SidebarBuilder(context: context).values)
        values.pages = layout.pages.map(pages)
        values.accessory = layout.accessory == .expanded ? AccessoryBuilder(context: context).accessory : nil
        values.search = SearchBuilder(context: context).topField
    }

    private func pages(_ pages: Pages) -> PagesValues {
        let entries = EntryBuilder(context: context)
        return PagesValues(
            axis: pages.axis.rawValue,
            isVertical: pages.axis == .vertical,
            hasDots: pages.dots,
            items: pages.items.map { entries.values($0, zone: "pages", look: .title) }
        )
    }
}
