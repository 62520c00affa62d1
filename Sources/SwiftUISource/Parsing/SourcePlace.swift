public import TabModel

/// A place in a file of the project.
public struct SourcePlace: Hashable, Sendable, Comparable {
    /// The file's path, relative to the project's root.
    public var file: String
    /// Line and column; columns count Unicode scalars.
    public var location: SourceLocation

    /// The line, in its file.
    var line: SourceLine { SourceLine(file: file, number: location.line) }

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

/// A line of a file of the project.
struct SourceLine: Hashable {
    /// The file's path, relative to the project's root.
    let file: String
    /// From 1.
    let number: Int
}

/// Where what a spec says of an entry is written in the app's source.
public struct EntryPlaces: Hashable, Sendable {
    /// Where the entry is declared.
    public var place: SourcePlace
    /// Where keys get their values, by the key.
    public var members: [String: SourcePlace] = [:]
    /// The places of a section's entries, in their order.
    public var tabs: [EntryPlaces] = []

    /// The lines of the entry and those in it.
    var lines: [SourceLine] { [place.line] + tabs.flatMap(\.lines) }
}
