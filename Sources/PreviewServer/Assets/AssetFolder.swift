import CLibrary
import Files
import Foundation

/// The files of a folder and its subfolders, by their path relative to it.
///
/// With a `URL` for each file, querying its kind and its links takes longer than reading it.
struct AssetFolder {
    private let root: String

    /// Opens a folder; throws if there is none.
    init(_ path: String) throws {
        guard let root = RealPath.of(path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.root = root
    }

    /// Returns the bytes of the selected files, without links that point outside the folder.
    func files(where isWanted: (String) -> Bool) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: root) where isWanted(name) {
            guard let path = RealPath.of("\(root)/\(name)"), RealPath.isInside(path.utf8, root.utf8),
                FileStatus.kind(of: path) == .file
            else { continue }
            guard let bytes = try? RegularFile(path.utf8, followsLinks: false).prefix(.max) else {
                throw CocoaError(.fileReadUnknown)
            }
            files[name] = bytes
        }
        return files
    }
}
