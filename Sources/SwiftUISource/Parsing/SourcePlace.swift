public import TabModel

/// A place in a file of the project.
public struct SourcePlace: Hashable, Sendable, Comparable {
    /// The file's path, relative to the project's root.
    var file: String
    /// The line and column; columns count Unicode scalars.
    public var location: SourceLocation

    /// The line of the place, with its file.
    var line: SourceLine { SourceLine(file: file, number: location.line) }

    /// Creates a place from its file, line and column.
    init(file: String, line: Int, column: Int) {
        self.file = file
        location = SourceLocation(line: line, column: column)
    }

    /// Orders places by file, then by position in the file.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.file, lhs.location) < (rhs.file, rhs.location)
    }
}

/// A line of a file of the project.
struct SourceLine: Hashable {
    /// The file's path, relative to the project's root.
    let file: String
    /// The number of the line, from 1.
    let number: Int
}

/// The places in the app's source of an entry's members in the spec.
struct EntryPlaces: Hashable, Sendable {
    /// The place of the entry's declaration.
    var place: SourcePlace
    /// The places of the keys' values, by key.
    var members: [String: SourcePlace] = [:]
    /// The places of a section's entries, in their order.
    var tabs: [EntryPlaces] = []

    /// The lines of the entry and of its inner entries.
    var lines: [SourceLine] { [place.line] + tabs.flatMap(\.lines) }
}
