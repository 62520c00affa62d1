package import Foundation

/// A response in the form in which a connection writes it.
package struct HTTPResponse: Sendable {
    /// The body of a response.
    package enum Body: Sendable {
        /// The given bytes.
        case bytes([UInt8])
        /// Chunks, for as long as the client stays.
        case stream(HTTPStream)
    }

    /// The HTTP status.
    package var status: Int
    /// The header fields, without those of the connection and of the length of the body.
    package var fields: [(name: String, value: String)]
    /// The body.
    package var body: Body
    /// A Boolean value that indicates whether the body is left out.
    package var isHeadOnly = false
    /// A Boolean value that indicates whether the connection ends after the response.
    package var isLast = false
    /// A Boolean value that indicates whether a part of the request is unread, so that the connection has to end.
    package var isRequestUnread = false
    /// A Boolean value that indicates whether a stream is framed in chunks.
    ///
    /// It isn't for a client of HTTP/1.0, for which it ends with the connection (RFC 9112 6.1).
    package var isChunked = true
    /// A check, in memory, that the client still has access; nil if its access can't end.
    package var isStillAdmitted: (@Sendable () -> Bool)?

    /// Creates a response; fields with a value that could end its line are left out (S37).
    package init(status: Int, fields: [(name: String, value: String)], body: Body) {
        (self.status, self.body) = (status, body)
        self.fields = fields.filter { Self.isSafe($0.value) }
    }

    /// Returns a Boolean value that indicates whether a value can't end its line.
    ///
    /// It has no CR, LF, NUL or other control byte but tab (S37).
    package static func isSafe(_ value: String) -> Bool {
        value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
    }
}

// MARK: - Head

extension HTTPResponse {
    /// The field that ends or continues the connection.
    package var connectionField: (name: String, value: String) { ("Connection", isLast ? "close" : "keep-alive") }

    /// The number of bytes of the body; nil for a stream.
    package var length: Int? {
        if case .bytes(let bytes) = body { bytes.count } else { nil }
    }

    /// The status line and all fields.
    var head: String {
        var lines = fields + [connectionField]
        if let length {
            if status != 204 { lines.append(("Content-Length", String(length))) }
        } else if isChunked {
            lines.append(("Transfer-Encoding", "chunked"))
        }
        let start = "HTTP/1.1 \(status) \(phrase)\r\n"
        return lines.reduce(into: start) { $0 += "\($1.name): \($1.value)\r\n" } + "\r\n"
    }

    /// The phrase of the status.
    package var phrase: String { Self.phrases[status] ?? "Status" }

    /// The phrases of the statuses that a preview's server sends.
    private static let phrases = [
        200: "OK", 201: "Created", 204: "No Content", 304: "Not Modified", 308: "Permanent Redirect",
        400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        408: "Request Timeout", 409: "Conflict", 412: "Precondition Failed",
        413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type",
        421: "Misdirected Request", 422: "Unprocessable Content", 428: "Precondition Required",
        429: "Too Many Requests", 431: "Request Header Fields Too Large",
        500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable", 507: "Insufficient Storage",
    ]
}

// MARK: - Body

extension HTTPResponse {
    /// The largest piece in which a body is written, in bytes: for a slow reader only one is copied, not the whole.
    package static let mostBytesOfPiece = 256 << 10

    /// An error before the next piece: the client is no longer admitted, so the connection has to end.
    struct AdmissionEnd: Error {}

    /// Returns the body in pieces, each made when its reader asks for it; none if only the head is sent.
    ///
    /// The chunks of a stream are framed as a body without a length is, or are their content alone.
    package func pieces(areFramed: Bool) -> PulledSequence<Data, any Error> {
        switch body {
        case _ where isHeadOnly: pieces(of: [])
        case .bytes(let bytes): pieces(of: bytes)
        case .stream(let stream): pieces(of: stream, areFramed)
        }
    }

    private func pieces(of bytes: [UInt8]) -> PulledSequence<Data, any Error> {
        PulledSequence { [isStillAdmitted] in
            var rest = bytes[...]
            return {
                guard !rest.isEmpty else { return nil }
                guard rest.startIndex == 0 || isStillAdmitted?() ?? true else { throw AdmissionEnd() }
                defer { rest = rest.dropFirst(Self.mostBytesOfPiece) }
                return Data(rest.prefix(Self.mostBytesOfPiece))
            }
        }
    }

    /// Returns the chunks; a client that is no longer admitted gets the last one instead of the next.
    private func pieces(of stream: HTTPStream, _ areFramed: Bool) -> PulledSequence<Data, any Error> {
        PulledSequence { [isStillAdmitted] in
            var opening: HTTPChunk? = stream.opening
            var following = stream.following.makeAsyncIterator()
            var (isOver, isEnded) = (false, !areFramed)
            return {
                // The stream keeps its place for as long as it has a reader.
                defer { withExtendedLifetime(stream.place) {} }
                if let first = opening {
                    opening = nil
                    return first.data(isFramed: areFramed)
                }
                if !isOver, let chunk = await following.next() {
                    isOver = !(isStillAdmitted?() ?? true)
                    return (isOver ? stream.last : chunk).data(isFramed: areFramed)
                }
                defer { isEnded = true }
                return isEnded ? nil : HTTPChunk.end.data(isFramed: true)
            }
        }
    }
}
