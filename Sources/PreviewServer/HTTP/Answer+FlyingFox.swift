import FlyingFox
import Foundation
import PreviewCore

extension Answer {
    /// The answer as the server sends it, with every field that belongs to all of them.
    ///
    /// `Connection` is always set: after `close` nothing more is read.
    func response(heartbeat: Duration, withoutBody: Bool = false) -> HTTPResponse {
        var headers = HTTPHeaders()
        headers[HTTPHeader(SecurityFields.firstName)] = SecurityFields.lines(policy: policy)
        headers[.cacheControl] = caching.rawValue
        headers[.connection] = "keep-alive"
        if let contentType { headers[.contentType] = contentType }
        if let tag { headers[.eTag] = tag.text }
        for (name, value) in fields where FieldValue.isSafe(value) { headers[HTTPHeader(name)] = value }
        return response(headers: headers, heartbeat: heartbeat, withoutBody: withoutBody)
    }

    private func response(headers: HTTPHeaders, heartbeat: Duration, withoutBody: Bool) -> HTTPResponse {
        var headers = headers
        switch body {
        case .bytes(let bytes), .lastBytes(let bytes):
            if status != 204 { headers[.contentLength] = String(bytes.count) }
            if case .lastBytes = body { headers[.connection] = "close" }
            return HTTPResponse(statusCode: code, headers: headers, body: Self.whole(withoutBody ? [] : bytes))
        case .events(let events, let opening):
            guard !withoutBody else { return HTTPResponse(statusCode: code, headers: headers, body: Data()) }
            let stream = EventStreamBody(events: events, opening: opening, heartbeat: heartbeat)
            return HTTPResponse(statusCode: code, headers: headers, body: HTTPBodySequence(from: stream))
        }
    }

    private var code: HTTPStatusCode { StatusPhrase.status(status) }

    /// A body that is written in large pieces: whoever reads slowly has one of them copied, not the whole.
    private static func whole(_ bytes: [UInt8]) -> HTTPBodySequence {
        HTTPBodySequence(data: Data(bytes), suggestedBufferSize: 256 << 10)
    }

    /// This answer as the last of its connection.
    var endingConnection: Answer {
        guard case .bytes(let bytes) = body else { return self }
        var copy = self
        copy.body = .lastBytes(bytes)
        return copy
    }
}

extension RequestFields {
    /// Whether the connection ends after the answer (RFC 9112 9.3).
    func wantsClose(_ version: HTTPVersion) -> Bool {
        guard let connection = connection?.lowercased() else { return version != .http11 }
        return version == .http11 ? connection.contains("close") : !connection.contains("keep-alive")
    }
}

extension HTTPHeader {
    /// Says to search engines that a link's pages are nobody's to find (S22).
    static let robots = HTTPHeader("X-Robots-Tag")
}
