import ArgumentParser
import PreviewPages
import TabModel

/// The page's own parameters, as far as they have an effect on a picture.
struct PageOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            one, compare, all or full (default: one if --platform is given, otherwise compare); for Swift source with \
            several tab views, also the name of one (repeatable).
            """,
            valueName: "view"
        ),
        completion: .list(StageView.allCases.map(\.rawValue)),
        transform: PageView.init
    )
    var view: [PageView] = []

    @Option(
        name: .long,
        help: "light or dark (default: light for pictures; HTML files follow the system).",
        completion: .list(ColorScheme.allCases.map(\.rawValue)),
        transform: choice
    )
    var colorScheme: ColorScheme?

    @Option(
        name: .long,
        help: ArgumentHelp("xSmall to xxxLarge, accessibility1 to accessibility5 (default: large).", valueName: "size"),
        completion: .list(DynamicTypeSize.allCases.map(\.rawValue)),
        transform: choice
    )
    var dynamicTypeSize: DynamicTypeSize?

    @Option(
        name: .long,
        help: "standard or increased (default: standard).",
        completion: .list(ColorSchemeContrast.allCases.map(\.rawValue)),
        transform: choice
    )
    var contrast: ColorSchemeContrast?

    @Flag(name: .long, help: "Draw materials opaque.")
    var reduceTransparency = false

    /// The name of a tab view of Swift source.
    var tabView: String? {
        view.lazy.compactMap { if case .tabView(let name) = $0 { name } else { nil } }.last
    }

    private var stage: StageView? {
        view.lazy.compactMap { if case .stage(let stage) = $0 { stage } else { nil } }.last
    }

    /// Returns the view that these options and those of the environment describe.
    func viewState(_ options: EnvironmentOptions) -> ViewState {
        var state = ViewState()
        state.takeChoices(of: options.environment)
        state.view = stage
        state.platform = options.platform
        let isDuo = options.platform == .iPhoneDuo
        state.pose = isDuo ? options.pose : nil
        state.sizeClass = isDuo ? nil : options.sizeClass
        state.orientation = isDuo ? nil : options.orientation
        state.colorScheme = colorScheme
        state.dynamicTypeSize = dynamicTypeSize ?? .large
        state.contrast = contrast ?? .standard
        state.reduceTransparency = reduceTransparency
        return state
    }
}

/// A value of `--view`: the devices to show, or a tab view of Swift source, whose name has a dot.
enum PageView {
    case stage(StageView)
    case tabView(String)

    /// Creates a view from a word.
    init(_ text: String) throws {
        self = text.contains(".") ? .tabView(text) : .stage(try choice(text))
    }
}
