import Foundation
import Testing

/// Runs programs where folders can be made small or read-only without being root: a mount namespace of their own.
///
/// Linux only; a system that forbids it fails the test with the reason, as what is not tried is not known.
enum MountSpace {
    struct Result {
        var lines: [String]
        var exitCode: Int32

        /// The rest of the lines that begin with a word.
        func values(_ word: String) -> [String] {
            lines.filter { $0.hasPrefix(word + " ") }.map { String($0.dropFirst(word.count + 1)) }
        }
    }

    /// The program of Benchmarks/kill-store, built beside the tests.
    static var writer: String {
        get throws {
            let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            let path = folder.appendingPathComponent("kill-store-writer").path
            try #require(FileManager.default.isExecutableFile(atPath: path), "\(path) is missing; run swift build")
            return path
        }
    }

    /// Runs a shell script in a namespace of its own; `$1` is the folder, `$2` the writer.
    static func run(_ script: String, folder: String) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh", folder, try writer,
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Result(lines: text.split(separator: "\n").map(String.init), exitCode: process.terminationStatus)
    }
}
