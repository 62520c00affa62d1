import CLibrary
import Concurrency
import FlyingSocks

/// A listener that accepts connections at one address, on FlyingFox's sockets and pool, and serves each until it ends.
///
/// FlyingFox's own server reads heads in a time that grows with the square of a line, and without bound.
package actor ConnectionListener {
    private let socket: Socket
    private let pool: any AsyncSocketPool = systemPool()
    private let clock: DeadlineClock
    private let handler: any HTTPHandler
    private var serving: Task<Void, any Error>?
    private var accepting: Task<AsyncSocket, any Error>?
    private var isStopped = false
    private var isFree = false

    /// Creates a listener on an address.
    package init(_ host: String, port: Int, clock: DeadlineClock, handler: any HTTPHandler) throws(ListeningError) {
        socket = try SocketCalls.listening(at: host, port: port, responseWithin: clock.deadlines.response)
        (self.clock, self.handler) = (clock, handler)
    }

    /// Throws the error of listening at an address; listens no more than it takes to find out.
    package static func check(_ host: String, port: Int) throws(ListeningError) {
        let socket = try SocketCalls.listening(at: host, port: port, responseWithin: Deadlines().response)
        do { try socket.close() } catch { throw ListeningError(error) }
    }

    /// Returns the pool that waits for sockets with the system's event interface.
    private static func systemPool() -> some AsyncSocketPool {
        #if canImport(Darwin)
            .kQueue()
        #else
            .ePoll()
        #endif
    }

    /// The address that it listens at.
    package nonisolated var address: (host: String, port: Int)? {
        switch try? socket.sockname() {
        case .ip4(let host, let port), .ip6(let host, let port): (host, Int(port))
        case .unix, nil: nil
        }
    }

    /// Serves until ``stop(within:)`` or cancellation; the port is free then.
    package func run() async throws {
        guard !isStopped else { return await free() }
        let serving = Task { try await serve() }
        self.serving = serving
        let result = await withTaskCancellationHandler {
            await serving.result
        } onCancel: {
            serving.cancel()
        }
        await free()
        try result.get()
    }

    /// Accepts no more connections, ends idle ones, and waits for the others; those it ends after a time.
    package func stop(within time: Duration) async {
        isStopped = true
        accepting?.cancel()
        clock.close()
        let end = Task.delayed(by: time) { [serving] in serving?.cancel() }
        _ = await serving?.result
        end.cancel()
    }
}

// MARK: - Serving

extension ConnectionListener {
    private func serve() async throws {
        try await pool.prepare()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { [pool] in try await pool.run() }
            group.addTask { [clock] in await clock.run() }
            group.addTask { try await self.serveConnections() }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func serveConnections() async throws {
        let listening = try AsyncSocket(socket: socket, pool: pool)
        try await withThrowingDiscardingTaskGroup { group in
            while let accepted = try await accept(on: listening) {
                SocketCalls.setNoDelay(accepted)
                let connection = Connection(
                    ConnectionSocket(socket: accepted, pool: pool, clock: clock),
                    handler: handler
                )
                group.addTask { await connection.serve() }
            }
            await free()
        }
    }

    /// Frees the port, once.
    private func free() async {
        guard !isFree else { return }
        isFree = true
        await ConnectionSocket(socket: socket, pool: pool, clock: clock).close()
    }

    /// Returns the next connection; nil once stopped.
    ///
    /// While more than three quarters of the descriptors are in use no connection is accepted, and the one that has
    /// been waited for longest is ended (S42).
    private func accept(on listening: AsyncSocket) async throws -> Socket? {
        while !isStopped {
            if DescriptorLimit.isUsed(beyond: 3) {
                clock.endLongestWaits(16)
                try await Task.sleep(for: .milliseconds(4))
            } else if let accepted = try await next(on: listening) {
                return accepted
            }
        }
        return nil
    }

    /// Returns a connection; nil if there was none: stopped, the visitor gone by now, or no descriptor.
    private func next(on listening: AsyncSocket) async throws -> Socket? {
        let accepting = Task { try await listening.accept() }
        self.accepting = accepting
        do {
            return try await withTaskCancellationHandler {
                try await accepting.value.socket
            } onCancel: {
                accepting.cancel()
            }
        } catch SocketError.failed(_, ECONNABORTED, _), SocketError.failed(_, EINTR, _) {
            return nil
        } catch SocketError.failed(_, EMFILE, _), SocketError.failed(_, ENFILE, _) {
            try await Task.sleep(for: .milliseconds(20))
            return nil
        } catch {
            guard isStopped else { throw error }
            return nil
        }
    }
}

/// An error of listening at an address.
package enum ListeningError: Error, Hashable, Sendable {
    /// The host isn't a numeric address, or not one of this machine.
    case unusableHost
    /// Another program, or another listener, has the port.
    case portTaken
    /// Only an administrator may listen on the port.
    case notAllowed
    /// The system refused for another reason.
    case failed(String)

    /// Creates an error from that of a call.
    init(_ error: any Error) {
        guard case .failed(_, let code, let message) = error as? SocketError else {
            self = error as? Self ?? .failed("\(error)")
            return
        }
        self =
            switch code {
            case EADDRINUSE: .portTaken
            case EADDRNOTAVAIL: .unusableHost
            case EACCES: .notAllowed
            default: .failed(message)
            }
    }
}
