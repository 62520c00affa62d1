package import Foundation

/// Support for a server that another program mounts in its own: that one reads requests and writes responses.
extension PreviewServer {
    /// Responds to a request that another server has read.
    ///
    /// `head` has its lines as they would arrive on a connection: they are read again with the limits and rules of one.
    /// `peer` is the network address of the other end, without port. `next` returns the next bytes of the body, and nil
    /// after the last.
    package nonisolated func response(
        toHead head: [UInt8],
        from peer: String,
        body next: @escaping () async throws -> [UInt8]?
    ) async -> MountedResponse {
        do throws(HTTPError) {
            var head = try HeadReader.head(of: head)
            head.peer = peer
            let answer = await handler.answer(head, body: RequestBody(head, next: next))
            return MountedResponse(answer, endsConnection: answer.isLast && !head.wantsClose)
        } catch {
            return MountedResponse(handler.answer(refusing: error), endsConnection: true)
        }
    }

    /// Sends heartbeats to all event streams, until cancelled.
    package nonisolated func sendHeartbeats() async throws { try await handler.beat() }
}

/// A response in the parts that another server writes.
package struct MountedResponse: Sendable {
    /// The HTTP status.
    package let status: Int
    /// The phrase of the status.
    package let phrase: String
    /// The header fields, without that of the length of a body that is sent.
    package let fields: [(name: String, value: String)]
    /// The number of bytes of the body that is sent; nil for events.
    package let length: Int?
    private let body: HTTPResponse.Body
    private let isStillAdmitted: @Sendable () -> Bool
    /// A Boolean value that indicates whether the connection must end after the body, as part of the request is unread.
    private let endsConnection: Bool

    init(_ answer: HTTPResponse, endsConnection: Bool) {
        (status, phrase) = (answer.status, answer.phrase)
        isStillAdmitted = answer.isStillAdmitted ?? { true }
        self.endsConnection = endsConnection
        var fields = answer.ownFields + [("Connection", answer.isLast ? "close" : "keep-alive")]
        if answer.isHeadOnly {
            if !answer.isStream, status != 204 { fields.append(("Content-Length", String(answer.size))) }
            body = .bytes([])
        } else {
            body = answer.body
        }
        self.fields = fields
        if case .bytes(let bytes) = body { length = bytes.count } else { length = nil }
    }
}

extension MountedResponse {
    /// The size of the pieces of a body, in bytes.
    package static let portion = 256 << 10

    /// An error after the last byte, or once the link of the request has ended: the connection must be closed.
    struct ConnectionEnd: Error {}

    /// The body in pieces, each made when its reader asks for it.
    package var pieces: PulledSequence<Data, any Error> {
        switch body {
        case .bytes(let bytes): pieces(of: bytes)
        case .events(let stream): pieces(of: stream)
        }
    }

    private func pieces(of bytes: [UInt8]) -> PulledSequence<Data, any Error> {
        PulledSequence { [isStillAdmitted, endsConnection] in
            var rest = bytes[...]
            return {
                guard !rest.isEmpty else {
                    if endsConnection { throw ConnectionEnd() }
                    return nil
                }
                guard rest.startIndex == 0 || isStillAdmitted() else { throw ConnectionEnd() }
                defer { rest = rest.dropFirst(Self.portion) }
                return Data(rest.prefix(Self.portion))
            }
        }
    }

    /// Returns the events as text; a visitor who is no longer admitted gets the last event in place of the next.
    private func pieces(of stream: EventStream) -> PulledSequence<Data, any Error> {
        PulledSequence { [isStillAdmitted] in
            var opening: EncodedEvent? = stream.opening
            var events = stream.following.makeAsyncIterator()
            var isOver = false
            return {
                // The stream keeps its place for as long as it has a reader.
                defer { withExtendedLifetime(stream.place) {} }
                if let first = opening {
                    opening = nil
                    return first.bytes(inChunk: false)
                }
                guard !isOver, let event = await events.next() else { return nil }
                isOver = !isStillAdmitted()
                return (isOver ? EncodedEvent.bye : event).bytes(inChunk: false)
            }
        }
    }
}
