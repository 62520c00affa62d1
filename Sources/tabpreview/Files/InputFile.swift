import ArgumentParser
import Files
import Foundation
import SystemPackage
import TabRules
import TabSpecCoding

/// A file that can't be read or written, with a sentence for the user.
struct FileFailure: Error, Equatable {
    /// A description of the failure and its remedy.
    let text: String
    /// The exit code.
    var status = ExitStatus.file
}

/// Functions that read files named on the command line, and standard input for `-`.
enum InputFile {
    /// Returns the file's bytes; nil if there is no file and that is allowed.
    ///
    /// The bytes are at most as many as a spec may have, unless `most` is given.
    static func bytes(
        of path: String,
        most: Int = SpecReadingLimits.file.bytes,
        missingIsFine: Bool = false
    ) throws(FileFailure) -> [UInt8]? {
        if path == "-" { return try standardInput(most: most) }
        if missingIsFine, kind(of: path) == nil { return nil }
        if let missing = MissingPath.failure(of: path) { throw missing }
        do throws(FileFailure) {
            switch kind(of: path) {
            case .pipe?, .file?, .folder?, nil: return try contents(of: path, most: most)
            default: throw FileFailure(text: "it is not a regular file")
            }
        } catch {
            throw FileFailure(text: "\(TerminalText.escaped(path)) can't be read: \(error.text).")
        }
    }

    private static func contents(of path: String, most: Int) throws(FileFailure) -> [UInt8] {
        do {
            let file = try FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec)
            return try file.closeAfter { try bytes(in: file, most: most) }
        } catch {
            throw FileFailure(text: reason(error))
        }
    }

    /// Returns the bytes up to the end, without reading more than allowed.
    private static func bytes(in file: FileDescriptor, most: Int) throws -> [UInt8] {
        // More than a typical spec or template has, so that the second call reads the end.
        var bytes = try chunk(of: file)
        while bytes.count <= most {
            let more = try chunk(of: file)
            if more.isEmpty { return bytes }
            bytes += more
        }
        throw FileFailure(text: "it is larger than \(most >> 20) MiB")
    }

    private static func chunk(of file: FileDescriptor) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
    }

    /// Reads the rules of the program, for a command that shows some.
    static func rules() throws(FileFailure) {
        do { try RuleBook.load() } catch { throw FileFailure(text: TerminalText.escaped(error.text)) }
    }

    /// Writes a new file; an existing file is left unchanged.
    static func create(_ path: String, text: String) throws(FileFailure) {
        do {
            try Data(text.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
        } catch CocoaError.fileWriteFileExists {
            throw FileFailure(text: "\(path) already exists and was not changed. Remove it or name another file.")
        } catch {
            throw unwritable(path, error)
        }
    }

    /// Returns the failure to write a file, which names the directory if that does not exist.
    static func unwritable(_ path: String, _ error: any Error) -> FileFailure {
        let shown = TerminalText.escaped(path)
        let folder = URL(filePath: path).deletingLastPathComponent().relativePath
        guard exists(folder) else {
            let missing = TerminalText.escaped(folder)
            return FileFailure(
                text:
                    "\(shown) can't be written: the directory \(missing) doesn't exist. Create it first."
            )
        }
        return FileFailure(text: "\(shown) can't be written: \(reason(error)).")
    }

    /// Returns a Boolean value that indicates whether a path is read as a stream, which is in no folder: standard
    /// input, or a pipe.
    static func isStream(_ path: String) -> Bool { path == "-" || kind(of: path) == .pipe }

    /// Returns a Boolean value that indicates whether a path leads to a file, even if its status can't be read.
    static func isThere(_ path: String) -> Bool {
        do throws(SystemFailure) { _ = try FileStatus(following: path.utf8) } catch {
            return ![ENOENT, ENOTDIR].contains(error.code)
        }
        return true
    }

    /// Returns a Boolean value that indicates whether a file has a path, including a link without a target.
    static func exists(_ path: String) -> Bool { FileStatus.kind(of: path) != nil }

    /// Returns a Boolean value that indicates whether a path itself names a symbolic link.
    static func isLink(_ path: String) -> Bool { FileStatus.kind(of: path) == .link }

    /// Returns the kind of the file that a path leads to; nil if its status can't be read.
    ///
    /// `Data` can't read a pipe, such as a shell's `<(…)`, and a device may have no end.
    private static func kind(of path: String) -> FileStatus.Kind? { try? FileStatus(following: path.utf8).kind }

    private static func standardInput(most: Int) throws(FileFailure) -> [UInt8] {
        do {
            return try bytes(in: .standardInput, most: most)
        } catch {
            throw FileFailure(text: "Standard input can't be read: \(reason(error)).")
        }
    }

    /// Returns the reason of an error, as the end of a sentence.
    static func reason(_ error: any Error) -> String {
        if let failure = error as? FileFailure { return failure.text }
        if let code = error as? Errno { return code.description }
        if let underlying = (error as? CocoaError)?.underlying as? POSIXError {
            return String(cString: strerror(underlying.code.rawValue))
        }
        return switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?, .fileNoSuchFile?: "no such file"
        case .fileReadNoPermission?, .fileWriteNoPermission?: "permission denied"
        case .fileWriteOutOfSpace?: "the disk is full"
        default: error.localizedDescription
        }
    }
}
