/// Where what a spec says of an entry is written in the app's source.
public struct EntryNotes: Hashable, Sendable {
    /// Where the entry is declared.
    public var place: SourcePlace
    /// Where keys get their values, by the key.
    public var members: [String: SourcePlace] = [:]
    /// The places of a section's entries, in their order.
    public var tabs: [EntryNotes] = []
}
