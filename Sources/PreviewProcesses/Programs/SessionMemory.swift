import CLibrary
import Files

/// The memory of a program together with all that it started in its session.
///
/// A limit of the system applies to each process, and to addresses, of which a browser reserves a thousand times the
/// memory that it uses. So the used memory is counted: the private memory of each process, and the memory that it
/// shares with others on purpose. Only Linux reports it without special rights; elsewhere it counts as none.
struct SessionMemory {
    /// The wait between two measurements: a browser takes some 200 MiB in that time.
    static let interval = Duration.milliseconds(100)

    /// The first process of the session, by which the session is named.
    let leader: pid_t

    /// Waits until the session has more than `limit` bytes, and ends all of it.
    ///
    /// - Returns: A Boolean value that indicates whether that happened; false if the task was cancelled before.
    func end(beyond limit: Int) async -> Bool {
        while !Task.isCancelled {
            if bytes > limit {
                end()
                return true
            }
            try? await Task.sleep(for: Self.interval)
        }
        return false
    }

    /// Ends every process of the session at once, even those that ignore signals.
    func end() { _ = kill(-leader, SIGKILL) }

    /// The present memory of all processes of the session, in bytes.
    var bytes: Int {
        guard let processes = OpenFolder(path: "/proc".utf8) else { return 0 }
        var sum = 0
        processes.forEachName { name, _ in
            guard let first = name.first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(first),
                let process = OpenFolder(name, in: processes), Self.session(of: process) == leader
            else { return true }
            sum += Self.bytes(of: process)
            return true
        }
        return sum
    }

    /// Returns the session of a process.
    ///
    /// It is the fourth number after the name, which is in parentheses and can hold any (proc(5)).
    private static func session(of process: borrowing OpenFolder) -> pid_t? {
        let text = text("stat", of: process)
        guard let name = text.lastIndex(of: ")") else { return nil }
        let fields = text[name...].split(separator: " ")
        return fields.count > 4 ? pid_t(fields[4]) : nil
    }

    private static func bytes(of process: borrowing OpenFolder) -> Int {
        let counted = ["RssAnon:", "RssShmem:", "VmSwap:"]
        return text("status", of: process).split(separator: "\n").reduce(0) { sum, line in
            guard counted.contains(where: line.hasPrefix) else { return sum }
            return sum + (Int(line.split { $0 == " " || $0 == "\t" }.dropFirst().first ?? "") ?? 0) << 10
        }
    }

    private static func text(_ name: String, of process: borrowing OpenFolder) -> String {
        let file = try? RegularFile(at: [Array(name.utf8)], in: process)
        return String(decoding: (try? file?.prefix(8_192)) ?? [], as: UTF8.self)
    }
}
