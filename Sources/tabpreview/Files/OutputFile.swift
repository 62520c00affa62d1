import Files
import Foundation
import PreviewCore

/// The target of a command's result: a file, or standard output for `-`.
///
/// A file is written completely or left unchanged; an existing one is replaced, as by compilers.
struct OutputFile {
    /// The path as it was given.
    let path: String

    /// A Boolean value that indicates whether the result goes to a terminal.
    var isTerminal: Bool { path == "-" && Streams.isTerminal(1) }

    /// Checks whether the result can be written there, before it is computed.
    func check() throws(FileFailure) {
        guard path != "-" else { return }
        let target = URL(filePath: path).resolvingSymlinksInPath()
        do {
            guard try isPlain(target) else { return }
            let folder = target.deletingLastPathComponent().path
            guard access(folder, W_OK | X_OK) == 0 else { throw FileFailure(text: String(cString: strerror(errno))) }
        } catch {
            throw InputFile.unwritable(path, error)
        }
    }

    /// Writes the result to a path that the user did not name, only if there is a file or nothing.
    ///
    /// A project of another author could have a link there that leads to any file.
    func writeFollowingNoLink(_ bytes: [UInt8]) throws(FileFailure) {
        if InputFile.isLink(path) {
            throw FileFailure(text: "\(TerminalText.escaped(path)) is a symbolic link. Remove it, then try again.")
        }
        try write(bytes)
    }

    /// Writes the result.
    func write(_ bytes: [UInt8]) throws(FileFailure) {
        guard path != "-" else { return try Streams.outputWhole(bytes) }
        let target = URL(filePath: path).resolvingSymlinksInPath()
        do {
            if try isPlain(target) {
                try replace(target, bytes)
            } else {
                try FileHandle(forWritingTo: target).write(contentsOf: Data(bytes))
            }
        } catch {
            throw InputFile.unwritable(path, error)
        }
    }

    /// Prints that the result was written; nothing for standard output, whose reader has it.
    func printWritten() {
        if path != "-" { Streams.message("Wrote \(TerminalText.escaped(path)).") }
    }

    /// Writes to a temporary file beside the target, with the old one's mode from the beginning, then renames it.
    private func replace(_ target: URL, _ bytes: [UInt8]) throws {
        let name = ".tabpreview-\(UInt64.random(in: 0...UInt64.max)).tmp"
        let temporary = target.deletingLastPathComponent().appending(path: name)
        do {
            try Data().write(to: temporary, options: .withoutOverwriting)
            if let mode = try? FileManager.default.attributesOfItem(atPath: target.path)[.posixPermissions] {
                try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: temporary.path)
            }
            let file = try FileHandle(forWritingTo: temporary)
            try file.write(contentsOf: Data(bytes))
            try file.close()
            guard rename(temporary.path, target.path) == 0 else {
                throw FileFailure(text: String(cString: strerror(errno)))
            }
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw error
        }
    }

    /// Returns a Boolean value that indicates whether the path is, or will be, a plain file; pipes and devices are
    /// written to directly.
    private func isPlain(_ target: URL) throws -> Bool {
        guard let status = try? FileStatus(following: target.path.utf8) else { return true }
        if status.kind == .folder { throw FileFailure(text: "it is a directory") }
        return status.kind == .file
    }
}

extension SpecWriteFailure {
    /// Returns the sentence for the command line; `next` is the remedy for a file that another program changed.
    func sentence(changed name: String, next: String) -> String {
        switch self {
        case .changed: "\(name) has changed since it was read, so it was not overwritten. \(next)"
        case .readOnly(let text), .full(let text), .failed(let text): text
        }
    }
}
