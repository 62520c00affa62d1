import ArgumentParser
import Foundation
import PreviewCore
import PreviewProcesses
import TabModel
import TabSpecCoding

/// A source of specs for a command: a spec's file, standard input, Swift source, or one of these in a revision of Git.
struct SpecSource {
    /// The source that a name leads to.
    private enum Place {
        /// A spec's file, or `-`.
        case file(String)
        /// A folder without specs and without Swift source.
        case emptyFolder(String)
        /// A Swift file, or a folder with Swift source.
        case swift(String)
        case revision(GitFile)
    }

    private let place: Place
    /// The format of a spec whose file's name doesn't determine it.
    private let format: SpecFormat?
    /// The parts of Swift source to read.
    let swift: SwiftChoice
    /// A Boolean value that indicates whether the source is Swift source beside specs, which need not have a tab view.
    private(set) var isBesideSpecs = false

    /// Creates the source for a path; for a directory the spec that ``SpecChoice`` finds, otherwise its Swift source,
    /// which `--view` chooses too.
    init(_ path: String, format: SpecFormat? = nil, swift: SwiftChoice = SwiftChoice()) {
        let contents = SpecFolder.isFolder(path) ? SpecFolder(path: path).contents : nil
        let isSwift =
            contents.map { $0.hasSwift && ($0.specs.isEmpty || swift.view != nil) } ?? path.hasSuffix(".swift")
        self.init(isSwift ? .swift(path) : .file(SpecChoice.file(named: path)), format, swift)
    }

    /// Creates the source for a path, or for a name such as `git:HEAD:tabs.json`; a malformed one is an invalid command
    /// line.
    init(revisionOrPath name: String, format: SpecFormat?, swift: SwiftChoice) throws(ValidationError) {
        guard GitFile.isNamed(by: name) else {
            self.init(name, format: name == "-" ? format : nil, swift: swift)
            return
        }
        do throws(GitNameError) {
            self.init(.revision(try GitFile(name: name)), nil, swift)
        } catch {
            throw ValidationError("\(TerminalText.escaped(name)): \(TerminalText.escaped(error.text))")
        }
    }

    /// Returns all sources that a path represents: of a directory the specs and the Swift source in `contents`.
    ///
    /// With the name of a tab view, only the Swift source is returned.
    static func all(
        at path: String,
        _ contents: FolderContents?,
        format: SpecFormat?,
        swift: SwiftChoice
    ) -> [SpecSource] {
        guard let contents else { return [SpecSource(path, format: format, swift: swift)] }
        let specs = contents.hasSwift && swift.view != nil ? [] : contents.specs
        var app = SpecSource(.swift(path), format, swift)
        app.isBesideSpecs = !specs.isEmpty
        let sources = specs.map { SpecSource(.file($0), format, swift) } + (contents.hasSwift ? [app] : [])
        return sources.isEmpty ? [SpecSource(.emptyFolder(path), format, swift)] : sources
    }

    private init(_ place: Place, _ format: SpecFormat?, _ swift: SwiftChoice) {
        (self.place, self.format, self.swift) = (place, format, swift)
    }

    /// Returns a Boolean value that indicates whether a name is that of a file or folder in a revision of Git.
    static func isRevision(_ name: String) -> Bool { GitFile.isNamed(by: name) }

    /// Returns the path of a file, without the revision of Git that its name may begin with.
    static func path(ofFile name: String) -> String { (try? GitFile(name: name))?.path ?? name }

    /// The path as it was given; nil for a revision.
    var path: String? {
        switch place {
        case .file(let path), .emptyFolder(let path), .swift(let path): path
        case .revision: nil
        }
    }

    /// The file beside which the search for settings begins; nil where there is none.
    var settingsFile: String? {
        switch place {
        case .swift(let path) where SpecFolder.isFolder(path): SpecFolder(path: path).usualSpec
        case .revision(let file) where SpecFolder.isFolder(file.path): SpecFolder(path: file.path).usualSpec
        case .revision(let file): file.path
        case .file, .emptyFolder, .swift: path
        }
    }

    /// The name in reports.
    var name: String {
        switch place {
        case .file("-"): "standard input"
        case .file(let path), .emptyFolder(let path), .swift(let path): path
        case .revision(let file): file.name
        }
    }

    /// A Boolean value that indicates whether the source may be Swift source, which for a revision is known only after
    /// reading.
    private var maySwift: Bool {
        switch place {
        case .swift, .revision: true
        case .file, .emptyFolder: false
        }
    }

    /// A Boolean value that indicates whether nothing is at the path, which reading it reports.
    private var isMissing: Bool {
        if case .file(let path) = place { MissingPath.failure(of: path) != nil } else { false }
    }

    /// A Boolean value that indicates whether the source is Swift source in a file or directory.
    var isSwift: Bool { if case .swift = place { true } else { false } }

    /// Returns the Swift source in a file or folder, read within the limits of `settings`; nil for anything else.
    func project(_ settings: Settings) -> SwiftProject? {
        if case .swift(let path) = place { swift.limited(by: settings).project(at: path) } else { nil }
    }

    /// The folder of the Swift source; nil for anything else.
    var swiftFolder: SpecFolder? {
        if case .swift(let path) = place, SpecFolder.isFolder(path) { SpecFolder(path: path) } else { nil }
    }

    /// Throws an error for options about Swift source where there is none.
    static func check(_ swift: SwiftChoice, among sources: [SpecSource]) throws(ValidationError) {
        guard let option = swift.given.first, !sources.contains(where: { $0.maySwift || $0.isMissing }) else { return }
        let names = WordList.and(sources.prefix(3).map { TerminalText.escaped($0.name) })
        throw ValidationError(
            "\(TerminalText.escaped(option)) only applies to Swift source, which \(names) \(sources.count == 1 ? "is" : "are") not."
        )
    }
}

extension SpecSource {
    /// Returns the one spec that it names, or nil for Swift source beside specs that has no tab view.
    func specIfAny(_ settings: Settings) async throws(FileFailure) -> NamedSpec? {
        guard isBesideSpecs, case .swift(let path) = place else { return try await spec(settings) }
        let reading = try await swift.limited(by: settings).project(at: path).read()
        return reading.isEmpty ? nil : try reading.spec(of: swift.view)
    }

    /// Reads the only spec of the source; `settings` limit the reader of Swift source.
    func spec(_ settings: Settings) async throws(FileFailure) -> NamedSpec {
        let swift = swift.limited(by: settings)
        return switch place {
        case .file(let path), .emptyFolder(let path):
            NamedSpec(try SpecLocation.bytes(of: path, settings: settings), format: format, file: path)
        case .swift(let path): try await swift.project(at: path).read().spec(of: swift.view)
        case .revision(let file): try await RevisionReading(file, swift).spec()
        }
    }

    /// Reads all specs of the source: all tab views of Swift source, unless one is chosen.
    func specs(_ settings: Settings) async throws(FileFailure) -> SpecsRead {
        let swift = swift.limited(by: settings)
        return switch place {
        case .emptyFolder(let path): throw SpecFolder(path: path).failure
        case .file(let path):
            SpecsRead(specs: [
                NamedSpec(try SpecLocation.bytes(of: path, settings: settings), format: format, file: path)
            ])
        case .swift(let path) where swift.view == nil:
            try await swift.project(at: path).read().specs(isBesideSpecs: isBesideSpecs)
        case .revision(let file): try await RevisionReading(file, swift).specs()
        case .swift: SpecsRead(specs: [try await spec(settings)])
        }
    }
}

extension [SpecSource] {
    /// Returns the hint that one directory of Swift source may declare what another one uses.
    ///
    /// Each directory that a command is given is read as an app of its own. The result is nil for fewer than two, and if
    /// nothing is declared in no file that was read.
    func hintOfSeparateApps(for remarks: [Diagnostic]) -> String? {
        let paths = filter { $0.swiftFolder != nil }.compactMap(\.path)
        guard paths.count > 1, remarks.contains(where: { $0.text.contains(StandIn.Reason.notFound.words) }) else {
            return nil
        }
        return """
            \(WordList.and(paths.map(\.quoted))) are read as separate apps. If one uses declarations of another, name \
            the directory that contains \(paths.count == 2 ? "both" : "all of them").
            """
    }
}
