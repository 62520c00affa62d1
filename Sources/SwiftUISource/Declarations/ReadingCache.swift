import TabModel
import TabSpecCoding

/// What was scanned, parsed and read of a project, kept from one reading to the next.
///
/// For readings with the same options, on one thread. Of a change only what depends on it is read again.
public final class ReadingCache {
    private var names: [String: DeclaredNames] = [:]
    private var sources: [String: SourceFile] = [:]
    /// What files declare.
    ///
    /// An outline holds its file, so no file may hold its outline: neither would ever be freed.
    private var outlines: [String: FileOutline] = [:]
    private var refusals: [String: Diagnostic] = [:]
    private var catalogs: [String: StringsCatalog] = [:]
    private var tables: [String: TextFile] = [:]
    private var tabViews: [String: FileReading] = [:]
    /// The files that have changed since the last reading, with what they declared then.
    private var changed: [String: DeclaredNames?] = [:]
    /// The files that there are, of all apps.
    private var listed: Set<String> = []

    /// Says which files there are now.
    func list(_ paths: [String]) { listed = changed.isEmpty ? [] : Set(paths) }

    private func isListed(_ path: String) -> Bool { listed.contains(path) }

    /// Keeps nothing yet.
    public init() {}

    /// The bytes of the files that are parsed.
    private var parsedBytes = 0

    /// The most bytes of files that stay parsed from one tab view to the next: a tree takes about thirty times as much.
    private static let mostParsedBytes = 4 << 20

    /// Forgets how files were parsed, if those are many: what is needed again is parsed again.
    func trimSources() {
        if parsedBytes > Self.mostParsedBytes { forgetSources() }
    }

    /// Forgets how files were parsed, and what tables hold.
    func forgetSources() {
        (sources, outlines, catalogs, tables, parsedBytes) = ([:], [:], [:], [:], 0)
    }

    /// Returns a Boolean value that indicates whether a file is parsed.
    func isParsed(_ path: String) -> Bool { sources[path] != nil }

    /// Forgets a file that has changed.
    public func forget(_ path: String) {
        if changed[path] == nil { changed[path] = .some(names[path]) }
        (names[path], sources[path], outlines[path], refusals[path]) = (nil, nil, nil, nil)
        (catalogs[path], tables[path]) = (nil, nil)
    }

    /// The same without a file, for another text of it.
    func without(_ path: String) -> ReadingCache {
        let others = ReadingCache()
        (others.names, others.sources, others.outlines, others.refusals) = (names, sources, outlines, refusals)
        (others.catalogs, others.tables, others.tabViews) = (catalogs, tables, tabViews)
        (others.changed, others.parsedBytes) = (changed, parsedBytes)
        others.forget(path)
        return others
    }

    /// What is wrong with files that were to be parsed or read, in the order of their paths.
    var problems: [Diagnostic] {
        refusals.values.sorted { $0.file < $1.file }
    }

    /// What a file declares; scanned the first time.
    func names(of path: String, scan: () -> DeclaredNames?) -> DeclaredNames? {
        if let known = names[path] { return known }
        names[path] = scan()
        return names[path]
    }

    /// A file's source; parsed the first time.
    func source(of path: String, parse: () -> SourceFile?) -> SourceFile? {
        if let known = sources[path] { return known }
        guard refusals[path] == nil else { return nil }
        let source = parse()
        sources[path] = source
        parsedBytes += source?.bytes.count ?? 0
        return source
    }

    /// What a file declares; found the first time.
    func outline(of file: SourceFile) -> FileOutline {
        if let known = outlines[file.path], known.file === file { return known }
        let outline = FileOutline(of: file)
        outlines[file.path] = outline
        return outline
    }

    /// Notes why a file can't be parsed.
    func refuse(_ path: String, because problem: Diagnostic) { refusals[path] = problem }

    /// A strings catalog; read the first time.
    func catalog(_ path: String, read: () -> StringsCatalog) -> StringsCatalog {
        if let known = catalogs[path] { return known }
        let catalog = read()
        catalogs[path] = catalog
        refusals[path] = catalog.problem.map { Diagnostic(severity: .warning, id: "unreadable", text: $0, file: path) }
        return catalog
    }

    /// A string table; read the first time.
    func table(_ path: String, read: () -> TextFile) -> TextFile {
        if let known = tables[path] { return known }
        let table = read()
        tables[path] = table
        refusals[path] = table.problem.map {
            Diagnostic(severity: .warning, id: "unreadable", text: $0.text, file: path, location: $0.location)
        }
        return table
    }

    /// The tab views of a file; read the first time.
    func tabViews(of path: String, read: () -> FileReading) -> FileReading {
        if let known = tabViews[path] { return known }
        let reading = read()
        tabViews[path] = reading
        return reading
    }
}

/// The tab views of a file, and what they depend on.
struct FileReading: Sendable {
    var tabViews: [TabViewReading] = []
    /// Those that only Xcode's previews show.
    var previewed: [TabViewReading] = []
    /// What does not parse in a file without a tab view, where there may be one.
    var lost: [Diagnostic] = []
    /// The tab bar controllers whose tabs were read, and what to say of the others, by their classes' names.
    var controllers: Set<String> = []
    /// Those that get their tabs here, for classes of which ``controllers`` has none.
    var givenControllers: [(className: String, tabView: TabViewReading)] = []
    var unreadControllers: [String: Diagnostic] = [:]
    var notes = ProjectNotes()
}

// MARK: - Changes

extension ReadingCache {
    /// Forgets the tab views that depend on what has changed in an app, once all its files are scanned again.
    ///
    /// Those are all that read a changed file, or looked for a name that it has begun or ceased to declare. Of string
    /// tables, asset catalogs and manifests nobody knows who would have asked for what is new.
    func settle(_ appPaths: [String]) {
        guard !changed.isEmpty else { return }
        let scanned = Set(appPaths)
        // What is in no app any more is gone.
        let settled = changed.filter { path, _ in scanned.contains(path) || names[path] == nil && !isListed(path) }
        for path in settled.keys { changed[path] = nil }
        guard !settled.isEmpty, !tabViews.isEmpty else { return }
        var others: Set<String> = []
        var calls: Set<NameHash> = []
        for (path, before) in settled {
            let after = names[path]
            guard path.hasSuffix(".swift"), !ManifestFile.mayBe(path), before?.hasSettings != true,
                after?.hasSettings != true, before?.platformNames ?? [] == after?.platformNames ?? [],
                before?.modules ?? [] == after?.modules ?? []
            else { return tabViews = [:] }
            others.formUnion((before?.all ?? []).symmetricDifference(after?.all ?? []))
            calls.formUnion(Set(before?.calls ?? []).symmetricDifference(after?.calls ?? []))
        }
        let paths = Set(settled.keys)
        tabViews = tabViews.filter { _, reading in
            reading.notes.files.isDisjoint(with: paths) && reading.notes.names.isDisjoint(with: others)
                && reading.notes.calls.isDisjoint(with: calls)
        }
    }
}
