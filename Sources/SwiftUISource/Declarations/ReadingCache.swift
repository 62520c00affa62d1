import TabModel
import TabSpecCoding

/// A cache of the scanned, parsed and read parts of a project, kept from one reading to the next.
///
/// It is for readings with the same options, on one thread. After a change, only the dependent parts are read again.
public final class ReadingCache {
    private var names: [String: DeclaredNames] = [:]
    private var sources: [String: SourceFile] = [:]
    /// The outlines of files.
    ///
    /// An outline holds its file, so no file may hold its outline: neither would ever be freed.
    private var outlines: [String: FileOutline] = [:]
    private var refusals: [String: Diagnostic] = [:]
    private var catalogs: [String: StringsCatalog] = [:]
    private var tables: [String: TextFile] = [:]
    private var tabViews: [String: FileTabViews] = [:]
    /// The files that have changed since the last reading, with their declarations at that time.
    private var changed: [String: DeclaredNames?] = [:]
    /// The present files of all apps.
    private var listed: Set<String> = []

    /// Sets the present files.
    func list(_ paths: [String]) { listed = changed.isEmpty ? [] : Set(paths) }

    private func isListed(_ path: String) -> Bool { listed.contains(path) }

    /// Creates an empty cache.
    public init() {}

    /// The bytes of the files that are parsed.
    private var parsedBytes = 0

    /// The largest number of bytes of files that stay parsed from one tab view to the next: a tree takes about thirty
    /// times as much.
    private static let mostParsedBytes = 4 << 20

    /// Removes the parsed sources if they are large; they are parsed again on demand.
    func trimSources() {
        if parsedBytes > Self.mostParsedBytes { forgetSources() }
    }

    /// Removes the parsed sources and the contents of tables.
    func forgetSources() {
        (sources, outlines, catalogs, tables, parsedBytes) = ([:], [:], [:], [:], 0)
    }

    /// Returns a Boolean value that indicates whether a file is parsed.
    func isParsed(_ path: String) -> Bool { sources[path] != nil }

    /// Removes a changed file.
    public func forget(_ path: String) {
        if changed[path] == nil { changed[path] = .some(names[path]) }
        (names[path], sources[path], outlines[path], refusals[path]) = (nil, nil, nil, nil)
        (catalogs[path], tables[path]) = (nil, nil)
    }

    /// Returns a copy without a file, for another text of it.
    func without(_ path: String) -> ReadingCache {
        let others = ReadingCache()
        (others.names, others.sources, others.outlines, others.refusals) = (names, sources, outlines, refusals)
        (others.catalogs, others.tables, others.tabViews) = (catalogs, tables, tabViews)
        (others.changed, others.parsedBytes) = (changed, parsedBytes)
        others.forget(path)
        return others
    }

    /// The problems of files that could not be parsed or read, in the order of their paths.
    var problems: [Diagnostic] {
        refusals.values.sorted { $0.file < $1.file }
    }

    /// Returns the names that a file declares; scanned the first time.
    func names(of path: String, scan: () -> DeclaredNames?) -> DeclaredNames? {
        if let cached = names[path] { return cached }
        names[path] = scan()
        return names[path]
    }

    /// Returns a file's source; parsed the first time.
    func source(of path: String, parse: () -> SourceFile?) -> SourceFile? {
        if let cached = sources[path] { return cached }
        guard refusals[path] == nil else { return nil }
        let source = parse()
        sources[path] = source
        parsedBytes += source?.bytes.count ?? 0
        return source
    }

    /// Returns a file's outline; made the first time.
    func outline(of file: SourceFile) -> FileOutline {
        if let cached = outlines[file.path], cached.file === file { return cached }
        let outline = FileOutline(of: file)
        outlines[file.path] = outline
        return outline
    }

    /// Notes the problem of a file that can't be parsed.
    func refuse(_ path: String, because problem: Diagnostic) { refusals[path] = problem }

    /// Returns a strings catalog; read the first time.
    func catalog(_ path: String, read: () -> StringsCatalog) -> StringsCatalog {
        if let cached = catalogs[path] { return cached }
        let catalog = read()
        catalogs[path] = catalog
        refusals[path] = catalog.problem.map { Diagnostic(severity: .warning, id: "unreadable", text: $0, file: path) }
        return catalog
    }

    /// Returns a string table; read the first time.
    func table(_ path: String, read: () -> TextFile) -> TextFile {
        if let cached = tables[path] { return cached }
        let table = read()
        tables[path] = table
        refusals[path] = table.problem.map {
            Diagnostic(severity: .warning, id: "unreadable", text: $0.text, file: path, location: $0.location)
        }
        return table
    }

    /// Returns the tab views of a file; read the first time.
    func tabViews(of path: String, read: () -> FileTabViews) -> FileTabViews {
        if let cached = tabViews[path] { return cached }
        let reading = read()
        tabViews[path] = reading
        return reading
    }
}

/// The tab views of a file, and their dependencies.
struct FileTabViews: Sendable {
    var tabViews: [TabViewReading] = []
    /// The tab views that only Xcode's previews show.
    var previewed: [TabViewReading] = []
    /// The syntax errors in a file in which no tab view was found, but may be one.
    var lost: [Diagnostic] = []
    /// The tab bar controllers whose tabs were read, and the diagnostics for the others, by their classes' names.
    var controllers: Set<String> = []
    /// The controllers that get their tabs here, for classes of which ``controllers`` has none.
    var givenControllers: [(className: String, tabView: TabViewReading)] = []
    var unreadControllers: [String: Diagnostic] = [:]
    /// The notes about calls outside all tab views that have tabs and whose type wasn't read.
    var containers: [Diagnostic] = []
    var notes = ProjectNotes()
}

// MARK: - Changes

extension ReadingCache {
    /// Removes the tab views that depend on changes in an app, once all its files are scanned again.
    ///
    /// Those are all that read a changed file, or requested a name that it has begun or ceased to declare. For string
    /// tables, asset catalogs and manifests, the dependents of new entries aren't known.
    func settle(_ appPaths: [String]) {
        guard !changed.isEmpty else { return }
        let scanned = Set(appPaths)
        // Files that are no longer in any app are removed.
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
