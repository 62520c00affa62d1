import Foundation

/// A folder for files that another program is to read: for this user only, and gone after ``remove()``.
struct TemporaryFolder {
    let path: String

    /// Makes an empty one among the system's temporary files.
    init() throws(FileFailure) {
        let url = FileManager.default.temporaryDirectory.appending(path: "tabpreview-\(UUID().uuidString)")
        path = url.path
        do {
            let isPrivate: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false, attributes: isPrivate)
        } catch {
            throw Self.failure(path, error)
        }
    }

    /// Writes a new file; the path is relative, and no part of it is `..`.
    func write(_ bytes: ArraySlice<UInt8>, to path: String) throws(FileFailure) {
        let url = URL(filePath: self.path).appending(path: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: url, options: .withoutOverwriting)
        } catch {
            throw Self.failure(url.path, error)
        }
    }

    /// Removes it with all that is in it; what can't be removed is left to the system.
    func remove() { try? FileManager.default.removeItem(atPath: path) }

    private static func failure(_ path: String, _ error: any Error) -> FileFailure {
        FileFailure(text: "\(TerminalText.escaped(path)) can't be written: \(FileReading.reason(error)).")
    }
}
