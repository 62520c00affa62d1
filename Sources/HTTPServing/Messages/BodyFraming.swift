/// The end of a request's body, and the part that is still to come.
enum BodyFraming: Sendable {
    /// A number of bytes that are still to come.
    case counted(Int)
    /// A body in chunks.
    case chunked(ChunkReader)

    /// Creates the framing from the length of a body: digits alone or `chunked` alone, and only one of the two (S40).
    ///
    /// Throws `.unreadable` for everything else, since a proxy in front could find other ends of requests in it.
    init(_ head: RequestHead) throws(RequestError) {
        switch (head["content-length"], head["transfer-encoding"]) {
        case (nil, nil):
            self = .counted(0)
        case (let length?, nil):
            let isDigits = !length.isEmpty && length.utf8.allSatisfy { (0x30...0x39).contains($0) }
            guard isDigits, let count = Int(length) else { throw .unreadable }
            self = .counted(count)
        case (nil, let coding?):
            guard head.isHTTP11, coding.lowercased() == "chunked" else { throw .unreadable }
            self = .chunked(ChunkReader())
        case (_?, _?):
            throw .unreadable
        }
    }

    /// A Boolean value that indicates whether the body is complete.
    var isComplete: Bool {
        switch self {
        case .counted(let count): count == 0
        case .chunked(let chunks): chunks.isComplete
        }
    }

    /// Takes bytes up to the end of the body, appends the content to `content`, and returns the number of bytes taken.
    mutating func take(_ bytes: ArraySlice<UInt8>, into content: inout [UInt8]) throws(RequestError) -> Int {
        switch self {
        case .counted(let count):
            let part = bytes.prefix(count)
            content += part
            self = .counted(count - part.count)
            return part.count
        case .chunked(var chunks):
            let taken = try chunks.take(bytes, into: &content)
            self = .chunked(chunks)
            return taken
        }
    }
}

/// A reader of a body in chunks (RFC 9112 7.1), which is bounded and reads each byte once (S39).
struct ChunkReader: Sendable {
    /// The maximum length of the line before a chunk, and of a trailer's line, in bytes.
    static let mostBytesOfLine = 1 << 10
    /// The maximum size of everything beside sizes and content, in bytes: extensions and trailers.
    static let mostBytesBeside = 16 << 10

    private enum Part { case size, end, trailers }

    /// A Boolean value that indicates whether the body is complete, including the trailers.
    private(set) var isComplete = false
    private var part = Part.size
    private var lines = LineReader()
    private var remaining = 0
    private var beside = 0

    /// The number of bytes of lines that were read.
    var examined: Int { lines.examined }

    /// Takes bytes up to the end of the body, appends the content to `content`, and returns the number of bytes taken.
    ///
    /// Throws `.unreadable`, or `.largeHead` for long lines and many trailers.
    mutating func take(_ bytes: ArraySlice<UInt8>, into content: inout [UInt8]) throws(RequestError) -> Int {
        var rest = bytes
        while !isComplete, let byte = rest.first {
            if remaining > 0 {
                let part = rest.prefix(remaining)
                content += part
                remaining -= part.count
                rest = rest.dropFirst(part.count)
            } else {
                rest = rest.dropFirst()
                if let line = try lines.take(byte, limit: Self.mostBytesOfLine, excess: .largeHead) {
                    try take(line: line)
                }
            }
        }
        return bytes.count - rest.count
    }

    private mutating func take(line: [UInt8]) throws(RequestError) {
        switch part {
        case .size:
            let digits = line.prefix { $0 != UInt8(ascii: ";") }
            remaining = try Self.size(digits)
            part = remaining > 0 ? .end : .trailers
            try count(line.count - digits.count)
        case .end:
            guard line.isEmpty else { throw .unreadable }
            part = .size
        case .trailers:
            isComplete = line.isEmpty
            try count(line.count)
        }
    }

    private mutating func count(_ bytes: Int) throws(RequestError) {
        beside += bytes
        guard beside <= Self.mostBytesBeside else { throw .largeHead }
    }

    private static func size(_ digits: ArraySlice<UInt8>) throws(RequestError) -> Int {
        let text = String(decoding: digits, as: UTF8.self)
        guard digits.count <= 15, text.allSatisfy(\.isHexDigit), let size = Int(text, radix: 16) else {
            throw .unreadable
        }
        return size
    }
}
