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

/// The first line of a request: method, target and version, with one space between them.
struct RequestLine: Sendable {
    let method: String
    let target: String
    let version: String

    var isHTTP11: Bool { version == "HTTP/1.1" }

    /// Throws `.unreadable` for another form, and for another version than 1.0 and 1.1.
    init(_ line: [UInt8]) throws(Refusal) {
        let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
        guard parts.count == 3, FieldLines.isToken(parts[0]), !parts[1].isEmpty else { throw .unreadable }
        method = String(decoding: parts[0], as: UTF8.self)
        target = String(decoding: parts[1], as: UTF8.self)
        version = String(decoding: parts[2], as: UTF8.self)
        guard isHTTP11 || version == "HTTP/1.0" else { throw .unreadable }
    }
}

/// The fields of a request's head, by their names in lower case.
struct FieldLines: Sendable {
    /// The most fields of a head.
    static let most = 100

    /// Name and value of each field.
    private(set) var values: [String: String] = [:]
    private var count = 0

    subscript(name: String) -> String? { values[name] }

    /// Takes the line of one field; further values of a list go after the first.
    ///
    /// Throws `.largeHead` beyond the hundredth, and `.unreadable` for another form or a second value where there can
    /// be one.
    mutating func take(_ line: [UInt8]) throws(Refusal) {
        count += 1
        guard count <= Self.most else { throw .largeHead }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), Self.isToken(line[..<colon]) else {
            throw .unreadable
        }
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        let value = String(decoding: Self.trimmed(line[(colon + 1)...]), as: UTF8.self)
        guard let known = values[name] else { return values[name] = value }
        guard !Self.single.contains(name) else { throw .unreadable }
        values[name] = known + ", " + value
    }

    /// What the guard, or the end of the request, depends on: proxies differ in which of two they take.
    private static let single: Set = [
        "host", "content-length", "transfer-encoding", "content-type", "content-encoding", "expect", "origin",
        "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest",
    ]

    /// Whether bytes are a token (RFC 9110 5.6.2).
    static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 }
        while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
        return bytes
    }
}

/// Puts bytes together to lines that end in CR LF and in nothing else (S39).
///
/// Each byte is looked at once, and no more than one line is kept.
struct LineReader: Sendable {
    /// How many bytes were looked at.
    private(set) var examined = 0
    private var line: [UInt8] = []
    private var isEnding = false

    /// Takes a byte, and returns the line that it ends; nil while the line goes on.
    ///
    /// Throws `.unreadable` for a control character and for CR or LF alone, and `excess` for a line of more than
    /// `limit` bytes.
    mutating func take(_ byte: UInt8, limit: Int, excess: Refusal) throws(Refusal) -> [UInt8]? {
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
