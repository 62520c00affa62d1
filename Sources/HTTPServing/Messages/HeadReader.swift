/// A reader of the head of one request from bytes as they arrive, each of which is read once (S39).
///
/// Heads that two readers could understand differently are refused: line ends other than CR LF, folded lines, space
/// before a colon, two fields where there can be one. An empty line before the request is skipped (RFC 9112 2.2).
package struct HeadReader: Sendable {
    /// The maximum size of a head, in bytes.
    static let mostBytes = 16 << 10
    /// The maximum length of a field's line, in bytes.
    static let mostBytesOfLine = 8 << 10
    /// The maximum length of the request line, in bytes, with room for any target that is not refused for its length.
    static let mostBytesOfStart = RequestTarget.maximumLength + 64

    /// The complete head, and the framing of its body.
    private(set) var head: (head: RequestHead, framing: BodyFraming)?
    private var lines = LineReader()
    private var partial: RequestHead?

    /// The number of bytes that were read.
    var examined: Int { lines.examined }

    /// Returns the head that these bytes are; throws as ``take(_:)`` does, and `.unreadable` if it is not complete.
    package static func head(of bytes: [UInt8]) throws(RequestError) -> RequestHead {
        var reader = Self()
        guard try reader.take(bytes[...]) == bytes.count, let head = reader.head?.head else { throw .unreadable }
        return head
    }

    /// Takes bytes up to the end of the head, and returns the number of bytes taken.
    ///
    /// Throws `.unreadable`, `.largeHead`, or `.longTarget` for the request line.
    mutating func take(_ bytes: ArraySlice<UInt8>) throws(RequestError) -> Int {
        var taken = 0
        for byte in bytes {
            guard head == nil else { break }
            guard examined < Self.mostBytes else { throw .largeHead }
            taken += 1
            let isStart = partial == nil
            let limit = isStart ? Self.mostBytesOfStart : Self.mostBytesOfLine
            if let line = try lines.take(byte, limit: limit, excess: isStart ? .longTarget : .largeHead) {
                try take(line: line)
            }
        }
        return taken
    }

    private mutating func take(line: [UInt8]) throws(RequestError) {
        guard let partial else {
            if !line.isEmpty { self.partial = try RequestHead(line: line) }
            return
        }
        if line.isEmpty {
            head = (partial, try BodyFraming(partial))
        } else {
            try self.partial?.take(field: line)
        }
    }
}

/// A reader of lines that end in CR LF and in nothing else (S39).
///
/// Each byte is read once, and no more than one line is kept.
struct LineReader: Sendable {
    /// The number of bytes that were read.
    private(set) var examined = 0
    private var line: [UInt8] = []
    private var isEnding = false

    /// Takes a byte, and returns the line that it ends; nil while the line continues.
    ///
    /// Throws `.unreadable` for a control character and for CR or LF alone, and `excess` for a line of more than
    /// `limit` bytes.
    mutating func take(_ byte: UInt8, limit: Int, excess: RequestError) throws(RequestError) -> [UInt8]? {
        examined += 1
        switch (isEnding, byte) {
        case (true, 0x0A):
            defer { (line, isEnding) = ([], false) }
            return line
        case (false, 0x0D):
            isEnding = true
        case (false, 0x09), (false, 0x20...0x7E), (false, 0x80...):
            guard line.count < limit else { throw excess }
            line.append(byte)
        default:
            throw .unreadable
        }
        return nil
    }
}
