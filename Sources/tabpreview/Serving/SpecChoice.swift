import Foundation
import TabModel

/// The choice of one spec, for commands that work on one.
enum SpecChoice {
    /// The names to search for in a directory, in order.
    static let names = ["tabs.json", "tabs.yaml", "tabs.yml"]
    private static let mostNamed = 8

    /// Returns a Boolean value that indicates whether a file has one of these names.
    static func isUsual(_ file: String) -> Bool { names.contains(URL(filePath: file).lastPathComponent) }

    /// Returns the given file, the spec of a given directory, or the first of the usual names in the working directory.
    ///
    /// The choice is printed where there are others. A file that is named need not exist.
    static func path(given: String?, option: String? = nil) throws(FileFailure) -> String {
        guard let given else {
            let usual = names.filter { FileManager.default.fileExists(atPath: $0) && !TabsKey.isExport($0) }
            guard let name = usual.first else { throw nothingHere(option) }
            report(name, besides: Array(usual.dropFirst()))
            return name
        }
        guard given != "-" else {
            throw FileFailure(text: "A preview can't read standard input. Name a file.")
        }
        guard SpecFolder.isFolder(given) else { return given }
        let contents = SpecFolder(path: given).contents
        let spec = try spec(of: contents, in: given)
        report(spec, besides: contents.specs.filter { $0 != spec }, and: contents.hasSwift ? given : nil)
        return spec
    }

    /// Returns the file for a path, for commands that accept standard input too.
    ///
    /// A path without a choice is returned unchanged, and fails when it is read.
    static func file(named path: String) -> String {
        SpecFolder.isFolder(path) ? (try? self.path(given: path)) ?? path : path
    }

    /// Returns the bytes of a file.
    ///
    /// - Throws: An error for a directory, with the reason why no spec of it could be chosen.
    static func bytes(of path: String) throws(FileFailure) -> [UInt8] {
        if SpecFolder.isFolder(path) { _ = try spec(of: SpecFolder(path: path).contents, in: path) }
        return try InputFile.bytes(of: path) ?? []
    }

    /// Returns the failure that there is no spec in the working directory; `option` is the one that names a spec, nil for
    /// an argument.
    private static func nothingHere(_ option: String?) -> FileFailure {
        if let export = names.first(where: TabsKey.isExport) {
            return FileFailure(
                text:
                    "\(export) is an export with a customization, not a spec. "
                    + "Name a spec, or export one with --format spec.",
                status: ExitStatus.missing
            )
        }
        let below = SpecFolder(path: ".").contents.specs.prefix(mostNamed).map(TerminalText.escaped)
        let name = option.map { "Name a spec with \($0)" } ?? "Name a spec"
        let advice =
            below.isEmpty ? "\(name), or create one with: tabpreview init" : "\(name): \(below.joined(separator: ", "))"
        return FileFailure(
            text: "There is no \(WordList.or(names)) in this directory. \(advice)",
            status: ExitStatus.missing
        )
    }

    /// Returns the only spec with a usual name in the directory itself, or the only spec.
    static func spec(of contents: FolderContents, in folder: String) throws(FileFailure) -> String {
        let prefix = SpecFolder(path: folder).prefix
        let usual = contents.specs.filter { path in names.contains { prefix + $0 == path } }
        let candidates = usual.isEmpty ? contents.specs : usual
        if candidates.count == 1 { return candidates[0] }
        guard !candidates.isEmpty else { throw SpecFolder(path: folder).failure }
        let list = candidates.prefix(mostNamed).map(TerminalText.escaped).joined(separator: ", ")
        throw FileFailure(
            text: """
                The directory \(folder.quoted) has more than one spec. Name one of its files: \
                \(list)\(candidates.count > mostNamed ? ", …" : "")
                """,
            status: ExitStatus.missing
        )
    }

    private static func report(_ chosen: String, besides others: [String], and source: String? = nil) {
        let named = others.prefix(mostNamed).map(TerminalText.escaped) + (others.count > mostNamed ? ["…"] : [])
        let app = source.map { _ in "the Swift source" }.map { [$0] } ?? []
        guard !(named + app).isEmpty else { return }
        Streams.message(
            "Using \(TerminalText.escaped(chosen)), not \(WordList.or(named + app)). To use another one, name it."
        )
    }
}
