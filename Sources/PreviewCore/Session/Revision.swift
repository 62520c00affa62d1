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

    /// The form in events, JSON and headers: `N.BOOT`.
    public var text: String { "\(number).\(boot)" }
}
