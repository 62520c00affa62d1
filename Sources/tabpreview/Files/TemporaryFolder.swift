import CLibrary
import Foundation
import Synchronization
import SystemPackage

/// A temporary folder for files that another program reads: for this user only, until ``remove()``.
struct TemporaryFolder {
    let path: String
    private var folders: Set<String> = []

    /// Creates an empty folder among the system's temporary files.
    init() throws(FileFailure) {
        var template = Array("\(FileManager.default.temporaryDirectory.path)/tabpreview-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            let folder = TerminalText.escaped(FileManager.default.temporaryDirectory.path)
            throw FileFailure(text: "\(folder) can't be written: \(String(cString: strerror(errno))).")
        }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Writes a new file; the path is relative, and no part of it is `..`.
    mutating func write(_ bytes: ArraySlice<UInt8>, to file: String) throws(FileFailure) {
        let path = "\(self.path)/\(file)"
        do {
            let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
            if folders.insert(folder).inserted {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            let options: FileDescriptor.OpenOptions = [.create, .exclusiveCreate, .closeOnExec]
            let file = try FileDescriptor.open(
                FilePath(path),
                .writeOnly,
                options: options,
                permissions: .ownerReadWrite
            )
            _ = try file.closeAfter { try file.writeAll(bytes) }
        } catch {
            let reason = (error as? Errno)?.description ?? InputFile.reason(error)
            throw FileFailure(text: "\(TerminalText.escaped(path)) can't be written: \(reason).")
        }
    }

    /// Removes the folder with its contents; files that can't be removed are left to the system.
    func remove() { try? FileManager.default.removeItem(atPath: path) }
}

/// A temporary folder that is removed with the last reference to it.
final class ScopedFolder: Sendable {
    let path: String
    private let folder: Mutex<TemporaryFolder>

    init() throws(FileFailure) {
        let folder = try TemporaryFolder()
        path = folder.path
        self.folder = Mutex(folder)
    }

    /// Writes a new file; the path is relative, and no part of it is `..`.
    func write(_ bytes: ArraySlice<UInt8>, to file: String) throws(FileFailure) {
        try folder.withLock { (folder) throws(FileFailure) in try folder.write(bytes, to: file) }
    }

    deinit { folder.withLock { $0.remove() } }
}
