/// An edit of a spec's structure: an action on tabs and sections in design mode.
///
/// Addresses and places are those of the spec before the edit.
public enum TabEdit: Hashable, Sendable {
    /// The insertion of a new tab or section.
    case insert(TabEntry, at: TabPlace)
    /// The removal of an entry, with the comments that belong to it.
    case remove(TabAddress)
    /// The move of an entry to another place, with its own text and comments.
    case move(TabAddress, to: TabPlace)
    /// The insertion of a copy right after the entry, with other values and customizationIDs.
    case duplicate(TabAddress)
    /// The wrapping of entries that are adjacent in one list into a new section with this header.
    case wrap([TabAddress], in: TabLabel)
    /// The replacement of a section by its entries.
    case dissolve(TabAddress)
    /// Changes of members of an entry, or of the spec itself if no entry is named.
    case set([TabMemberChange], of: TabAddress?)
}

/// The address of an entry of a spec.
public enum TabAddress: Hashable, Sendable {
    /// The id under which layouts, operations and URLs know it.
    case id(EntryID)
    /// The indexes on the way to it, counted from 0: `[2, 0]` is the first entry of the third.
    case path([Int])
}

/// A place among the entries of a spec or of a section.
public struct TabPlace: Hashable, Sendable {
    /// The section; nil for the spec's own list.
    public var section: TabAddress?
    /// The index of the entry that follows the place, counted from 0 before the edit, as in
    /// `move(fromOffsets:toOffset:)`.
    ///
    /// The number of entries represents the place after the last.
    public var offset: Int

    /// Creates a place.
    public init(_ offset: Int, in section: TabAddress? = nil) {
        self.section = section
        self.offset = offset
    }
}

/// A change of one member of an entry: of a key of a spec file.
public struct TabMemberChange: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The new value; nil removes the member.
    public var value: JSONValue?

    /// Creates a change.
    public init(_ key: String, _ value: JSONValue?) {
        self.key = key
        self.value = value
    }
}
