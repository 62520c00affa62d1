import TabModel

/// How much goes into an interactive file at most.
public struct ExportLimits: Hashable, Sendable {
    /// How many views are drawn.
    public var views = 2_500
    /// How many bytes of markup are drawn, before what repeats is left out: this bounds the time it takes.
    public var drawnBytes = 96 << 20
    /// How many bytes the lines in the file have together.
    public var keptBytes = 3 << 20

    /// Makes the usual limits.
    public init() {}
}

/// Draws every view that can be come to from the first one, nearest first, until there is none or the limits are met.
struct ExportWalk {
    private let drawing: ExportDrawing
    private let states: ExportStates
    private let limits: ExportLimits
    private var markup: StandaloneMarkup
    private var drawnBytes = 0
    /// The lines of all frames.
    private(set) var table = LineTable()
    /// The frames as runs of lines, by OS and name of the view.
    private(set) var frames: [OSVersion: [String: [Int]]] = [:]
    /// How many views were found and not drawn.
    private(set) var leftOut = 0

    init(_ drawing: ExportDrawing, states: ExportStates, limits: ExportLimits) {
        self.drawing = drawing
        self.states = states
        self.limits = limits
        markup = StandaloneMarkup(states)
    }

    /// The ids of the symbols that the frames draw.
    var symbols: Set<String> { markup.symbols }

    /// Draws the views of all OS versions, those of the first view's OS before the others.
    mutating func draw() throws(TemplateError) {
        let first = states.first
        for os in [first.os] + OSVersion.allCases.filter({ $0 != first.os }) {
            try draw(from: states.on(os, first))
        }
    }

    private mutating func draw(from first: ViewState) throws(TemplateError) {
        var queue = [StandaloneLink(to: first, states)]
        var known: Set<String> = [queue[0].address]
        var next = 0
        while next < queue.count, isWithinLimits {
            for found in try drawOne(queue[next].target) where known.insert(found.address).inserted {
                queue.append(found)
            }
            next += 1
        }
        leftOut += queue.count - next
    }

    private var isWithinLimits: Bool {
        let count = frames.values.reduce(0) { $0 + $1.count }
        return count < limits.views && drawnBytes < limits.drawnBytes && table.size < limits.keptBytes
    }

    /// Draws a view and tells the views that are next to it.
    private mutating func drawOne(_ view: ViewState) throws(TemplateError) -> [StandaloneLink] {
        let html = try drawing.frames(of: view, kept: states.canonical).joined(separator: "\n")
        drawnBytes += html.utf8.count
        let (text, links) = markup.standalone(html)
        frames[view.os, default: [:]][states.name(of: view)] = table.runs(of: text)
        return states.elsewhere(view).map { StandaloneLink(to: $0, states) } + links
    }
}

/// Which views the interactive file tells apart, and under which name each is kept.
///
/// What a view remembers without drawing it, such as the tabs last chosen, is left out: the same picture is kept once.
struct ExportStates {
    private let drawing: ExportDrawing
    private let start: ViewState
    private let startEnvironment: ResolutionEnvironment
    /// The form iPad opens with, by OS: a view that says so says nothing.
    private let usualForms: [OSVersion: AdaptableForm]
    /// The tab that shows at first.
    private let firstTab: EntryID?
    /// Whether there are so few tabs that the tab before is kept where it is drawn: as the way back out of a search.
    private let remembersTabBefore: Bool

    /// How many entries a spec may have for that.
    private static let fewEntries = 16

    init(_ drawing: ExportDrawing) {
        self.drawing = drawing
        start = drawing.subject.view
        remembersTabBefore = drawing.index.order.count <= Self.fewEntries
        startEnvironment = start.environment
        firstTab = drawing.layout(in: ResolutionEnvironment(platform: .iPad)).shown
        let forms = OSVersion.allCases.map { os in
            let layout = drawing.layout(in: ResolutionEnvironment(platform: .iPad, os: os))
            return (os, layout.sidebar == nil ? AdaptableForm.tabBar : .sidebar)
        }
        usualForms = Dictionary(uniqueKeysWithValues: forms)
    }

    /// What shows first.
    var first: ViewState { canonical(start) }

    /// The view as it is kept.
    func canonical(_ view: ViewState) -> ViewState {
        let environment = view.environment
        let isSameDevice =
            environment.platform == startEnvironment.platform && environment.sizeClass == startEnvironment.sizeClass
        var kept = ViewState()
        kept.platform = environment.platform
        kept.os = view.os
        kept.sizeClass = environment.sizeClass == environment.platform.usualSizeClass ? nil : environment.sizeClass
        kept.orientation = isSameDevice ? start.orientation : nil
        kept.dynamicTypeSize = start.dynamicTypeSize
        if environment.platform == .iPad, environment.sizeClass == .regular, view.form != usualForms[view.os] {
            kept.form = view.form
        }
        kept.more = view.more
        kept.select = kept.more && !remembersTabBefore ? nil : view.select.flatMap(known)
        if kept.select.flatMap(drawing.index.tab)?.role == .search {
            kept.previous = view.previous.flatMap(known).map { remembersTabBefore ? $0 : firstTab ?? $0 }
            kept.search = view.search
        }
        kept.path = environment.sizeClass == .compact ? view.path : []
        return kept
    }

    private func known(_ id: EntryID) -> EntryID? { drawing.index.entry(id) == nil ? nil : id }

    /// The name of a view that is kept: its parameters without those that hold for every one.
    func name(of view: ViewState) -> String {
        var view = view
        view.os = .v26
        view.dynamicTypeSize = .large
        return view.queryText
    }

    /// The same tab on every device, and in every width and form that this one has, on the same OS.
    func elsewhere(_ view: ViewState) -> [ViewState] {
        let devices: [(Platform, UserInterfaceSizeClass?, AdaptableForm?)] = [
            (.iPhone, nil, nil), (.iPhone, .regular, nil), (.iPad, nil, .tabBar), (.iPad, nil, .sidebar),
            (.iPad, .compact, nil), (.mac, nil, nil), (.tv, nil, nil), (.vision, nil, nil), (.watch, nil, nil),
        ]
        return devices.map { platform, sizeClass, form in
            var other = view
            (other.platform, other.sizeClass, other.form) = (platform, sizeClass, form)
            (other.more, other.search, other.path, other.previous) = (false, false, [], nil)
            return canonical(other)
        }
    }

    /// The same view on another OS.
    func on(_ os: OSVersion, _ view: ViewState) -> ViewState {
        var other = view
        other.os = os
        return canonical(other)
    }
}
