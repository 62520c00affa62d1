/// Reads the head of one request from bytes as they come: bounded, and each byte once (S39).
///
/// What two readers could take for different things is refused: line ends other than CR LF, folded lines, space before a
/// colon, two fields where there can be one. An empty line before the request is passed over (RFC 9112 2.2).
struct HeadReader: Sendable {
    /// The most bytes of a head.
    static let mostBytes = 16 << 10
    /// The most bytes of a field's line.
    static let mostBytesOfLine = 8 << 10
    /// The most bytes of the request's line: room for any target that is not refused for its length.
    static let mostBytesOfStart = RequestTarget.maximumLength + 64

    /// The head, once it is whole.
    private(set) var head: ReceivedHead?
    private var lines = LineReader()
    private var start: RequestLine?
    private var fields = FieldLines()

    /// How many bytes were looked at.
    var examined: Int { lines.examined }

    /// Takes bytes up to the end of the head, and returns how many it took.
    ///
    /// Throws `.unreadable`, `.largeHead`, or `.targetTooLong` for the request's line.
    mutating func take(_ bytes: ArraySlice<UInt8>) throws(Refusal) -> Int {
        var taken = 0
        for byte in bytes {
            guard head == nil else { break }
            guard examined < Self.mostBytes else { throw .largeHead }
            taken += 1
            let isStart = start == nil
            let limit = isStart ? Self.mostBytesOfStart : Self.mostBytesOfLine
            if let line = try lines.take(byte, limit: limit, excess: isStart ? .targetTooLong : .largeHead) {
                try take(line: line)
            }
        }
        return taken
    }

    private mutating func take(line: [UInt8]) throws(Refusal) {
        guard let start else {
            if !line.isEmpty { self.start = try RequestLine(line) }
            return
        }
        if line.isEmpty {
            head = ReceivedHead(start: start, fields: fields, framing: try BodyFraming(fields, start))
        } else {
            try fields.take(line)
        }
    }
}

/// A request without its body, as it came and was judged.
struct ReceivedHead: Sendable {
    let start: RequestLine
    let fields: FieldLines
    let framing: BodyFraming

    /// Whether the body comes only once it is asked for (`Expect: 100-continue`).
    var awaitsInvitation: Bool {
        start.isHTTP11 && !framing.isComplete && fields["expect"]?.lowercased() == "100-continue"
    }
}
