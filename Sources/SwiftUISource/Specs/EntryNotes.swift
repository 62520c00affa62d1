/// What a reading knows of an entry beside the spec: what stands in for something, and where all of it is written.
public struct EntryNotes: Hashable, Sendable {
    /// What stands in for a key's value, by the key.
    public var standIns: [String: StandIn] = [:]
    /// The list whose elements the entry stands for; nil for one entry.
    public var repeats: Repetition?
    /// Where the entry is declared.
    public var place: SourcePlace
    /// Where keys get their values, by the key.
    public var members: [String: SourcePlace] = [:]
    /// The notes of a section's entries, in their order.
    public var tabs: [EntryNotes] = []
}

/// Why a value is not in the source, and what the source has in its place.
public struct StandIn: Hashable, Sendable {
    /// The expression.
    public var text: String
    /// Why it has no value: `runTime`, `notFound`, `noValue`, `tooComplex`, `outside`.
    public var why: String

    init(_ unknown: Unknown) { (text, why) = (unknown.text, unknown.why.rawValue) }

    init(text: String, why: Unknown.Reason) { (self.text, self.why) = (text, why.rawValue) }
}

/// Entries that are made for each element of a list that only the running app knows.
public struct Repetition: Hashable, Sendable {
    /// The list's expression.
    public var over: String
    /// How many are drawn.
    public var shown = 3
}
