import FlyingSocks
import Foundation

/// A connection's bytes, in and out, each wait under its deadline.
struct Wire: Sendable {
    let socket: Socket
    let pool: any AsyncSocketPool
    let clock: WaitClock

    /// How much is read at once.
    private static let portion = 16 << 10

    /// The network address of the other end, without port; nil if it has gone.
    var peer: String? {
        switch try? socket.remotePeer() {
        case .ip4(let address, _), .ip6(let address, _): address
        case .unix(let path): path
        case nil: nil
        }
    }

    /// Reads what is there, or waits for it.
    ///
    /// Throws `SocketError.disconnected` at the end.
    func read(for purpose: WaitTable.Purpose, until due: ContinuousClock.Instant) async throws -> [UInt8] {
        try await read { wait in try await clock.timing(socket, for: purpose, until: due, wait: wait) }
    }

    /// The same for as long as it takes, and as the link or token opens by which the connection is used.
    func readWhileAdmitted() async throws -> [UInt8] {
        try await read { wait in try await clock.watching(socket, wait: wait) }
    }

    private func read(waiting: (_ wait: () async throws -> Void) async throws -> Void) async throws -> [UInt8] {
        while true {
            try Task.checkCancellation()
            do {
                return try socket.read(atMost: Self.portion)
            } catch SocketError.blocked {
                try await waiting { try await pool.suspendSocket(socket, untilReadyFor: .read) }
            }
        }
    }

    /// Writes bytes, as fast as they are taken; anyone who takes none for the time of an answer is disconnected (S41).
    func write(_ data: Data) async throws {
        var sent = data.startIndex
        while sent < data.endIndex {
            try Task.checkCancellation()
            do {
                sent = try socket.write(data, from: sent)
            } catch SocketError.blocked {
                try await clock.timing(socket, for: .answer, until: .now + clock.deadlines.answer) {
                    try await pool.suspendSocket(socket, untilReadyFor: .write)
                }
            }
        }
    }

    /// Notes whether the link or token still opens by which the connection is used; nil for none.
    ///
    /// When it no longer does, a wait for the visitor ends (S18).
    func note(_ isAdmitted: (@Sendable () -> Bool)?) {
        clock.note(isAdmitted, on: socket)
    }

    /// A Boolean value that indicates whether the link still opens by which the connection is used.
    var isAdmitted: Bool { clock.isAdmitted(socket) }

    /// Has the system keep less for a visitor who reads slowly: streams are many, and stay.
    func limitUnsent() {
        SocketCalls.limitUnsent(socket)
    }

    /// Says that nothing more is sent; what was sent still arrives.
    func endSending() {
        SocketCalls.shut(socket.file.rawValue, .writing)
    }

    /// Closes the connection, once the pool has let go of its descriptor: the next one may have the same.
    func close() async {
        note(nil)
        await (pool as? any SettlingPool)?.settle()
        try? socket.close()
    }
}

/// A pool that can say when it has done with the sockets whose waits have ended.
///
/// FlyingFox's pool lets a waiting task go on before it takes the descriptor off its list. Were the descriptor closed in
/// between, it would be on that list for ever, and the next connection with its number would never be woken.
protocol SettlingPool: AsyncSocketPool {
    func settle() async
}

extension SocketPool: SettlingPool {
    /// Anyone who gets a turn here comes after what the pool was at.
    func settle() {}
}
