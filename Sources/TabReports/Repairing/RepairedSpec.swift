public import TabModel

/// What repairing a spec's text gave.
public struct RepairedSpec: Hashable, Sendable {
    /// The text after all repairs; the bytes given where nothing was repaired.
    public var bytes: [UInt8]
    /// The repairs that were made, in the order in which they were made.
    public var repairs: [Repair]
    /// The repairs that were known but not made, because the text can't be changed safely there.
    public var refused: [RefusedRepair]
    /// What is wrong with the text after all repairs: the reader's errors, or else the findings.
    public var left: [Diagnostic]

    /// Makes a result.
    public init(bytes: [UInt8], repairs: [Repair] = [], refused: [RefusedRepair] = [], left: [Diagnostic] = []) {
        self.bytes = bytes
        self.repairs = repairs
        self.refused = refused
        self.left = left
    }
}

/// A repair that is left to the author.
public struct RefusedRepair: Hashable, Sendable {
    /// The repair as it would have been made.
    public var repair: Repair
    /// Why it was not made, in one or two sentences.
    public var reason: String
    /// Where in the text the obstacle is, if it has a place.
    public var location: SourceLocation?

    /// Makes a refusal.
    public init(repair: Repair, reason: String, location: SourceLocation? = nil) {
        self.repair = repair
        self.reason = reason
        self.location = location
    }
}
