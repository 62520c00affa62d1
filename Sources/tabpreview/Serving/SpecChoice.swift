import Foundation
import TabModel

/// Which spec `serve` shows, and `share` and `history` are about.
enum SpecChoice {
    /// The names looked for in a directory, in order.
    static let names = ["tabs.json", "tabs.yaml", "tabs.yml"]
    private static let mostNamed = 8

    /// The given file, the one spec with a usual name in a given directory, or the first of the usual names in the
    /// working directory.
    ///
    /// A file that is named need not exist: ``missing(_:)`` says what is there instead.
    static func path(given: String?) throws(FileFailure) -> String {
        guard let given else {
            if let name = names.first(where: { FileManager.default.fileExists(atPath: $0) }) { return name }
            throw FileFailure(
                text: "There is no \(WordList.or(names)) here. Name a spec, or create one with: tabpreview init",
                status: ExitStatus.missing
            )
        }
        guard given != "-" else {
            throw FileFailure(text: "A preview needs a file and can't read standard input. Name a file.")
        }
        return SpecFolder.isFolder(given) ? try spec(in: given) : given
    }

    /// The same for commands that take standard input too: what can't be chosen stays, and fails when it is read.
    static func file(named path: String) -> String {
        SpecFolder.isFolder(path) ? (try? spec(in: path)) ?? path : path
    }

    /// The bytes of a file; of a directory, why no spec of it could be chosen.
    static func bytes(of path: String) throws(FileFailure) -> [UInt8] {
        if SpecFolder.isFolder(path) { _ = try spec(in: path) }
        return try FileReading.bytes(of: path) ?? []
    }

    /// Why a spec can't be opened that does not exist, and what may be meant; nil if it does.
    static func missing(_ path: String) -> FileFailure? {
        guard !FileManager.default.fileExists(atPath: path) else { return nil }
        let url = URL(filePath: path)
        let folder = path.contains("/") ? url.deletingLastPathComponent().path : "."
        let nearest = Suggestion.nearest(to: url.lastPathComponent, among: specs(in: folder))
        let hint = nearest.map { " Did you mean \(TerminalText.escaped(joined($0, to: folder)))?" } ?? ""
        return FileFailure(text: "No such file: \(TerminalText.escaped(path)).\(hint)", status: ExitStatus.missing)
    }

    private static func spec(in folder: String) throws(FileFailure) -> String {
        let usual = names.map { joined($0, to: folder) }.filter { FileManager.default.fileExists(atPath: $0) }
        if usual.count == 1 { return usual[0] }
        let shown = TerminalText.escaped(folder)
        let found = (usual.isEmpty ? likely(in: folder) : usual).map(TerminalText.escaped)
        let status = ExitStatus.missing
        guard !found.isEmpty else {
            throw FileFailure(text: "There is no spec in the directory \(shown). Name a file.", status: status)
        }
        let list = found.prefix(mostNamed).joined(separator: ", ") + (found.count > mostNamed ? ", …" : "")
        let what = usual.isEmpty ? "has no \(WordList.or(names))" : "has more than one spec"
        throw FileFailure(
            text: "The directory \(shown) \(what). Name one of its files: \(list)",
            status: status
        )
    }

    /// The paths of the specs in a folder and below, or else of what may be one.
    private static func likely(in folder: String) -> [String] {
        let specs = SpecFolder(path: folder).specs
        return specs.isEmpty ? self.specs(in: folder).map { joined($0, to: folder) } : specs
    }

    /// The names of files that look like specs, in alphabetical order.
    private static func specs(in folder: String) -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return all.sorted().filter { name in
            !name.hasPrefix(".") && !name.hasSuffix(".schema.json") && name != "config.json"
                && [".json", ".yaml", ".yml"].contains { name.hasSuffix($0) }
        }
    }

    private static func joined(_ name: String, to folder: String) -> String {
        switch folder {
        case ".", "./": name
        default: folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        }
    }
}
