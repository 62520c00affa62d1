import Foundation

/// A file that can't be read or written, as a sentence for people; exit code 74.
struct FileFailure: Error, Equatable {
    /// What went wrong and what to do.
    let text: String
}

/// Reads files named on the command line, and standard input for `-`.
enum FileReading {
    /// The file's bytes; nil if there is no file and that is fine.
    static func bytes(of path: String, missingIsFine: Bool = false) throws(FileFailure) -> [UInt8]? {
        if path == "-" { return try standardInput() }
        if missingIsFine, !FileManager.default.fileExists(atPath: path) { return nil }
        do {
            guard isPipe(path) else { return [UInt8](try Data(contentsOf: URL(filePath: path))) }
            return [UInt8](try FileHandle(forReadingFrom: URL(filePath: path)).readToEnd() ?? Data())
        } catch {
            throw FileFailure(text: "\(TerminalText.escaped(path)) can't be read: \(reason(error)).")
        }
    }

    /// Writes a new file; a file that exists already is left as it is.
    static func create(_ path: String, text: String) throws(FileFailure) {
        do {
            try Data(text.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
        } catch CocoaError.fileWriteFileExists {
            throw FileFailure(text: "\(path) exists already and was left as it is. Remove it or name another file.")
        } catch {
            throw FileFailure(text: "\(TerminalText.escaped(path)) can't be written: \(reason(error)).")
        }
    }

    /// Whether the path names a pipe, such as a shell's `<(…)`; `Data` reads none.
    private static func isPipe(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }

    private static func standardInput() throws(FileFailure) -> [UInt8] {
        do {
            return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
        } catch {
            throw FileFailure(text: "Standard input can't be read: \(reason(error)).")
        }
    }

    /// What went wrong, as the end of a sentence.
    static func reason(_ error: any Error) -> String {
        if let failure = error as? FileFailure { return failure.text }
        if let underlying = (error as? CocoaError)?.underlying as? POSIXError {
            return String(cString: strerror(underlying.code.rawValue))
        }
        return switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?, .fileNoSuchFile?: "there is no such file"
        case .fileReadNoPermission?, .fileWriteNoPermission?: "permission denied"
        case .fileWriteOutOfSpace?: "the disk is full"
        default: error.localizedDescription
        }
    }
}
