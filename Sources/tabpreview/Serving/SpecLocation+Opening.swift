import Files
import Foundation
import PreviewCore
import TabSpecCoding

extension SpecLocation {
    /// Creates the current location of the spec at a path.
    ///
    /// - Throws: An error where a link points outside its folder, unless settings allow it.
    convenience init(of path: String, settings: Settings) throws(FileFailure) {
        try Self.checkLinks(in: path, followsLinks: settings.followLinks)
        let url = URL(filePath: path)
        self.init(
            folder: Array(Self.realFolder(url.deletingLastPathComponent().path).utf8),
            name: Array(url.lastPathComponent.utf8),
            format: SpecFormat(fileName: path),
            followsLinks: settings.followLinks
        )
    }

    /// Throws an error for a path with a link that points outside the directory that it is in, unless links are
    /// followed.
    ///
    /// Of an absolute path that is not below the working directory only the last name is checked, because the links of
    /// a system's own directories are not those of a project.
    private static func checkLinks(in path: String, followsLinks: Bool) throws(FileFailure) {
        guard !followsLinks, !InputFile.isStream(path) else { return }
        for link in steps(of: path) where InputFile.isLink(link) {
            let folder = realFolder(URL(filePath: link).deletingLastPathComponent().path)
            guard let real = RealPath.of(link), !"\(real)/".hasPrefix(folder == "/" ? "/" : "\(folder)/")
            else { continue }
            throw FileFailure(
                text: """
                    \(TerminalText.escaped(link)) is a symbolic link to a file outside its directory, \
                    \(TerminalText.escaped(real)). In someone else's project, such a link could expose and overwrite \
                    any of your files. If you trust it, name the target, or allow links with serve \
                    \(ConfigurationSources.option(for: .followLinks) ?? "") or \
                    \(Setting.followLinks.environmentName)=true.
                    """
            )
        }
    }

    /// Returns the paths of the directories that lead to a path from the working directory, and the path itself.
    private static func steps(of path: String) -> [String] {
        let working = RealPath.of(".").map { $0 == "/" ? "/" : "\($0)/" } ?? ""
        let isInside = !path.hasPrefix("/") || (!working.isEmpty && path.hasPrefix(working))
        guard isInside else { return [path] }
        let start = path.hasPrefix("/") ? working : ""
        let names = path.dropFirst(start.count).split(separator: "/")
        return names.indices.map { start + names[...$0].joined(separator: "/") }
    }

    /// Returns the bytes of a spec's file; for a directory, throws the reason why no spec of it could be chosen.
    ///
    /// The rule is that of every command: a link leads to nothing outside its directory, and to another file inside
    /// only if that is a spec (S58). An error of one that is not would quote it.
    static func bytes(of path: String, settings: Settings) throws(FileFailure) -> [UInt8] {
        guard !InputFile.isStream(path), !SpecFolder.isFolder(path) else { return try SpecChoice.bytes(of: path) }
        let location = try SpecLocation(of: path, settings: settings)
        guard InputFile.isLink(path), let real = RealPath.of(path) else {
            return try SpecChoice.bytes(of: path)
        }
        let bytes = try SpecChoice.bytes(of: real)
        if let objection = location.objection(to: bytes, at: Array(real.utf8)) {
            throw FileFailure(text: TerminalText.escaped(objection))
        }
        return bytes
    }

    /// Throws an error for a link in place of Swift source by the same rule: an error would quote a file that is not
    /// source.
    static func checkSource(_ path: String, followsLinks: Bool) throws(FileFailure) {
        try checkLinks(in: path, followsLinks: followsLinks)
        guard InputFile.isLink(path), !SpecFolder.isFolder(path), let real = RealPath.of(path),
            !real.hasSuffix(".swift")
        else { return }
        let name = TerminalText.escaped(path)
        throw FileFailure(
            text: "\(name) is a symbolic link to a file that is not Swift source, so it is not read. Name a Swift file."
        )
    }

    /// Returns a folder's real path; for a missing one, that of its parent with the rest after it.
    private static func realFolder(_ path: String) -> String {
        if let resolved = RealPath.of(path) { return resolved }
        let url = URL(filePath: path)
        let parent = url.deletingLastPathComponent().path
        guard parent != path else { return path }
        let folder = realFolder(parent)
        return "\(folder == "/" ? "" : folder)/\(url.lastPathComponent)"
    }
}
