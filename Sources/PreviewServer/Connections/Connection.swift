import FlyingSocks
import Foundation
import PreviewCore

/// A connection: request after request is read, checked, passed to the handler and responded to.
struct Connection: Sendable {
    let wire: ConnectionSocket
    let handler: PreviewHandler
    private let input: ConnectionInput

    /// The size of the pieces in which a body is written, in bytes: for a slow reader only one is copied, not the
    /// whole.
    private static let portion = 256 << 10

    init(_ wire: ConnectionSocket, handler: PreviewHandler) {
        (self.wire, self.handler) = (wire, handler)
        input = ConnectionInput(wire)
    }

    /// Serves until either end closes; then the connection is closed.
    func serve() async {
        if let peer = wire.peer, (try? await answer(peer)) == true {
            wire.endSending()
            try? await input.drain()
        }
        await wire.close()
    }

    /// Responds until the visitor leaves, or until a response that is the last one: then it returns true.
    private func answer(_ peer: String) async throws -> Bool {
        while let answer = try await nextAnswer(to: peer) {
            wire.note(answer.isStillAdmitted)
            try await send(answer)
            if answer.isLast { return true }
        }
        return false
    }

    private func nextAnswer(to peer: String) async throws -> HTTPResponse? {
        do {
            guard var head = try await input.nextHead() else { return nil }
            head.peer = peer
            wire.note(nil)
            return await handler.answer(head, body: RequestBody(head) { [input] in try await input.nextOfBody() })
        } catch let refusal as HTTPError {
            return handler.answer(refusing: refusal)
        }
    }
}

// MARK: - Responses

extension Connection {
    private func send(_ answer: HTTPResponse) async throws {
        let head = Data(answer.head.utf8)
        guard !answer.isHeadOnly else { return try await wire.write(head) }
        switch answer.body {
        case .bytes(let bytes):
            try await send(head, bytes)
        case .events(let stream):
            wire.limitUnsent()
            try await wire.write(head + stream.opening.bytes(inChunk: answer.isChunked))
            try await sendWhileThere(stream, inChunks: answer.isChunked)
        }
    }

    /// Sends head and body, in one piece if it is a small one; no further piece once the link or token has ended.
    private func send(_ head: Data, _ bytes: [UInt8]) async throws {
        var (piece, start) = (head, 0)
        repeat {
            guard start == 0 || wire.isAdmitted else { throw SocketError.disconnected }
            let end = min(start + Self.portion, bytes.count)
            piece.append(contentsOf: bytes[start..<end])
            try await wire.write(piece)
            (piece, start) = (Data(), end)
        } while start < bytes.count
    }

    /// Sends a stream without an end of its own; it ends when the visitor leaves, and frees its place (S42).
    private func sendWhileThere(_ stream: EventStream, inChunks isChunked: Bool) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await send(stream, inChunks: isChunked) }
            group.addTask { [input] in
                try await input.untilGone()
                throw SocketError.disconnected
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Writes each event as soon as it comes; a visitor who is no longer admitted gets the last event in its place.
    private func send(_ stream: EventStream, inChunks isChunked: Bool) async throws {
        for await event in stream.following {
            guard wire.isAdmitted else {
                try await wire.write(EncodedEvent.bye.bytes(inChunk: isChunked))
                break
            }
            try await wire.write(event.bytes(inChunk: isChunked))
        }
        if isChunked { try await wire.write(EncodedEvent.end.chunk) }
    }
}
