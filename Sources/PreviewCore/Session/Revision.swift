/// The state of one preview at one moment: a number that rises with every change, and the epoch that it belongs to.
public struct Revision: Hashable, Sendable {
    /// The number of accepted changes; after a restart it continues from the newest one that is stored.
    public let number: Int
    /// The epoch, four random bytes as eight hexadecimal digits; numbers of different epochs can't be compared
    /// (``PreviewHead/epoch``).
    public let epoch: String
    /// The number of changes that one process has published at this number beyond the stored ones, such as a warning
    /// about the server.
    public let local: Int

    /// Creates a revision.
    public init(number: Int, epoch: String, local: Int = 0) {
        self.number = number
        self.epoch = epoch
        self.local = local
    }

    /// Creates a revision from its form in events; nil for any other text.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let number = Int(parts[0]), number >= 0,
            HexadecimalText.bytes(parts[1])?.count == 4, let local = parts.count == 3 ? Int(parts[2]) : 0, local >= 0
        else { return nil }
        self.init(number: number, epoch: String(parts[1]), local: local)
    }

    /// The form in events, JSON and headers: `N.EPOCH`, and `N.EPOCH.LOCAL` unless that is 0.
    public var text: String { "\(number).\(epoch)" + (local == 0 ? "" : ".\(local)") }

    /// Returns the revision after this one: the one with this number, or the next one of this process before there is
    /// one.
    func next(_ number: Int) -> Self {
        number > self.number
            ? Self(number: number, epoch: epoch) : Self(number: self.number, epoch: epoch, local: local + 1)
    }
}

extension Revision {
    /// Returns a new epoch: four bytes of the system's random number generator, as eight hexadecimal digits.
    public static func newEpoch() -> String {
        var generator = SystemRandomNumberGenerator()
        return HexadecimalText.text((0..<4).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
}
