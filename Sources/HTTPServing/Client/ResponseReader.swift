/// The reader of a response, from its bytes as they come (RFC 9112, 4 to 6).
///
/// It understands responses with a length, without a body, or until the connection ends; not chunked ones, which a
/// preview sends for streams only.
struct ResponseReader {
    private static let headLimit = 64 << 10
    private static let bodyLimit = 16 << 20

    private var bytes: [UInt8] = []
    private var head: Head?

    private struct Head {
        let status: Int
        /// The length of the body; nil if it lasts until the end of the connection.
        let length: Int?
    }

    /// A Boolean value that indicates whether the response is complete, judged by its length.
    var isComplete: Bool {
        guard let length = head?.length else { return false }
        return bytes.count >= length
    }

    /// Adds received bytes.
    mutating func append(_ more: [UInt8]) throws(ClientFailure) {
        bytes += more
        if head == nil { try readHead() }
        guard bytes.count <= (head == nil ? Self.headLimit : Self.bodyLimit) else {
            throw .broken("it is too long")
        }
    }

    /// Returns the response, once it is complete or the connection has ended.
    func response() throws(ClientFailure) -> ServerResponse {
        guard let head else { throw .broken("its header is incomplete") }
        let length = head.length ?? bytes.count
        guard bytes.count >= length else { throw .broken("it ends early") }
        return ServerResponse(status: head.status, body: Array(bytes.prefix(length)))
    }

    private mutating func readHead() throws(ClientFailure) {
        let lineEnd: [UInt8] = [0x0D, 0x0A]
        guard let end = bytes.firstRange(of: lineEnd + lineEnd) else { return }
        let text = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        bytes.removeSubrange(..<end.upperBound)
        head = try Self.head(text.split(separator: "\r\n", omittingEmptySubsequences: false))
        if let length = head?.length, length > Self.bodyLimit { throw .broken("it is too long") }
    }

    private static func head(_ lines: [Substring]) throws(ClientFailure) -> Head {
        let words = (lines.first ?? "").split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count >= 2, words[0] == "HTTP/1.1" || words[0] == "HTTP/1.0", words[1].count == 3,
            let status = Int(words[1]), (200...599).contains(status)
        else { throw .broken("it is not HTTP") }
        let hasNoBody = status == 204 || status == 304
        return Head(status: status, length: hasNoBody ? 0 : try length(lines.dropFirst()))
    }

    private static func length(_ lines: some Sequence<Substring>) throws(ClientFailure) -> Int? {
        var length: Int?
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { throw .broken("its header has a line without a colon") }
            let value = parts[1].drop { $0 == " " || $0 == "\t" }
            switch parts[0].lowercased() {
            case "transfer-encoding": throw .broken("it is chunked")
            case "content-length":
                guard let count = Int(value), count >= 0, length == nil || length == count else {
                    throw .broken("its length is not a number")
                }
                length = count
            default: break
            }
        }
        return length
    }
}
