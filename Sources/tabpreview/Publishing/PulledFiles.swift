import CLibrary
import Files
import Foundation
import PreviewCore
import SystemPackage

/// The files that a pulled spec names, written to the folder of the spec (S81).
///
/// Each component of a path is opened in the folder before it, and no link is followed, so that a file is created where
/// it was checked. Existing files are not overwritten.
struct PulledFiles {
    /// The paths of the created files.
    private(set) var added: [String] = []
    /// The reasons why others were not created, as sentences.
    private(set) var problems: [String] = []

    /// Adds the missing files.
    init(adding files: [PublishedFile], to folder: String) throws(FileFailure) {
        guard let root = OpenFolder(path: folder.utf8) else {
            let reason = String(cString: strerror(errno))
            throw FileFailure(text: "\(TerminalText.escaped(folder)) can't be opened: \(reason).")
        }
        for file in files where !FileManager.default.fileExists(atPath: "\(folder)/\(file.path)") {
            let names = file.path.split(separator: "/").map { Array($0.utf8) }
            do throws(Errno) {
                if try Self.add(file.bytes, names[...], in: root) { added.append(file.path) }
            } catch {
                let reason =
                    error == .tooManySymbolicLinkLevels || error == .notDirectory
                    ? "a part of its path is a symbolic link or a file" : error.description
                problems.append("\(file.path) was not added: \(reason).")
            }
        }
    }

    /// Creates a file, and the folders that lead to it; returns false if its name is taken.
    private static func add(
        _ bytes: [UInt8],
        _ names: ArraySlice<[UInt8]>,
        in folder: borrowing OpenFolder
    ) throws(Errno) -> Bool {
        guard let name = names.first else { return false }
        if names.count == 1 { return try write(bytes, name, in: folder) }
        if !folder.create(folder: name), errno != EEXIST { throw Errno(rawValue: errno) }
        guard let inner = OpenFolder(name, in: folder) else { throw Errno(rawValue: errno) }
        return try add(bytes, names.dropFirst(), in: inner)
    }

    private static func write(
        _ bytes: [UInt8],
        _ name: [UInt8],
        in folder: borrowing OpenFolder
    ) throws(Errno) -> Bool {
        let descriptor = folder.create(file: name)
        guard descriptor >= 0 else {
            if errno == EEXIST { return false }
            throw Errno(rawValue: errno)
        }
        let file = FileDescriptor(rawValue: descriptor)
        do {
            _ = try file.closeAfter { try file.writeAll(bytes) }
            return true
        } catch {
            folder.remove(file: name)
            throw error as? Errno ?? .ioError
        }
    }
}
