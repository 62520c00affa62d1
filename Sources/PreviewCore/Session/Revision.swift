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
