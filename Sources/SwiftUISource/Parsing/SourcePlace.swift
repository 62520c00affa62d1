public import TabModel

/// A place in a file of the project.
public struct SourcePlace: Hashable, Sendable, Comparable {
    /// The file's path, relative to the project's root.
    public var file: String
    /// Line and column; columns count Unicode scalars.
    public var location: SourceLocation

    /// Makes a place of its file, line and column.
    init(file: String, line: Int, column: Int) {
        self.file = file
        location = SourceLocation(line: line, column: column)
    }

    /// Orders places by file, then as they come in it.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.file, lhs.location) < (rhs.file, rhs.location)
    }
}

/// Where what a spec says of an entry is written in the app's source.
public struct EntryPlaces: Hashable, Sendable {
    /// Where the entry is declared.
    public var place: SourcePlace
    /// Where keys get their values, by the key.
    public var members: [String: SourcePlace] = [:]
    /// The places of a section's entries, in their order.
    public var tabs: [EntryPlaces] = []
}
