/// One act on the structure of a spec: what a person does with tabs and sections in design mode.
///
/// Addresses and places are those of the spec before the act.
public enum TabEdit: Hashable, Sendable {
    /// Writes a new tab or section.
    case insert(TabEntry, at: TabPlace)
    /// Takes an entry away, with the comments that belong to it.
    case remove(TabAddress)
    /// Puts an entry elsewhere, with its own text and comments.
    case move(TabAddress, to: TabPlace)
    /// Writes an entry a second time, right after the first, with values and customizationIDs of its own.
    case duplicate(TabAddress)
    /// Puts entries that are next to each other in one list into a new section with this header.
    case wrap([TabAddress], in: TabLabel)
    /// Puts a section's entries in its place.
    case dissolve(TabAddress)
    /// Changes members of an entry, or of the spec itself where no entry is named.
    case set([TabMemberChange], of: TabAddress?)
}

/// What names an entry of a spec.
public enum TabAddress: Hashable, Sendable {
    /// The id under which forms, operations and URLs know it.
    case id(EntryID)
    /// The numbers on the way to it, counted from 0: `[2, 0]` is the first entry of the third.
    case path([Int])
}

/// A place among the entries of a spec or of a section.
public struct TabPlace: Hashable, Sendable {
    /// The section; nil for the spec's own list.
    public var section: TabAddress?
    /// The entry before which the place is, counted from 0 before the act, as `move(fromOffsets:toOffset:)` counts.
    ///
    /// The number of entries represents the place after the last.
    public var offset: Int

    /// Makes a place.
    public init(_ offset: Int, in section: TabAddress? = nil) {
        self.section = section
        self.offset = offset
    }
}

/// What happens to one member of an entry: a key of the format, form 1.
public struct TabMemberChange: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value it gets; nil takes the member away.
    public var value: JSONValue?

    /// Makes a change.
    public init(_ key: String, _ value: JSONValue?) {
        self.key = key
        self.value = value
    }
}
