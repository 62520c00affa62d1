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
