import Foundation
import PreviewCore
import TabSpecCoding

extension SpecLocation {
    /// Where the spec at a path lies now.
    ///
    /// - Throws: where a link leads out of its folder, and nobody allowed that.
    convenience init(of path: String, settings: Settings) throws(FileFailure) {
        let url = URL(filePath: path)
        self.init(
            folder: Array(Self.realFolder(url.deletingLastPathComponent().path).utf8),
            name: Array(url.lastPathComponent.utf8),
            format: SpecFormat(fileName: path),
            followsLinks: settings.followLinks
        )
        guard let real = FileReading.resolved(path), objection(toFileAt: Array(real.utf8)) != nil else { return }
        throw FileFailure(
            text: """
                \(TerminalText.escaped(path)) is a symbolic link out of its directory, to \(TerminalText.escaped(real)). \
                In someone else's project such a link could show and overwrite any of your files. If you trust it, \
                name the target file, or allow links with serve \
                \(ConfigurationSources.option(for: .followLinks) ?? "") or \(Setting.followLinks.environmentName)=true.
                """
        )
    }

    /// A folder's real path; of one that is not there yet, that of its parent with the rest after it.
    private static func realFolder(_ path: String) -> String {
        if let resolved = FileReading.resolved(path) { return resolved }
        let url = URL(filePath: path)
        let parent = url.deletingLastPathComponent().path
        guard parent != path else { return path }
        let folder = realFolder(parent)
        return "\(folder == "/" ? "" : folder)/\(url.lastPathComponent)"
    }
}
