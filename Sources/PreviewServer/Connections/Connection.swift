import AsyncAlgorithms
import FlyingSocks
import Foundation
import PreviewCore

/// One connection: request after request is read, judged, handed to the handler and answered.
struct Connection: Sendable {
    let wire: Wire
    let handler: PreviewHandler
    private let input: ConnectionInput

    /// How much of a body is written at once: for a slow reader so much is copied, not the whole.
    private static let portion = 256 << 10

    init(_ wire: Wire, handler: PreviewHandler) {
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

    /// Answers until the visitor leaves, or until an answer that is the last one: then it returns true.
    private func answer(_ peer: String) async throws -> Bool {
        while let answer = try await nextAnswer(to: peer) {
            try await send(answer)
            if answer.isLast { return true }
        }
        return false
    }

    private func nextAnswer(to peer: String) async throws -> Answer? {
        do {
            guard var head = try await input.nextHead() else { return nil }
            head.peer = peer
            return await handler.answer(head, body: RequestBody(head) { [input] in try await input.nextOfBody() })
        } catch let refusal as Refusal {
            return handler.answer(refusing: refusal)
        }
    }
}

// MARK: - Answering

extension Connection {
    private func send(_ answer: Answer) async throws {
        try await wire.write(Data(answer.head.utf8))
        guard !answer.isHeadOnly else { return }
        switch answer.body {
        case .bytes(let bytes):
            for start in stride(from: 0, to: bytes.count, by: Self.portion) {
                try await wire.write(Data(bytes[start..<min(start + Self.portion, bytes.count)]))
            }
        case .events(let events, let opening): try await sendWhileThere(events, opening: opening)
        }
    }

    /// Sends what has no end of its own; the visitor who leaves ends it at once, and frees its place (S42).
    private func sendWhileThere(_ events: PreviewEvents, opening: String) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await send(events, opening: opening) }
            group.addTask { [input] in
                try await input.untilGone()
                throw SocketError.disconnected
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Writes each event as soon as it is there, and a sign of life where none comes.
    ///
    /// A slow reader holds up nobody: what it has not taken is replaced by what is newer (``PreviewEvents``).
    private func send(_ events: PreviewEvents, opening: String) async throws {
        try await send(chunk: opening)
        let beats = AsyncTimerSequence(interval: handler.heartbeat, clock: .continuous).map { _ in PreviewEvent.ping }
        for await event in merge(events, beats) {
            try await send(chunk: EventText.text(event))
            if event == .bye { break }
        }
        try await send(chunk: "")
    }

    /// Writes a piece of a body that has no length; an empty one ends it (RFC 9112 7.1).
    private func send(chunk: String) async throws {
        try await wire.write(Data("\(String(chunk.utf8.count, radix: 16))\r\n\(chunk)\r\n".utf8))
    }
}
