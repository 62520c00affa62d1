import Foundation

/// The labels of files in a list: their paths from the directory that contains all of them.
struct FileLabels {
    private let common: [String]

    init(_ paths: [String]) {
        let folders = paths.map { Array(Self.parts($0).dropLast()) }
        common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
            zip(common, folder).prefix { $0 == $1 }.map(\.0)
        }
    }

    /// Returns the label of one of the paths, or of another in that directory.
    func label(_ path: String) -> String {
        let parts = Self.parts(path)
        return parts.starts(with: common) ? parts.dropFirst(common.count).joined(separator: "/") : path
    }

    private static func parts(_ path: String) -> [String] {
        URL(filePath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
    }
}
