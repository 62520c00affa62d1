/// Where a request's body ends, and what of it is still to come.
enum BodyFraming: Sendable {
    /// So many bytes are still to come.
    case counted(Int)
    /// It comes in chunks.
    case chunked(ChunkReader)

    /// Judges how a length is told: by digits alone or by `chunked` alone, and in one way only (S40).
    ///
    /// Throws `.unreadable` for everything else, since a proxy in front could find other ends of requests in it.
    init(_ fields: FieldLines, _ start: RequestLine) throws(Refusal) {
        switch (fields["content-length"], fields["transfer-encoding"]) {
        case (nil, nil):
            self = .counted(0)
        case (let length?, nil):
            let isDigits = !length.isEmpty && length.utf8.allSatisfy { (0x30...0x39).contains($0) }
            guard isDigits, let count = Int(length) else { throw .unreadable }
            self = .counted(count)
        case (nil, let coding?):
            guard start.isHTTP11, coding.lowercased() == "chunked" else { throw .unreadable }
            self = .chunked(ChunkReader())
        case (_?, _?):
            throw .unreadable
        }
    }

    /// Whether nothing is to come any more.
    var isComplete: Bool {
        switch self {
        case .counted(let count): count == 0
        case .chunked(let chunks): chunks.isComplete
        }
    }

    /// Takes bytes up to the end of the body, adds what is content to `content`, and returns how many it took.
    mutating func take(_ bytes: ArraySlice<UInt8>, into content: inout [UInt8]) throws(Refusal) -> Int {
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
