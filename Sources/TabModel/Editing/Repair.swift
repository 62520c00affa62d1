/// The one obvious way to make a finding or an error go away.
public struct Repair: Hashable, Sendable {
    /// What it repairs: a rule id of section 5, or the reader's `unknownKey`, `value` or `type`.
    public var id: String
    /// The entry it concerns; nil for the spec as a whole and for errors of the text.
    public var entry: EntryID?
    /// The changes of the text, which belong together: all are made, or none.
    public var edits: [SpecEdit]
    /// What is done, and what people will see of it, in one sentence.
    public var sentence: String

    /// Makes a repair.
    public init(id: String, entry: EntryID? = nil, edits: [SpecEdit], sentence: String) {
        self.id = id
        self.entry = entry
        self.edits = edits
        self.sentence = sentence
    }
}
