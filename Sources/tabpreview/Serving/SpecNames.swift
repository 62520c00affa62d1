import Foundation
import PreviewServer

/// The names of specs in addresses: those of their files, without extension.
///
/// Files with the same name have the name of their directory as a prefix: `shop-tabs`. Names that are still equal are
/// numbered.
struct SpecNames: Sendable {
    private var taken: Set<String>

    /// Creates the names, besides others that are taken.
    init(besides taken: [String] = []) {
        self.taken = Set(taken)
    }

    /// Returns the names of specs that are served from the start.
    mutating func names(of paths: [String]) -> [String] {
        let counts = Dictionary(paths.map { (Self.own($0), 1) }, uniquingKeysWith: +)
        return paths.map { path in
            let own = Self.own(path)
            return take(counts[own] == 1 ? own : Self.withFolder(path))
        }
    }

    /// Returns the name of one more spec; the names of the others do not change.
    mutating func name(of path: String) -> String {
        let own = Self.own(path)
        return take(taken.contains(own) ? Self.withFolder(path) : own)
    }

    private mutating func take(_ name: String) -> String {
        let free = SiteName.free(name, besides: taken)
        taken.insert(free)
        return free
    }

    private static func own(_ path: String) -> String {
        SiteName.name(of: URL(filePath: path).deletingPathExtension().lastPathComponent)
    }

    private static func withFolder(_ path: String) -> String {
        let url = URL(filePath: path).standardizedFileURL
        let folder = url.deletingLastPathComponent().lastPathComponent
        return SiteName.name(of: "\(folder)-\(url.deletingPathExtension().lastPathComponent)")
    }
}

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
