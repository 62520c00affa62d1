import Foundation
import TabModel
import TabReports

/// The file beside a spec that has the layouts that somebody accepted.
struct LockFile {
    /// Its path, as reports name it.
    let path: String

    /// The most that is read, in bytes: the layouts of an app take more than its spec.
    private static let most = 64 << 20
    /// The name in a folder of Swift source.
    private static let folderName = "tabpreview" + LayoutLock.ending

    /// The file of a source.
    init(of source: SpecSource) {
        path =
            source.swiftFolder.map { $0.prefix + Self.folderName } ?? (source.path ?? source.name) + LayoutLock.ending
    }

    /// A file that is there.
    init(at path: String) { self.path = path }

    /// The specs' lock files of a folder whose spec is gone.
    static func orphans(in folder: SpecFolder) -> [LockFile] {
        folder.files(endingIn: LayoutLock.ending).map(LockFile.init(at:)).filter { file in
            guard URL(filePath: file.path).lastPathComponent != folderName,
                !FileManager.default.fileExists(atPath: file.spec)
            else { return false }
            // What can't be read isn't known to be one.
            return (try? file.bytes()).map(LayoutLock.isLock) ?? false
        }
    }

    /// The path of its spec.
    var spec: String { String(path.dropLast(LayoutLock.ending.count)) }

    /// A Boolean value that indicates whether something is there.
    var exists: Bool { kind != nil }

    /// What is there itself, also where that is a link.
    private var kind: FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    }

    /// Its bytes; nil if there is no file.
    ///
    /// A link is refused: a project of someone else's could have one that leads to any file.
    func bytes() throws(FileFailure) -> [UInt8]? {
        guard let kind else { return nil }
        guard kind == .typeRegular else {
            throw FileFailure(text: "\(TerminalText.escaped(path)) is not a regular file. Remove it.")
        }
        return try FileReading.bytes(of: path, most: Self.most)
    }

    /// The layouts in it, or what is wrong with it; nil if there is no file.
    func read() throws(FileFailure) -> Result<LayoutLock, LayoutLockError>? {
        guard let bytes = try bytes() else { return nil }
        do throws(LayoutLockError) { return .success(try LayoutLock(bytes)) } catch { return .failure(error) }
    }

    /// Writes it again.
    func write(_ lock: LayoutLock) throws(FileFailure) {
        _ = try bytes()
        try OutputFile(path: path).write(Array(lock.text.utf8))
    }

    /// Removes it.
    func remove() throws(FileFailure) {
        do { try FileManager.default.removeItem(atPath: path) } catch {
            throw FileFailure(text: "\(TerminalText.escaped(path)) can't be removed: \(FileReading.reason(error)).")
        }
    }

    /// What is wrong with it, and what to do.
    func diagnostic(_ error: LayoutLockError) -> Diagnostic {
        let advice =
            error.isOfOtherVersion
            ? "Update tabpreview, or remove the file to begin again."
            : "To write it again, run tabpreview test --update."
        return Diagnostic(
            id: "lock",
            text: "\(error.text) \(advice)",
            file: path,
            location: SourceLocation(line: error.line, column: 1)
        )
    }
}
