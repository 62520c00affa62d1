import FlyingSocks
import Foundation

/// What comes over a connection: heads, and the body of the one that came last.
///
/// Keeps no more than was read at once. Asked for one thing at a time.
actor ConnectionInput {
    typealias Instant = ContinuousClock.Instant

    private let wire: Wire
    private var bytes: ArraySlice<UInt8> = []
    private var body: BodyFraming?
    private var isInvitationDue = false
    /// When what comes now must be there; nil for a body that nobody has begun to read.
    private var due: Instant?
    private var isNew = true
    /// Since when this connection has had its turn.
    private var turn = Instant.now

    init(_ wire: Wire) {
        self.wire = wire
    }

    private var requestDue: Instant { .now + wire.clock.deadlines.request }

    /// The next request's head; nil at the end of the connection, and where the body before was not read to its end.
    ///
    /// Throws a refusal for what is no request, else whatever ended the connection.
    func nextHead() async throws -> RequestHead? {
        guard body?.isComplete ?? true else { return nil }
        let first = isNew ? requestDue : .now + wire.clock.deadlines.idle
        if bytes.isEmpty { guard try await fill(for: .request, until: first) else { return nil } }
        await takeTurns()
        let due = isNew ? first : requestDue
        isNew = false
        var reader = HeadReader()
        while true {
            bytes = bytes.dropFirst(try reader.take(bytes))
            if let (head, framing) = reader.head {
                (body, isInvitationDue, self.due) = (framing, head.awaitsInvitation, nil)
                return head
            }
            guard try await fill(for: .request, until: due) else { return nil }
        }
    }

    /// The next bytes of the body; nil after the last.
    ///
    /// Throws a refusal for what has not the form announced, and whatever kept it from coming.
    func nextOfBody() async throws -> [UInt8]? {
        let due = due ?? requestDue
        self.due = due
        var content: [UInt8] = []
        while content.isEmpty, var framing = body, !framing.isComplete {
            if bytes.isEmpty {
                try await invite()
                guard try await fill(for: .body, until: due) else { throw SocketError.disconnected }
            }
            bytes = bytes.dropFirst(try framing.take(bytes, into: &content))
            body = framing
        }
        return content.isEmpty ? nil : content
    }

    /// Waits until the other end has closed the connection, or sends more than the head of a next request, or is let in
    /// no more.
    func untilGone() async throws {
        while bytes.count < HeadReader.mostBytes {
            do { bytes += try await wire.readWhileAdmitted() } catch SocketError.disconnected { return }
        }
    }

    /// Reads and forgets what is still under way, so that the last answer is not lost to a reset.
    func drain() async throws {
        let due = Instant.now + .seconds(2)
        var count = 0
        while count < 1 << 20, try await fill(for: .request, until: due) { count += bytes.count }
    }

    /// Anyone who waits for it is notified that the body is wanted.
    private func invite() async throws {
        guard isInvitationDue else { return }
        isInvitationDue = false
        try await wire.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
    }

    /// Reads more; false at the end.
    ///
    /// The time is looked at also where nobody has to wait for more (S41).
    private func fill(for purpose: WaitTable.Purpose, until due: Instant) async throws -> Bool {
        guard .now < due else { throw SocketError.disconnected }
        bytes = []
        await takeTurns()
        do { bytes = try await wire.read(for: purpose, until: due)[...] } catch SocketError.disconnected {}
        return !bytes.isEmpty
    }

    /// Lets others go on from time to time: anyone who sends without a pause makes nobody wait but them.
    private func takeTurns() async {
        guard turn + .milliseconds(5) < .now else { return }
        await Task.yield()
        turn = .now
    }
}
