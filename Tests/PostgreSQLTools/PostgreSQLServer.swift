#if PostgreSQL
    import CLibrary
    public import Foundation
    public import PreviewPostgreSQL

    /// A PostgreSQL server of its own in a temporary folder, which ends with the test process, however that ends.
    ///
    /// It listens on a Unix socket, where everybody is let in except `teller`, who needs a password, and for TLS on loopback.
    public final class PostgreSQLServer: Sendable {
        /// The one that suites share; those that stop it make their own.
        public static let shared = Task { try await PostgreSQLServer() }

        /// The folder of the data and the socket.
        public let folder: URL
        /// The port on loopback, and part of the socket's name.
        public let port: Int
        private let program: ServerProgram

        /// Makes the files and starts the server; returns when it answers.
        public init() async throws {
            folder = URL(filePath: "/tmp").appending(path: "tabpreview-pg-\(UUID().uuidString.prefix(8))")
            port = try Self.freePort()
            let program = ServerProgram(folder: folder)
            self.program = program
            try await onThread { try program.make() }
            try await start()
        }

        /// Starts the server again after ``stop(_:)``.
        public func start() async throws {
            try await onThread { [program, folder, port] in
                try program.start(port: port)
                let deadline = ContinuousClock.now + .seconds(30)
                while try program.run("pg_isready", ["--quiet", "--host", folder.path, "--port", "\(port)"]) != 0 {
                    guard .now < deadline else {
                        throw ServerProblem(text: "PostgreSQL did not start:\n\(program.log)")
                    }
                    usleep(20_000)
                }
            }
        }

        /// Stops the server: `SIGINT` breaks connections off, `SIGQUIT` and `SIGKILL` don't even clean up.
        public func stop(_ signal: Int32 = SIGINT) async throws {
            try await onThread { [program] in try program.stop(signal) }
        }

        /// Ends the server and removes its files.
        public func end() async throws {
            try await onThread { [program] in try program.end() }
        }

        /// The address of a database of this server.
        public func address(_ database: String, user: String = "postgres") throws -> DatabaseAddress {
            try DatabaseAddress("host=\(folder.path) port=\(port) user=\(user) dbname=\(database)")
        }

        /// Makes an empty database; the name is one word of small letters.
        public func makeDatabase(_ name: String) async throws -> DatabaseAddress {
            let options = ["--host", folder.path, "--port", "\(port)", "--username", "postgres"]
            try await onThread { [program] in
                guard try program.run("createdb", options + [name]) == 0 else {
                    throw ServerProblem(text: "The database \(name) could not be made:\n\(program.log)")
                }
            }
            return try address(name)
        }

        private static func freePort() throws -> Int {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(descriptor) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let code = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                    bind(descriptor, pointer, length) == 0 ? getsockname(descriptor, pointer, &length) : -1
                }
            }
            guard code == 0 else { throw ServerProblem(text: "There is no free port.") }
            return Int(UInt16(bigEndian: address.sin_port))
        }
    }

    /// Runs what blocks on a thread of its own, so that it holds up no test.
    private func onThread(_ body: @escaping @Sendable () throws -> Void) async throws {
        try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result { try body() }) }.start()
        }
    }

    /// Why the server doesn't run.
    public struct ServerProblem: Error, CustomStringConvertible {
        let text: String

        /// The failure, with the server's log.
        public var description: String { text }
    }
#endif
