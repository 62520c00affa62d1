import ArgumentParser
import Configuration
import Files
import TabSpecCoding

/// The spec of a command: a file, `-` for standard input, or a tab view of Swift source.
struct SpecInput: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            """
            The spec's file or its directory, - for standard input, or Swift source: a file or an app's directory.
            """,
            valueName: "spec"
        ),
        completion: .file()
    )
    var path: String?

    @Option(
        name: .long,
        help: "The spec's format, if the file name has no known extension: json or yaml.",
        completion: .list(SpecFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var input: SpecFormat?

    /// Returns the place of the spec, by default the usual one; `swift` states the parts of Swift source to read.
    func source(_ swift: SwiftChoice) throws -> SpecSource {
        let path = try self.path ?? SpecChoice.path(given: nil)
        let source = SpecSource(path, format: input, swift: swift)
        try SpecSource.check(swift, among: [source])
        return source
    }
}

/// The specs of a command.
struct SpecArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            """
            Specs or directories of them, - for standard input, git::FILE for a staged file, or Swift source: files or \
            an app's directory.
            """,
            valueName: "spec"
        ),
        completion: .file(extensions: ["json", "yaml", "yml", "swift"])
    )
    var files: [String] = []

    @Option(
        name: .long,
        help: "The specs' format, if the file name has no known extension: json or yaml.",
        completion: .list(SpecFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var input: SpecFormat?

    /// A Boolean value that indicates whether one of them comes from standard input.
    var readsStandardInput: Bool { files.contains("-") }

    /// Returns the named sources in the order given, without duplicates under any name; the usual spec if none is
    /// named.
    ///
    /// A directory represents the specs and the Swift source in it; its found and skipped files are printed.
    func sources(_ swift: SwiftChoice, isQuiet: Bool = false) throws -> [SpecSource] {
        let names = files.isEmpty ? [try SpecChoice.path(given: nil)] : files
        let sources = try names.flatMap { name in
            guard !SpecSource.isRevision(name) else {
                return [try SpecSource(revisionOrPath: name, format: input, swift: swift)]
            }
            let contents = SpecFolder.isFolder(name) ? SpecFolder(path: name).contents : nil
            if !isQuiet { contents?.report(of: name, amongOthers: files.count > 1) }
            return SpecSource.all(at: name, contents, format: input, swift: swift)
        }
        try SpecSource.check(swift, among: sources)
        var seen: Set<String> = []
        let folders = sources.compactMap(\.swiftFolder)
        return sources.filter { source in
            guard let path = source.path, path != "-" else { return seen.insert(source.name).inserted }
            guard seen.insert(RealPath.of(path) ?? path).inserted else { return false }
            return !source.isSwift || !folders.contains { $0.reads(path) }
        }
    }

    /// Returns the sources without those files of a directory that their settings don't lint; a file that is named
    /// itself is linted.
    ///
    /// - Throws: `FileFailure` if that leaves nothing.
    func linted(
        _ sources: [(source: SpecSource, settings: Settings)]
    ) throws(FileFailure) -> [(source: SpecSource, settings: Settings)] {
        let linted = sources.filter { source, settings in
            guard let path = source.path, !source.isSwift, !files.isEmpty, !files.contains(path) else { return true }
            return settings.lints(path)
        }
        if linted.isEmpty { throw SpecsRead.nothingIncluded(in: files) }
        return linted
    }

    /// Returns the sources with the settings for each one's directory; `more` has the settings of the command's own
    /// options.
    func sources(
        _ swift: SwiftChoice,
        _ shared: SharedOptions,
        adding more: [Setting: ConfigContent] = [:],
        isQuiet: Bool = false
    ) async throws -> [(source: SpecSource, settings: Settings)] {
        let sources = try await ExitReason.onFailure { try self.sources(swift, isQuiet: isQuiet) }
        let settings = try await shared.settings(forEach: sources.map { $0.settingsFile ?? "-" }, adding: more)
        return Array(zip(sources, settings))
    }
}
