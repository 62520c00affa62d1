import TabModel

/// The unit of positions in a line; the client offers some, and the server chooses one.
enum PositionEncoding: String, CaseIterable {
    /// Bytes, which need no conversion.
    case utf8 = "utf-8"
    case utf16 = "utf-16"

    /// Creates the best of the encodings that a client offers; UTF-16 where it offers none, as the protocol requires.
    init(offered: [JSONValue]) {
        self = Self.allCases.first { offered.contains(.string($0.rawValue)) } ?? .utf16
    }
}

/// A position in a document as the protocol represents it: line and character, both counted from 0.
struct TextPosition: Hashable, Comparable {
    var line: Int
    /// The number of units of the encoding from the line's beginning.
    var character: Int

    init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

    init(_ parameters: RPCParameters) throws(RPCError) {
        line = try parameters.number("line")
        character = try parameters.number("character")
    }

    var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }

    static func < (lhs: Self, rhs: Self) -> Bool { (lhs.line, lhs.character) < (rhs.line, rhs.character) }
}

/// A range of positions in a document.
struct PositionRange: Hashable {
    var start: TextPosition
    var end: TextPosition

    init(start: TextPosition, end: TextPosition) { (self.start, self.end) = (start, end) }

    init(_ parameters: RPCParameters) throws(RPCError) {
        start = try TextPosition(parameters.object("start"))
        end = try TextPosition(parameters.object("end"))
    }

    var json: JSONValue { ["start": start.json, "end": end.json] }

    /// Returns a Boolean value that indicates whether two ranges have a place in common, their ends included.
    func touches(_ other: Self) -> Bool { start <= other.end && other.start <= end }
}
