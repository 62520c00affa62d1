/// The state of one preview at one moment: a number that never falls, and the start of the program it belongs to.
public struct Revision: Hashable, Sendable {
    /// Counts accepted changes; kept by the store, so it goes on after a restart.
    public let number: Int
    /// Four random bytes of this start, as eight hexadecimal digits.
    public let boot: String

    /// Makes a revision.
    public init(number: Int, boot: String) {
        self.number = number
        self.boot = boot
    }

    /// Reads the form in events; nil if it is another.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), number >= 0, HexadecimalText.bytes(parts[1])?.count == 4
        else { return nil }
        self.init(number: number, boot: String(parts[1]))
    }

    /// The form in events, JSON and headers: `N.BOOT`.
    public var text: String { "\(number).\(boot)" }
}

extension Revision {
    /// The identity of a start of the program: four bytes of the system's generator, as eight hexadecimal digits.
    public static func newBoot() -> String {
        var generator = SystemRandomNumberGenerator()
        return HexadecimalText.text((0..<4).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
}

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
