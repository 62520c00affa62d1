import SwiftSyntax
import TabModel
import TabSpecCoding

/// A state of a project, with the results of reading it.
final class SourceState {
    let files: any ProjectFiles
    let options: ReadingOptions
    private let cache: ReadingCache
    /// All tab views.
    private(set) lazy var reading = ProjectReader.read(files, options, keeping: cache)
    /// The project's files, parsed.
    private(set) lazy var project = Project(
        files,
        flags: BuildFlags(defined: options.flags),
        keeping: cache
    )
    /// The project's string tables.
    private(set) lazy var texts = ProjectTexts(project, locale: options.locale, keeping: cache)

    init(_ files: any ProjectFiles, _ options: ReadingOptions, _ cache: ReadingCache) {
        (self.files, self.options, self.cache) = (files, options, cache)
    }

    /// Returns a state with another text of a file.
    func with(_ path: String, _ bytes: [UInt8]) -> SourceState {
        let patched = PatchedFiles(base: files, path: path, patched: bytes)
        return SourceState(patched, options, cache.without(path))
    }
}

/// A project's files, one of which has another text.
private struct PatchedFiles: ProjectFiles {
    let base: any ProjectFiles
    let path: String
    let patched: [UInt8]

    var name: String? { base.name }

    var paths: [String] { base.paths }

    func bytes(of path: String) -> [UInt8]? { path == self.path ? patched : base.bytes(of: path) }

    func during<Result>(_ step: ReadingStep, of path: String, _ work: () -> Result) -> Result {
        base.during(step, of: path, work)
    }
}

extension SourceFileSyntax {
    /// The number of tokens that are missing or out of place.
    var problems: Int {
        guard hasError else { return 0 }
        var count = 0
        for token in tokens(viewMode: .all) {
            let isOutOfPlace = token.ancestors.contains { $0.is(UnexpectedNodesSyntax.self) }
            if token.presence == .missing || isOutOfPlace { count += 1 }
        }
        return max(count, 1)
    }
}
