import FlyingSocks
import Foundation

/// A connection's input and output, each wait under its deadline.
struct ConnectionSocket: Sendable {
    let socket: Socket
    let pool: any AsyncSocketPool
    let clock: DeadlineClock

    /// The number of bytes that are read at once.
    private static let portion = 16 << 10

    /// The network address of the other end, without port; nil if it has gone.
    var peer: String? {
        switch try? socket.remotePeer() {
        case .ip4(let address, _), .ip6(let address, _): address
        case .unix(let path): path
        case nil: nil
        }
    }

    /// Reads the available bytes, or waits for some.
    ///
    /// Throws `SocketError.disconnected` at the end.
    func read(for purpose: DeadlineTable.Purpose, until due: ContinuousClock.Instant) async throws -> [UInt8] {
        try await read { wait in try await clock.timing(socket, for: purpose, until: due, wait: wait) }
    }

    /// Reads without a deadline, as long as the link or token of the connection still works.
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

    /// Writes bytes, as fast as they are read; a client that reads none for the time of a response is disconnected
    /// (S41).
    func write(_ data: Data) async throws {
        var sent = data.startIndex
        while sent < data.endIndex {
            try Task.checkCancellation()
            do {
                sent = try socket.write(data, from: sent)
            } catch SocketError.blocked {
                try await clock.timing(socket, for: .response, until: .now + clock.deadlines.response) {
                    try await pool.suspendSocket(socket, untilReadyFor: .write)
                }
            }
        }
    }

    /// Sets the check of whether the connection's link or token still works; nil for none.
    ///
    /// When it no longer does, a wait for the visitor ends (S18).
    func note(_ isAdmitted: (@Sendable () -> Bool)?) {
        clock.note(isAdmitted, on: socket)
    }

    /// A Boolean value that indicates whether the link of the connection still works.
    var isAdmitted: Bool { clock.isAdmitted(socket) }

    /// Limits the data that the system keeps for a slow visitor, as streams are many, and long.
    func limitUnsent() {
        SocketCalls.limitUnsent(socket)
    }

    /// Ends sending; bytes that were sent still arrive.
    func endSending() {
        SocketCalls.shutDown(socket.file.rawValue, .writing)
    }

    /// Closes the connection.
    func close() async {
        note(nil)
        await pool.close(socket)
    }
}

extension AsyncSocketPool {
    /// Closes a socket once the pool has released its descriptor: the next one may have the same.
    func close(_ socket: Socket) async {
        await (self as? any SettlingPool)?.settle()
        try? socket.close()
    }
}

/// A pool that can wait until it has released the sockets whose waits have ended.
///
/// FlyingFox's pool lets a waiting task continue before it takes the descriptor off its list. Were the descriptor
/// closed in between, it would be on that list for ever, and the next connection with its number would never be woken.
protocol SettlingPool: AsyncSocketPool {
    func settle() async
}

extension SocketPool: SettlingPool {
    /// Waits for the pool's current work, as a turn on the pool comes after it.
    func settle() {}
}
