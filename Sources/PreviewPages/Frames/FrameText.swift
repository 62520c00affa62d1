import TabModel

/// The words around a frame.
enum FrameText {
    /// What screen readers call the frame.
    static func label(_ environment: ResolutionEnvironment) -> String {
        "\(environment.platform.productName), \(environment.sizeClass.rawValue) width"
    }

    /// What stands over the frame.
    static func caption(_ environment: ResolutionEnvironment) -> String { environment.platform.productName }

    /// What is special about this frame, such as `regular · OS 26 · landscape · sidebar`.
    static func detail(_ environment: ResolutionEnvironment, layout: TabLayout) -> String {
        let parts = [
            environment.sizeClass.rawValue, "\(system(environment.platform)) \(environment.os.rawValue)",
            chrome(layout.chrome),
        ]
        return parts.joined(separator: " · ")
    }

    /// The address that shows this frame alone.
    static func openHref(_ context: FrameContext) -> String {
        let environment = context.environment
        return context.view.changing { view in
            view.view = nil
            view.platform = environment.platform
            view.sizeClass = environment.sizeClass == environment.platform.usualSizeClass ? nil : environment.sizeClass
            view.orientation =
                environment.orientation == environment.platform.usualOrientation ? nil : environment.orientation
        }
        .href
    }

    /// The bar across the top of a device's screen; nil for platforms without one.
    static func status(_ environment: ResolutionEnvironment) -> StatusValues? {
        switch environment.platform {
        case .iPhone: StatusValues(time: "9:41")
        case .iPad: StatusValues(time: "9:41", date: "Mon Jun 9")
        case .watch: StatusValues(time: "10:09")
        case .mac, .tv, .vision: nil
        }
    }

    private static func system(_ platform: Platform) -> String {
        switch platform {
        case .iPhone: "iOS"
        case .iPad: "iPadOS"
        case .mac: "macOS"
        case .tv: "tvOS"
        case .vision: "visionOS"
        case .watch: "watchOS"
        }
    }

    private static func chrome(_ chrome: TabLayout.Chrome) -> String {
        switch chrome {
        case .bottomBar: "bottom bar"
        case .topBar: "top bar"
        case .sidebar: "sidebar"
        case .ornament: "ornament"
        case .ornamentAndSidebar: "ornament and sidebar"
        case .pages: "pages"
        }
    }
}
