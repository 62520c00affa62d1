/// Which change an undo reverts and which one a redo repeats, derived from the kinds of changes alone.
///
/// There is one line for everyone who changes the same thing. An undo reverts the newest change that is not
/// undone; a redo does the last one of these again, until a new change drops them. Texts that can't be shown are no
/// changes of their own: an undo goes back past them, to the last one that can.
public struct ChangeLine: Hashable, Sendable {
    /// A step back.
    public struct Step: Hashable, Sendable {
        /// The change that is undone.
        public let change: Int
        /// The change whose outcome comes back; nil where what was before the first change of the line is meant.
        public let target: Int?
    }

    /// The changes that have been undone, and have not been redone.
    public private(set) var undone: Set<Int> = []
    private var steps: [Step] = []
    private var redos: [Int] = []
    private var broken: [Int] = []
    private var good: Int?

    /// Makes a line without changes.
    public init() {}

    /// What an undo does now; nil if there is nothing to undo.
    public var undo: Step? {
        guard let newest = broken.last else { return steps.last }
        return good.map { Step(change: newest, target: $0) }
    }

    /// The change that a redo repeats; nil if there is none.
    public var redo: Int? { broken.isEmpty ? redos.last : nil }

    /// Adds the next change.
    ///
    /// `isGood` is whether its outcome can be shown, `isNew` whether it is another than that of the last good one: what
    /// was fixed as before is nothing to undo.
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
            // One that is older than all that is kept can't be redone.
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
