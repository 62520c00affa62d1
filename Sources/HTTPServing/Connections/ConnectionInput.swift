import FlyingSocks
import Foundation

/// The input of a connection: heads, and the body of the last one.
///
/// It keeps no more than it read at once. It has one caller at a time.
actor ConnectionInput {
    typealias Instant = ContinuousClock.Instant

    private let socket: ConnectionSocket
    private var bytes: ArraySlice<UInt8> = []
    private var body: BodyFraming?
    private var isContinueDue = false
    /// The deadline of the awaited bytes; nil for a body whose reading has not begun.
    private var due: Instant?
    private var isNew = true
    /// The start of this connection's turn.
    private var turn = Instant.now

    init(_ socket: ConnectionSocket) {
        self.socket = socket
    }

    private var requestDue: Instant { .now + socket.clock.deadlines.request }

    /// Returns the next request's head; nil at the end of the connection, and if the body before was not read to its
    /// end.
    ///
    /// Throws a refusal for an invalid request, otherwise the error that ended the connection.
    func nextHead() async throws -> RequestHead? {
        guard body?.isComplete ?? true else { return nil }
        let first = isNew ? requestDue : .now + socket.clock.deadlines.idle
        if bytes.isEmpty { guard try await fill(for: .request, until: first) else { return nil } }
        await takeTurns()
        let due = isNew ? first : requestDue
        isNew = false
        var reader = HeadReader()
        while true {
            bytes = bytes.dropFirst(try reader.take(bytes))
            if let (head, framing) = reader.head {
                (body, isContinueDue, self.due) = (framing, head.expectsContinue, nil)
                return head
            }
            guard try await fill(for: .request, until: due) else { return nil }
        }
    }

    /// Returns the next bytes of the body; nil after the last.
    ///
    /// Throws a refusal for a body that is not in the announced form, and the error that interrupted it.
    func nextOfBody() async throws -> [UInt8]? {
        let due = due ?? requestDue
        self.due = due
        var content: [UInt8] = []
        while content.isEmpty, var framing = body, !framing.isComplete {
            if bytes.isEmpty {
                try await sendContinue()
                guard try await fill(for: .body, until: due) else { throw SocketError.disconnected }
            }
            bytes = bytes.dropFirst(try framing.take(bytes, into: &content))
            body = framing
        }
        return content.isEmpty ? nil : content
    }

    /// Waits until the other end has closed the connection, sends more than the head of a next request, or is no longer
    /// admitted.
    func untilGone() async throws {
        while bytes.count < HeadReader.mostBytes {
            do { bytes += try await socket.readWhileAdmitted() } catch SocketError.disconnected { return }
        }
    }

    /// Reads and discards the bytes that are still coming, so that the last response is not lost to a reset.
    func drain() async throws {
        let due = Instant.now + .seconds(2)
        var count = 0
        while count < 1 << 20, try await fill(for: .request, until: due) { count += bytes.count }
    }

    /// Sends `100 Continue` to a client that waits for it before the body.
    private func sendContinue() async throws {
        guard isContinueDue else { return }
        isContinueDue = false
        try await socket.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
    }

    /// Reads more; returns false at the end.
    ///
    /// The deadline is checked also if there is no wait for more (S41).
    private func fill(for purpose: DeadlineTable.Purpose, until due: Instant) async throws -> Bool {
        guard .now < due else { throw SocketError.disconnected }
        bytes = []
        await takeTurns()
        do { bytes = try await socket.read(for: purpose, until: due)[...] } catch SocketError.disconnected {}
        return !bytes.isEmpty
    }

    /// Yields to other connections from time to time: a client that sends without a pause delays only itself.
    private func takeTurns() async {
        guard turn + .milliseconds(5) < .now else { return }
        await Task.yield()
        turn = .now
    }
}
