import Foundation
import Testing

/// A folder of a test's own, removed with it.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "tabpreview-processes-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }

    /// Makes a program that writes its arguments, one a line, into a file beside it, then does `afterwards`.
    func makeProgram(_ name: String, afterwards: String = "") throws -> String {
        try write(
            name,
            """
            #!/bin/sh
            for word in "$@"; do printf '%s\\n' "$word"; done > '\(path)/words.part'
            mv '\(path)/words.part' '\(path)/words'
            \(afterwards)
            """
        )
        return "\(path)/\(name)"
    }

    /// Makes a program that becomes the one in its second argument, with its pipes at descriptors 3 and 4.
    func makeLauncher(_ name: String) throws -> String {
        try write(name, "#!/bin/sh\nshift\nexec \"$@\" 3<&0 4>&1 </dev/null >&2\n")
        return "\(path)/\(name)"
    }

    /// Writes a file that can be run.
    func write(_ name: String, _ script: String) throws {
        try Data(script.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(path)/\(name)")
    }

    /// The arguments that a program of ``makeProgram(_:afterwards:)`` got.
    func words() throws -> [String] {
        try text("words").split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// Returns a Boolean value that indicates whether the process whose number a file holds has ended.
    func isGone(processIn name: String) throws -> Bool {
        let number = try #require(Int32(try text(name).trimmingCharacters(in: .whitespacesAndNewlines)))
        return kill(number, 0) != 0 || Self.isZombie(number)
    }

    /// Ends the process whose number a file holds.
    func end(processIn name: String) throws {
        let number = try #require(Int32(try text(name).trimmingCharacters(in: .whitespacesAndNewlines)))
        kill(number, SIGKILL)
    }

    /// An ended process whose parent, here the system's first one, has not asked for it yet.
    private static func isZombie(_ number: Int32) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8) else { return false }
        return status.contains(") Z ")
    }
}

/// Waits until something holds, at most two minutes; errors count as "not yet".
func eventually(_ holds: () throws -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(120)
    while (try? holds()) != true {
        try #require(ContinuousClock.now < deadline, "still not so after two minutes")
        try await Task.sleep(for: .milliseconds(10))
    }
}
