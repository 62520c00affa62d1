import CLibrary
import TabModel

/// The files of a project, indexed by their declarations and parsed on demand.
final class Project {
    /// The files, in the order of their paths.
    let files: any ProjectFiles
    private let flags: BuildFlags
    private let cache: ReadingCache
    /// The targets of the app.
    let targets: SourceTargets
    private var names: [String: DeclaredNames] = [:]
    private var typePaths: [String: [String]] = [:]
    private var globalPaths: [String: [String]] = [:]
    private var extending: [String: [String]] = [:]
    /// The problems of files that could not be scanned, in the order of the files.
    private(set) var problems: [Diagnostic] = []
    /// The files and names that were requested since ``noting(_:)`` began.
    private var notes = ProjectNotes()
    /// The file whose tab views are read: a member that several programs add to a library's type is the one visible
    /// there.
    var viewFile: String?
    private var besideModules: [[Int]: Set<String>]?

    /// Creates a project and scans all Swift files that were not scanned before; `targets` defaults to those of the
    /// manifests.
    init(
        _ files: any ProjectFiles,
        of targets: SourceTargets? = nil,
        flags: BuildFlags,
        keeping cache: ReadingCache = ReadingCache(),
        _ progress: PartialReading = PartialReading()
    ) {
        self.files = files
        self.flags = flags
        self.cache = cache
        self.targets = targets ?? SourceTargets(files)
        progress.scan(files.paths.filter { $0.hasSuffix(".swift") }) { index($0) }
        cache.settle(files.paths)
    }

    /// The Swift files that call `TabView`, in the order of their paths.
    var filesWithTabViews: [String] { names.filter(\.value.callsTabView).keys.sorted() }

    /// The Swift files that name, declare or extend a tab bar controller of UIKit, in the order of their paths.
    var filesWithTabBarControllers: [String] {
        let files = names
        guard files.values.contains(where: { $0.mayHaveTabBarController }) else { return [] }
        let classes = DeclaredNames.tabBarControllers(in: files.values)
        return files.filter { _, names in
            names.namesTabBarController || !classes.isDisjoint(with: names.types)
                || names.extendedTypes.contains { classes.contains($0) }
        }.keys.sorted()
    }

    /// Returns a Boolean value that indicates whether a class of the project inherits from one of that name.
    func isInherited(_ name: String) -> Bool {
        names.values.contains { $0.inherited.values.contains { $0.contains(name) } }
    }

    /// The Swift files with a `Settings` scene.
    var filesWithSettings: [String] { names.filter(\.value.hasSettings).keys.sorted() }

    /// Returns the files that call a function or type whose name begins with a capital letter, in the order of their
    /// paths.
    ///
    /// A few others may be among them.
    func paths(calling name: String) -> [String] {
        let hash = NameHash(name.utf8)
        notes.calls.insert(hash)
        return names.filter { $0.value.calls.contains(hash) }.keys.sorted()
    }

    private func index(_ path: String) {
        guard let declared = cache.names(of: path, scan: { files.during(.scan, of: path) { scan(path) } }) else {
            return
        }
        names[path] = declared
        for name in declared.types { typePaths[name, default: []].append(path) }
        for name in declared.globals { globalPaths[name, default: []].append(path) }
        for name in declared.extendedTypes { extending[name, default: []].append(path) }
    }

    private func scan(_ path: String) -> DeclaredNames? {
        guard let bytes = files.bytes(of: path), let bytes = readable(bytes, at: path) else { return nil }
        return DeclaredNames(scanning: bytes)
    }

    /// Returns the bytes if they are valid Swift source text; nil otherwise.
    private func readable(_ bytes: [UInt8], at path: String) -> [UInt8]? {
        let problem: String? =
            if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
                "the file is UTF-16. Save it as UTF-8."
            } else if !bytes.isValidUTF8 {
                "the file is not UTF-8. Save it as UTF-8."
            } else {
                nil
            }
        guard let problem else { return bytes }
        problems.append(Diagnostic(severity: .warning, id: "unreadable", text: problem, file: path))
        return nil
    }

    /// Returns a file, parsed the first time; nil if it can't be parsed.
    func file(_ path: String) -> SourceFile? {
        notes.files.insert(path)
        guard names[path] != nil else { return nil }
        return cache.source(of: path) { parse(path) }
    }

    /// Returns the comments that switch findings off in a file, which is parsed only if it may have some.
    func ignoreComments(in path: String) -> [IgnoreComment] {
        guard cache.isParsed(path) || files.bytes(of: path)?.mentions("tabpreview:ignore") == true else { return [] }
        return file(path)?.ignoreComments ?? []
    }

    /// Returns the declarations of a file.
    func outline(of file: SourceFile) -> FileOutline { cache.outline(of: file) }

    private func parse(_ path: String) -> SourceFile? {
        guard let bytes = files.bytes(of: path) else { return nil }
        if let offset = NestingLimit.excess(in: bytes) {
            refuse(path, at: offset, in: bytes)
            return nil
        }
        return files.during(.parse, of: path) { SourceFile(path: path, bytes: bytes, flags: flags) }
    }

    private func refuse(_ path: String, at offset: Int, in bytes: [UInt8]) {
        let lines = bytes[..<offset].split(separator: 0x0A, omittingEmptySubsequences: false)
        let column = (lines.last ?? []).count { $0 & 0xC0 != 0x80 }
        cache.refuse(
            path,
            because: Diagnostic(
                severity: .warning,
                id: "tooDeep",
                text: "the file can't be parsed: brackets are nested too deeply here. Reduce the nesting.",
                file: path,
                location: SourceLocation(line: max(1, lines.count), column: max(1, column))
            )
        )
    }

    /// Returns the files that declare a type with a name.
    func paths(declaringType name: String) -> [String] { look(for: name, in: typePaths) }

    /// Returns the files that declare a function or variable with a name outside types.
    func paths(declaringGlobal name: String) -> [String] { look(for: name, in: globalPaths) }

    /// Returns the files that extend a type with a name.
    func paths(extending name: String) -> [String] { look(for: name, in: extending) }

    /// Returns the protocols that extensions add to a type.
    func conformances(of type: TypeDeclaration) -> [String] {
        Set(
            paths(extending: type.name).filter { canMean(type, in: $0) }
                .flatMap { names[$0]?.conformances(of: type.name) ?? [] }
        ).sorted()
    }

    /// Returns the files that declare a name in an extension of a type.
    func paths(declaring name: String, inExtensionsOf type: String) -> [String] {
        notes.names.insert(name)
        return paths(extending: type).filter { names[$0]?.declares(name, inExtensionsOf: type) ?? false }
    }

    private func look(for name: String, in table: [String: [String]]) -> [String] {
        notes.names.insert(name)
        return table[name] ?? []
    }

    /// Returns the modules that a file imports, and those that the other files of its targets import.
    func imports(of path: String) -> SourceTargets.Imports {
        SourceTargets.Imports(
            own: names[path]?.modules ?? [],
            beside: modulesBeside[targets.numbers(of: path)] ?? []
        )
    }

    /// The modules that the files of targets import, by the numbers of the targets; the key without targets has those
    /// of all other files.
    private var modulesBeside: [[Int]: Set<String>] {
        if let besideModules { return besideModules }
        var modules: [[Int]: Set<String>] = [:]
        for (path, names) in names { modules[targets.numbers(of: path), default: []].formUnion(names.modules) }
        besideModules = modules
        return modules
    }

    /// Returns the names in a file that only some platforms have.
    func platformNames(of path: String) -> [String] { names[path]?.platformNames ?? [] }

    /// The files with names that only some platforms have.
    var filesOfPlatforms: [String] { names.filter { !$0.value.platformNames.isEmpty }.keys.sorted() }

    /// Notes a request for a file that isn't Swift source.
    func note(_ path: String) { notes.files.insert(path) }

    /// Runs a closure and returns its result with the files and names that it requested.
    func noting<Result>(_ work: () -> Result) -> (Result, ProjectNotes) {
        let outer = notes
        notes = ProjectNotes()
        let result = work()
        defer { notes.formUnion(outer) }
        return (result, notes)
    }
}

/// The files and names that a reading depends on.
struct ProjectNotes {
    /// The files that were read.
    var files: Set<String> = []
    /// The requested names, found or not: a file that begins to declare one changes the reading.
    var names: Set<String> = []
    /// The names whose calls were searched for.
    var calls: Set<NameHash> = []

    mutating func formUnion(_ other: ProjectNotes) {
        files.formUnion(other.files)
        names.formUnion(other.names)
        calls.formUnion(other.calls)
    }
}

extension [UInt8] {
    /// Returns a Boolean value that indicates whether an ASCII string is somewhere in the bytes.
    func mentions(_ text: StaticString) -> Bool {
        withUnsafeBytes { bytes in
            guard var place = bytes.baseAddress, !bytes.isEmpty else { return false }
            let end = place + bytes.count
            let count = text.utf8CodeUnitCount
            while let match = memchr(place, CInt(text.utf8Start.pointee), end - place), match + count <= end {
                if memcmp(match, text.utf8Start, count) == 0 { return true }
                place = UnsafeRawPointer(match + 1)
            }
            return false
        }
    }

    /// A Boolean value that indicates whether the bytes are UTF-8 without a zero, which text doesn't contain.
    var isValidUTF8: Bool { !contains(0) && String(validating: self, as: UTF8.self) != nil }
}
