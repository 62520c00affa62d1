import TabModel

extension ViewState {
    /// Reads the parameters of an address, decoded, in their order.
    ///
    /// Of a repeated parameter the first counts. Unknown ones are ignored, an empty value counts as absent, and a wrong
    /// one falls back to the default and is told in ``problems``.
    public init(query: [(String, String)]) {
        var reader = QueryReader(query)
        self.init()
        readEnvironment(from: &reader)
        readPage(from: &reader)
        problems = reader.problems
    }

    private mutating func readEnvironment(from reader: inout QueryReader) {
        platform = reader.platform("platform")
        sizeClass = reader.choice("sizeClass", of: UserInterfaceSizeClass.self)
        os = reader.os("os") ?? os
        orientation = reader.choice("orientation", of: Orientation.self)
        direction = reader.choice("direction", of: LayoutDirection.self) ?? direction
        form = reader.choice("form", of: AdaptableForm.self)
        select = reader.text("select")
        editing = reader.flag("editing")
        profile = reader.profile("profile") ?? profile
        path = reader.text("path").map(EntryIDList.read) ?? []
        previous = reader.text("previous")
        last = reader.text("last").map(EntryIDList.read) ?? []
        more = reader.flag("more")
        search = reader.flag("search")
        scrolled = reader.saidFlag("scrolled")
        for one in ResolverSwitch.allCases { switches[one] = reader.word(one.rawValue, of: one.values) }
    }

    private mutating func readPage(from reader: inout QueryReader) {
        view = reader.choice("view", of: StageView.self)
        colorScheme = reader.choice("colorScheme", of: ColorScheme.self)
        dynamicTypeSize = reader.choice("dynamicTypeSize", of: DynamicTypeSize.self) ?? dynamicTypeSize
        contrast = reader.choice("contrast", of: ColorSchemeContrast.self) ?? contrast
        reduceMotion = reader.flag("reduceMotion")
        reduceTransparency = reader.flag("reduceTransparency")
        zoom = reader.zoom("zoom") ?? zoom
        mode = reader.choice("mode", of: PageMode.self) ?? mode
        source = reader.choice("source", of: PaneState.self) ?? source
        inspector = reader.choice("inspector", of: PaneState.self) ?? usualInspector
    }

    /// The parameters that are not at their default, encoded, in a fixed order; empty if all are.
    public var queryText: String {
        Self.text(of: environmentParameters + switchParameters + pageParameters)
    }

    /// The names of all parameters that a page's address can have.
    public static var parameterNames: [String] {
        let usual = Self()
        return (usual.environmentParameters + usual.switchParameters + usual.pageParameters).map(\.0)
    }

    /// The parameters that are not at their default, in that order.
    var parameters: [(String, String)] {
        (environmentParameters + switchParameters + pageParameters).compactMap { name, value in value.map { (name, $0) }
        }
    }

    /// The parameters that set switches, encoded; empty if none is set.
    var switchesText: String { Self.text(of: switchParameters) }

    private static func text(of parameters: [(String, String?)]) -> String {
        parameters
            .compactMap { name, value in value.map { "\(name)=\(PercentEncoding.encoded($0))" } }
            .joined(separator: "&")
    }

    private var environmentParameters: [(String, String?)] {
        [
            ("platform", platform?.rawValue),
            ("sizeClass", sizeClass?.rawValue),
            ("os", os == .v26 ? nil : String(os.rawValue)),
            ("orientation", orientation?.rawValue),
            ("direction", direction == .ltr ? nil : direction.rawValue),
            ("form", form?.rawValue),
            ("select", select),
            ("editing", Self.text(editing)),
            ("profile", profile == Self.defaultProfile ? nil : profile),
            ("path", path.isEmpty ? nil : EntryIDList.text(path)),
            ("previous", previous),
            ("last", last.isEmpty ? nil : EntryIDList.text(last)),
            ("more", Self.text(more)),
            ("search", Self.text(search)),
            ("scrolled", scrolled.map { $0 ? "true" : "false" }),
        ]
    }

    private var switchParameters: [(String, String?)] {
        ResolverSwitch.allCases.map { ($0.rawValue, switches[$0]) }
    }

    private var pageParameters: [(String, String?)] {
        [
            ("view", view?.rawValue),
            ("colorScheme", colorScheme?.rawValue),
            ("dynamicTypeSize", dynamicTypeSize == .large ? nil : dynamicTypeSize.rawValue),
            ("contrast", contrast == .standard ? nil : contrast.rawValue),
            ("reduceMotion", Self.text(reduceMotion)),
            ("reduceTransparency", Self.text(reduceTransparency)),
            ("zoom", zoom == .fit ? nil : zoom.text),
            ("mode", mode == .preview ? nil : mode.rawValue),
            ("source", source == .closed ? nil : source.rawValue),
            ("inspector", inspector == .open && usualInspector == .open ? nil : inspector.rawValue),
        ]
    }

    /// What the inspector is where the address doesn't say: the source takes its place, unless the mode needs it.
    private var usualInspector: PaneState { source == .open && mode == .preview ? .closed : .open }

    private static func text(_ flag: Bool) -> String? { flag ? "true" : nil }
}
