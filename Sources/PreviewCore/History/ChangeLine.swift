/// The order of undo and redo, derived from the kinds of changes alone.
///
/// There is one order for all users who change the same object. An undo reverts the newest change that is not undone; a
/// redo repeats the last undone one, until a new change drops them. Texts that can't be shown aren't changes of their
/// own: an undo goes back past them, to the last one that can.
public struct ChangeLine: Hashable, Sendable {
    /// A step back.
    public struct Step: Hashable, Sendable {
        /// The change that is undone.
        public let change: Int
        /// The change whose result is restored; nil for the state before the first change.
        public let target: Int?
    }

    /// The changes that have been undone, and have not been redone.
    public private(set) var undone: Set<Int> = []
    private var steps: [Step] = []
    private var redos: [Int] = []
    private var broken: [Int] = []
    private var good: Int?

    /// Creates an order without changes.
    public init() {}

    /// The step that an undo makes now; nil if there is nothing to undo.
    public var undo: Step? {
        guard let newest = broken.last else { return steps.last }
        return good.map { Step(change: newest, target: $0) }
    }

    /// The change that a redo repeats; nil if there is none.
    public var redo: Int? { broken.isEmpty ? redos.last : nil }

    /// Adds the next change.
    ///
    /// `isGood` indicates whether its result can be shown, and `isNew` whether the result differs from that of the last
    /// good change: text that was repaired to its earlier state is nothing to undo.
    public mutating func add(_ number: Int, _ kind: SpecChangeKind, isGood: Bool = true, isNew: Bool = true) {
        guard isGood else {
            broken.append(number)
            redos = []
            return
        }
        switch kind {
        case .edit, .restore: if isNew { push(number) }
        case .undo(let change): takeBack(change)
        case .redo(let change): doAgain(change)
        }
        broken = []
        good = number
    }

    private mutating func push(_ number: Int) {
        steps.append(Step(change: number, target: good))
        redos = []
    }

    private mutating func takeBack(_ change: Int) {
        if broken.last == change {
            undone.formUnion(broken)
        } else {
            undone.insert(change)
            // A change that is older than all kept ones can't be redone.
            if steps.last?.change == change {
                steps.removeLast()
                redos.append(change)
            }
        }
    }

    private mutating func doAgain(_ change: Int) {
        undone.remove(change)
        if redos.last == change { redos.removeLast() }
        steps.append(Step(change: change, target: good))
    }
}
