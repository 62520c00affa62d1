import TabModel

/// The words around a frame.
enum FrameText {
    /// What screen readers call the frame.
    static func label(_ environment: ResolutionEnvironment) -> String {
        "\(environment.platform.productName), \(environment.sizeClass.rawValue) width"
    }

    /// The same, where the iPad stands twice: with its bar and with its sidebar.
    static func label(_ context: FrameContext) -> String {
        let label = label(context.environment)
        guard context.isPicture, context.environment.form != nil else { return label }
        return "\(label), \(chrome(context.layout.chrome))"
    }

    /// What stands over the frame.
    static func caption(_ environment: ResolutionEnvironment) -> String { environment.platform.productName }

    /// What is special about this frame, such as `regular · OS 26 · landscape · sidebar`.
    static func detail(_ environment: ResolutionEnvironment, layout: TabLayout) -> String {
        let parts = [
            environment.sizeClass.rawValue, system(environment),
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
            let form = view.form
            view.takeDevice(environment)
            if !context.isPicture { view.form = form }
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

    /// The system by its own name and number: before 26 they were counted apart (R6.2).
    private static func system(_ environment: ResolutionEnvironment) -> String {
        let platform = environment.platform
        return "\(platform.systemName) \(OperatingSystem(platform).version(of: environment.os).major)"
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
