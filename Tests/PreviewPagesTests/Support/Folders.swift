import Foundation

/// The directories of the package, seen from this file.
enum Folders {
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let templates = package.appending(path: "Templates")
    static let styles = package.appending(path: "Public")
    static let golden = package.appending(path: "Tests/PreviewPagesTests/Golden")

    /// The texts of a folder's files with an extension, by name without it.
    static func texts(in folder: URL, extension ending: String) throws -> [String: String] {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try Dictionary(
            uniqueKeysWithValues: files.filter { $0.pathExtension == ending }.map { file in
                (file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8))
            }
        )
    }
}
