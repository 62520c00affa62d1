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
