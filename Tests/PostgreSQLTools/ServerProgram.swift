#if PostgreSQL
    import CLibrary
    import Foundation
    import Synchronization

    /// PostgreSQL's programs, run as somebody who is not root: as root they refuse to start.
    final class ServerProgram: Sendable {
        private let folder: URL
        private let data: String
        private let guardian = Mutex<Guardian?>(nil)

        /// The shell that waits for the end of the tests, and the pipe whose end tells it.
        private struct Guardian {
            let process: Process
            let input: FileHandle
        }

        init(folder: URL) {
            self.folder = folder
            data = folder.appending(path: "data").path
        }

        /// The directories in which Debian and others put the programs.
        private static let programs: [String] = {
            let base = "/usr/lib/postgresql"
            let versions = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
            let newest = versions.sorted { $0.compare($1, options: .numeric) == .orderedDescending }
            let found = newest.map { "\(base)/\($0)/bin" }
            return found + ["/usr/local/bin", "/usr/bin", "/opt/homebrew/opt/postgresql@17/bin", "/opt/homebrew/bin"]
        }()

        private static func path(_ name: String) throws -> String {
            let paths = programs.map { "\($0)/\(name)" }
            guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
                throw ServerProblem(text: "\(name) is missing. Install PostgreSQL (Debian: postgresql).")
            }
            return path
        }

        var log: String { (try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)) ?? "no log" }

        /// Makes the data, the certificate and who is let in how.
        func make() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if geteuid() == 0, let nobody = getpwnam("nobody") { chown(folder.path, nobody.pointee.pw_uid, gid_t(0)) }
            let options = ["--no-sync", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"]
            guard try run("initdb", options + ["--pgdata", data]) == 0 else {
                throw ServerProblem(text: "initdb has failed:\n\(log)")
            }
            let access = """
                local all teller scram-sha-256
                local all all trust
                hostssl all all 127.0.0.1/32 trust
                """
            let script = """
                printf '%s\\n' "$1" > "$2/pg_hba.conf"
                openssl req -new -x509 -days 2 -nodes -subj /CN=localhost -out "$2/server.crt" -keyout "$2/server.key"
                chmod 600 "$2/server.key"
                """
            guard try shell(script, [access, data]) == 0 else {
                throw ServerProblem(text: "openssl has failed (Debian: openssl):\n\(log)")
            }
        }

        /// Starts the server below a shell that stops it when it hears "keep", and also removes its files when the pipe is
        /// closed, by us or by our end.
        func start(port: Int) throws {
            let script = """
                exec >>"$3/log" 2>&1
                "$1" -D "$2" -k "$3" -p "$4" -c listen_addresses=127.0.0.1 -c fsync=off -c ssl=on \\
                    -c max_connections=200 -c log_min_messages=warning </dev/null &
                echo $! >"$3/pid"
                read -r kept
                kill -INT $! 2>/dev/null
                wait $!
                cd /
                [ "$kept" ] || rm -rf "$3"
                """
            let arguments = [try Self.path("postgres"), data, folder.path, "\(port)"]
            // Not every shell can wait for a program while signals are blocked, as they are on threads of Dispatch.
            let process = try prepared("/bin/bash", ["-c", script, "bash"] + arguments)
            let pipe = Pipe()
            // A copy of this end in another program that is started would keep the server alive.
            _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
            process.standardInput = pipe
            try process.run()
            let guardian = Guardian(process: process, input: pipe.fileHandleForWriting)
            self.guardian.withLock { $0 = guardian }
        }

        /// Stops the server with a signal; its files stay.
        func stop(_ signal: Int32) throws {
            let pid = try String(contentsOf: folder.appending(path: "pid"), encoding: .utf8)
            guard let pid = Int32(pid.trimmingCharacters(in: .whitespacesAndNewlines)) else {
                throw ServerProblem(text: "The server's process is unknown.")
            }
            kill(pid, signal)
            try end(keeping: true)
        }

        /// Stops the server, and removes its files unless they are kept.
        func end(keeping: Bool = false) throws {
            let guardian = guardian.withLock { guardian in
                defer { guardian = nil }
                return guardian
            }
            if keeping { try guardian?.input.write(contentsOf: Data("keep\n".utf8)) }
            try guardian?.input.close()
            guardian?.process.waitUntilExit()
        }

        /// Runs one of PostgreSQL's programs to its end; its output goes to the log.
        func run(_ name: String, _ arguments: [String]) throws -> Int32 {
            try shell(#""$@""#, [try Self.path(name)] + arguments)
        }

        private func shell(_ script: String, _ arguments: [String]) throws -> Int32 {
            let process = try prepared("/bin/bash", ["-c", "exec >>\"$0\" 2>&1; " + script] + [logPath] + arguments)
            process.standardInput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }

        private var logPath: String { folder.appending(path: "log").path }

        private func prepared(_ program: String, _ arguments: [String]) throws -> Process {
            let process = Process()
            process.currentDirectoryURL = folder
            if geteuid() == 0 {
                process.executableURL = URL(filePath: "/usr/bin/setpriv")
                process.arguments = ["--reuid", "nobody", "--clear-groups", "--regid", "nogroup", program] + arguments
            } else {
                process.executableURL = URL(filePath: program)
                process.arguments = arguments
            }
            return process
        }
    }
#endif
