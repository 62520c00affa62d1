/// The revision numbers that the store has reserved for this start and that are not used yet.
///
/// Numbers are taken from memory, so that showing a changed spec waits for no disk. They only rise.
struct RevisionNumbers {
    /// How many numbers are reserved at a time.
    static let blockSize = 64

    /// The number taken last; one below the first reserved before any is.
    private(set) var last: Int
    /// The end of what is reserved: the first number that the store has not given.
    private var end: Int

    init(firstOfBlock first: Int) {
        last = first - 1
        end = first + Self.blockSize
    }

    var isRunningLow: Bool { end - last - 1 < Self.blockSize / 2 }

    /// The next number.
    ///
    /// Past the reserved ones it counts on without the store: pages go on showing what is saved even while the store
    /// can't be written, and the boot part of a revision keeps such numbers apart.
    mutating func take() -> Int {
        last += 1
        return last
    }

    /// Adds a block that the store has reserved.
    ///
    /// The store gives numbers in rising order, so a new block begins where the last one ended, or later where another
    /// program took some in between: those are skipped.
    mutating func add(firstOfBlock first: Int) {
        if first > end { last = max(last, first - 1) }
        end = max(end, first + Self.blockSize)
    }
}
