import Files
import Foundation
import TabModel
import TabReports

/// The file beside a spec that has its accepted layouts.
struct LayoutLockFile {
    /// The path in reports.
    let path: String

    /// The maximum size in bytes: the layouts of an app are larger than its spec.
    private static let most = 64 << 20
    /// The name in a folder of Swift source.
    private static let folderName = "tabpreview" + LayoutLock.suffix

    /// Creates the file of a source.
    init(of source: SpecSource) {
        path =
            source.swiftFolder.map { $0.prefix + Self.folderName } ?? (source.path ?? source.name) + LayoutLock.suffix
    }

    /// Creates an existing file.
    init(at path: String) { self.path = path }

    /// Returns the lock files of a folder whose spec is gone.
    static func orphans(in folder: SpecFolder) -> [LayoutLockFile] {
        folder.files(endingIn: LayoutLock.suffix).map(LayoutLockFile.init(at:)).filter { file in
            guard URL(filePath: file.path).lastPathComponent != folderName,
                !FileManager.default.fileExists(atPath: file.spec)
            else { return false }
            // An unreadable file isn't known to be a lock file.
            return (try? file.bytes()).map(LayoutLock.isLock) ?? false
        }
    }

    /// The path of its spec.
    var spec: String { String(path.dropLast(LayoutLock.suffix.count)) }

    /// A Boolean value that indicates whether there is a file at the path.
    var exists: Bool { kind != nil }

    /// The type of the file itself, even if it is a link.
    private var kind: FileStatus.Kind? { FileStatus.kind(of: path) }

    /// Returns the bytes of the file; nil if there is none.
    ///
    /// A link is refused: a project of another author could have one that leads to any file.
    func bytes() throws(FileFailure) -> [UInt8]? {
        guard let kind else { return nil }
        guard kind == .file else {
            throw FileFailure(text: "\(TerminalText.escaped(path)) is not a regular file. Remove it and try again.")
        }
        return try InputFile.bytes(of: path, most: Self.most)
    }

    /// Returns the layouts in the file, or its error; nil if there is no file.
    func read() throws(FileFailure) -> Result<LayoutLock, LayoutLockError>? {
        guard let bytes = try bytes() else { return nil }
        do throws(LayoutLockError) { return .success(try LayoutLock(bytes)) } catch { return .failure(error) }
    }

    /// Writes the file again.
    func write(_ lock: LayoutLock) throws(FileFailure) {
        _ = try bytes()
        try OutputFile(path: path).write(Array(lock.text.utf8))
    }

    /// Removes the file.
    func remove() throws(FileFailure) {
        do { try FileManager.default.removeItem(atPath: path) } catch {
            throw FileFailure(text: "\(TerminalText.escaped(path)) can't be removed: \(InputFile.reason(error)).")
        }
    }

    /// Returns the diagnostic of an error, with its remedy.
    func diagnostic(_ error: LayoutLockError) -> Diagnostic {
        let advice =
            error.isOfOtherVersion
            ? "Update tabpreview, or delete the file to start over."
            : "To rewrite it, run tabpreview test --update."
        return Diagnostic(
            id: "lock",
            text: "\(error.text) \(advice)",
            file: path,
            location: SourceLocation(line: error.line, column: 1)
        )
    }
}
