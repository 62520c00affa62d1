import TabModel
import TabResolver

/// The limits of an interactive file.
public struct ExportLimits: Hashable, Sendable {
    /// The largest number of drawn views.
    var views = 2_500
    /// The largest number of drawn bytes of markup, before repetitions are left out.
    ///
    /// It bounds the time that the drawing takes.
    var drawnBytes = 96 << 20
    /// The largest number of bytes of all lines in the file together.
    var keptBytes = 3 << 20
    /// The number of processors that draw at the same time.
    public var processors = 1

    /// Creates the default limits.
    public init() {}
}

/// The progress of an interactive file.
public struct ExportProgress: Hashable, Sendable {
    /// The number of drawn views.
    public var drawn = 0
    /// The number of known views that are drawn or going to be; drawing one may lead to more.
    public var found = 0

    /// Creates a state; nothing is drawn at first.
    public init(drawn: Int = 0, found: Int = 0) {
        (self.drawn, self.found) = (drawn, found)
    }
}

/// The OS and the language, which many frames of an interactive file share.
struct ExportEdition: Hashable {
    let os: OSVersion
    let locale: LocaleIdentifier?

    init(of view: ViewState) { (os, locale) = (view.os, view.locale) }

    /// Returns the name under which the file's script finds the frames; without the language for those of the first
    /// view's.
    func name(beside first: ViewState) -> String {
        locale == first.locale ? os.rawValue : "\(os.rawValue) \(locale?.rawValue ?? "")"
    }
}

/// A walk that draws every view that can be reached from the first one.
///
/// It draws the nearest views first, until there is none left or the limits are met.
struct ExportWalk {
    private let drawing: ExportDrawing
    private let states: ExportStates
    private let limits: ExportLimits
    private let report: @Sendable (ExportProgress) async -> Void
    private var markup: StandaloneMarkup
    private var drawnBytes = 0
    private var progress = ExportProgress()
    /// The lines of all frames.
    private(set) var table = LineTable()
    /// The frames as runs of lines, by edition and name of the view.
    private(set) var frames: [ExportEdition: [String: [Int]]] = [:]
    /// The number of views that were found and not drawn.
    private(set) var leftOut = 0

    init(
        _ drawing: ExportDrawing,
        states: ExportStates,
        limits: ExportLimits,
        progress: @escaping @Sendable (ExportProgress) async -> Void
    ) {
        self.drawing = drawing
        self.states = states
        self.limits = limits
        report = progress
        markup = StandaloneMarkup(states)
    }

    /// The ids of the symbols that the frames draw.
    var symbols: Set<String> { markup.symbols }

    /// Draws the views of all languages and OS versions, those of the first view's before the others.
    mutating func draw() async throws {
        let first = states.first
        for locale in [first.locale] + drawing.languages.dropFirst().map(Optional.some) {
            for os in [first.os] + OSVersion.generations.filter({ $0 != first.os }) {
                var view = first
                (view.os, view.locale) = (os, locale)
                try await draw(from: states.canonical(view))
            }
        }
    }

    private mutating func draw(from first: ViewState) async throws {
        var queue = [markup.number(of: StandaloneLink(to: first, states))]
        var (seen, known) = (Set(queue), Set([markup.links[queue[0]].address]))
        var next = 0
        // Several views for each processor, because drawing times differ.
        let batch = limits.processors > 1 ? limits.processors * 4 : 1
        while next < queue.count, isWithinLimits {
            try Task.checkCancellation()
            let views = queue[next...].prefix(batch).map { markup.links[$0].target }
            for (view, html) in zip(views, try await drawn(views)) where isWithinLimits {
                let found = keep(html, of: view).filter { seen.insert($0).inserted }
                queue += found.filter { known.insert(markup.links[$0].address).inserted }
                next += 1
            }
            await report(ExportProgress(drawn: progress.drawn, found: progress.found + min(queue.count, limits.views)))
            // Other tasks may have waited for this processor meanwhile.
            await Task.yield()
        }
        progress.found += queue.count
        leftOut += queue.count - next
    }

    private var isWithinLimits: Bool {
        progress.drawn < limits.views && drawnBytes < limits.drawnBytes && table.size < limits.keptBytes
    }

    /// Returns the views as HTML, drawn by the number of processors in the limits.
    private func drawn(_ views: [ViewState]) async throws -> [String] {
        let (drawing, states, width) = (drawing, states, min(limits.processors, views.count))
        guard width > 1 else { return try views.map { try drawing.markup(of: $0, states) } }
        return try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
            for start in 0..<width {
                group.addTask {
                    let own = stride(from: start, to: views.count, by: width)
                    return (start, try own.map { try drawing.markup(of: views[$0], states) })
                }
            }
            let parts = try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            return views.indices.compactMap { parts[$0 % width]?[$0 / width] }
        }
    }

    /// Stores a view, and returns the links to its neighbors.
    private mutating func keep(_ html: String, of view: ViewState) -> [Int] {
        drawnBytes += html.utf8.count
        let (lines, links) = markup.numbered(html)
        let runs = table.runs(of: lines, in: markup.lines)
        let before = frames[ExportEdition(of: view), default: [:]].updateValue(runs, forKey: states.name(of: view))
        if before == nil { progress.drawn += 1 }
        return states.elsewhere(view).map { markup.number(of: StandaloneLink(to: $0, states)) } + links
    }
}

extension ExportDrawing {
    fileprivate func markup(of view: ViewState, _ states: ExportStates) throws(TemplateError) -> String {
        try frames(of: view, canonical: states.canonical).joined(separator: "\n")
    }
}

/// The views that the interactive file distinguishes, and the name under which each is kept.
///
/// State that a view remembers without drawing it, such as the tabs last chosen, is left out: equal pictures are kept
/// once.
struct ExportStates: Sendable {
    private let drawing: ExportDrawing
    private let start: ViewState
    private let startEnvironment: ResolutionEnvironment
    /// The initial form of the iPad, by OS: a view in that form doesn't name it.
    private let usualForms: [OSVersion: AdaptableForm]
    /// The tab that shows at first.
    private let firstTab: EntryID?
    /// A Boolean value that indicates whether the previous tab is kept if it is drawn, as the way out of a search.
    ///
    /// It is true only for a spec with few tabs.
    private let remembersTabBefore: Bool

    /// The largest number of entries of a spec for which the previous tab is kept.
    private static let fewEntries = 16

    init(_ drawing: ExportDrawing) {
        self.drawing = drawing
        start = drawing.subject.view
        remembersTabBefore = drawing.outline.entries.count <= Self.fewEntries
        startEnvironment = start.environment
        firstTab = drawing.layout(in: ResolutionEnvironment(platform: .iPad)).shown
        let forms = OSVersion.generations.map { os in
            let layout = drawing.layout(in: ResolutionEnvironment(platform: .iPad, os: os))
            return (os, layout.sidebar == nil ? AdaptableForm.tabBar : .sidebar)
        }
        usualForms = Dictionary(uniqueKeysWithValues: forms)
    }

    /// The first view.
    var first: ViewState { canonical(start) }

    /// Returns the view in the form in which it is kept.
    func canonical(_ view: ViewState) -> ViewState {
        let environment = view.environment
        let isSameDevice =
            environment.platform == startEnvironment.platform && environment.sizeClass == startEnvironment.sizeClass
        var result = ViewState()
        result.platform = environment.platform
        result.os = view.os.generation
        (result.sdk, result.locale) = (start.sdk, view.locale)
        result.sizeClass = environment.sizeClass == environment.platform.usualSizeClass ? nil : environment.sizeClass
        result.orientation = isSameDevice ? start.orientation : nil
        if environment.platform == .iPhoneDuo {
            let pose = environment.pose
            (result.pose, result.sizeClass, result.orientation) = (pose == .outerPortrait ? nil : pose, nil, nil)
        }
        result.dynamicTypeSize = start.dynamicTypeSize
        if environment.platform == .iPad, environment.sizeClass == .regular, view.form != usualForms[result.os] {
            result.form = view.form
        }
        result.interaction = canonical(view.interaction, in: environment.sizeClass)
        return result
    }

    private func canonical(_ state: InteractionState, in sizeClass: UserInterfaceSizeClass) -> InteractionState {
        var canonical = InteractionState()
        canonical.more = state.more
        canonical.select = state.more && !remembersTabBefore ? nil : state.select.flatMap(existing)
        if canonical.select.flatMap(drawing.outline.tab)?.role == .search {
            canonical.previous = state.previous.flatMap(existing).map { remembersTabBefore ? $0 : firstTab ?? $0 }
            canonical.search = state.search
        }
        canonical.path = sizeClass == .compact ? state.path : []
        return canonical
    }

    private func existing(_ id: EntryID) -> EntryID? { drawing.outline.entry(id) == nil ? nil : id }

    /// Returns the name of a kept view: its parameters without those that all views share.
    func name(of view: ViewState) -> String {
        var view = view
        (view.os, view.sdk, view.locale) = (ViewState().os, nil, nil)
        view.dynamicTypeSize = .large
        return view.queryText
    }

    /// Returns the view with its tab on every device, and in every width, form and pose of the device, on its OS.
    ///
    /// iPhone Duo is among them if the spec is for it.
    func elsewhere(_ view: ViewState) -> [ViewState] {
        let devices: [(Platform, UserInterfaceSizeClass?, AdaptableForm?)] = [
            (.iPhone, nil, nil), (.iPhone, .regular, nil), (.iPad, nil, .tabBar), (.iPad, nil, .sidebar),
            (.iPad, .compact, nil), (.mac, nil, nil), (.tv, nil, nil), (.vision, nil, nil), (.watch, nil, nil),
        ]
        let others = devices.map { platform, sizeClass, form in
            var other = view
            (other.platform, other.sizeClass, other.form, other.pose) = (platform, sizeClass, form, nil)
            return onAnotherDevice(other)
        }
        let poses = drawing.outline.spec.platforms.contains(.iPhoneDuo) ? Pose.allCases : []
        return others
            + poses.map { pose in
                var other = view
                (other.platform, other.sizeClass, other.form, other.pose) = (.iPhoneDuo, nil, nil, pose)
                return onAnotherDevice(other)
            }
    }

    private func onAnotherDevice(_ view: ViewState) -> ViewState {
        var other = view
        (other.interaction.more, other.interaction.search) = (false, false)
        (other.interaction.path, other.interaction.previous) = ([], nil)
        return canonical(other)
    }
}
