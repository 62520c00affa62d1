/// The scripts of a folder, packed for browsers: few files, each with all modules that are needed together.
///
/// People edit plain modules. A page's first script becomes one file with all modules that it imports. The modules that
/// it may load later are packed likewise, without those loaded by then. Every module can still be imported by its own
/// name, and is the same one: the file of that name exports the module of its pack again.
public struct ScriptPacks {
    /// The version of the pack format.
    ///
    /// Browsers cache packs by the digest of their sources, so a changed format needs a new number.
    public static let format = 1

    private let modules: [String: ScriptModule]
    /// The short name of each module, common to all packs.
    private let names: [String: String]

    /// Creates the packs of the modules that `roots` need, now or later.
    ///
    /// - Throws: ``ScriptPackError`` for an import that can't be followed, and for a form that can't be packed.
    public init(_ files: [String: [UInt8]], roots: [String]) throws(ScriptPackError) {
        var reader = ModuleReader(files: files)
        for root in roots where files[root] != nil { try reader.read(root) }
        modules = reader.modules
        names = Dictionary(uniqueKeysWithValues: modules.keys.sorted().enumerated().map { ($1, "module\($0)") })
        self.roots = roots.filter { files[$0] != nil } + reader.workers.sorted()
    }

    private let roots: [String]

    /// Returns the files to serve instead of the plain ones, by name.
    ///
    /// - Throws: ``ScriptPackError`` for modules that can't be in one file.
    public func files() throws(ScriptPackError) -> [String: [UInt8]] {
        var served: [String: String] = [:]
        for root in roots {
            let packs = packs(of: root)
            let heads = packs.flatMap { pack in pack.modules.map { ($0, pack.head) } }
            let writer = PackWriter(modules: modules, names: names, heads: Dictionary(heads) { first, _ in first })
            for pack in packs {
                // A page's own file has everything that the page needs at first. The files that it loads later belong
                // to that page.
                if pack.head != root, served[pack.head] != nil { throw ScriptPackError(pack.head, 1, .shared(root)) }
                served[pack.head] = try writer.script(pack)
                for file in pack.modules where served[file] == nil { served[file] = writer.passing(on: file) }
            }
        }
        return served.mapValues { Array($0.utf8) }
    }
}

/// A reader of modules and of those that they import or mention, each once.
private struct ModuleReader {
    let files: [String: [UInt8]]
    private(set) var modules: [String: ScriptModule] = [:]
    /// The modules for workers.
    private(set) var workers: Set<String> = []
    private var path: [String] = []

    init(files: [String: [UInt8]]) {
        self.files = files
    }

    mutating func read(_ file: String) throws(ScriptPackError) {
        guard modules[file] == nil, let bytes = files[file] else { return }
        let module = try ScriptModule(file: file, bytes: bytes)
        modules[file] = module
        path.append(file)
        for used in module.imports { try follow(used, from: module) }
        path.removeLast()
        // A module that is loaded later may import the one that loads it.
        let outer = path
        path = []
        for mention in module.mentions where files[mention.file] != nil {
            if mention.isWorker { workers.insert(mention.file) }
            try read(mention.file)
        }
        path = outer
    }

    private mutating func follow(_ used: ScriptModule.Import, from module: ScriptModule) throws(ScriptPackError) {
        let error = { ScriptPackError(module.file, used.line, $0) }
        guard files[used.file] != nil else { throw error(.missing(used.file)) }
        guard !path.contains(used.file) else { throw error(.circle(used.file)) }
        try read(used.file)
        let exports = modules[used.file]?.exports ?? []
        if let name = used.requiredNames.first(where: { !exports.contains($0) }) {
            throw error(.unknown(name: name, of: used.file))
        }
    }
}

// MARK: - Grouping of modules

extension ScriptPacks {
    /// Returns the packs of one page.
    ///
    /// The first is that of the page's script; then there is one for each set of later modules that share their
    /// dependencies. A module imports only modules that all its importers need, so packs never import each other in a
    /// circle.
    func packs(of root: String) -> [ScriptPack] {
        let first = order(from: [root])
        var users: [String: Set<String>] = [:]
        for entry in later(than: first) {
            for module in order(from: [entry]) where !first.contains(module) {
                users[module, default: []].insert(entry)
            }
        }
        let sets = Dictionary(grouping: users.keys) { users[$0] ?? [] }
        let packs = sets.map { users, members in
            let sorted = order(from: members.sorted()).filter(members.contains)
            return ScriptPack(head: sorted.first(where: users.contains) ?? sorted.min() ?? root, modules: sorted)
        }
        return [ScriptPack(head: root, modules: first)] + packs.sorted { $0.head < $1.head }
    }

    /// Returns modules and all that they import, in the order in which they run.
    private func order(from heads: [String]) -> [String] {
        var sorted: [String] = []
        var loaded: Set<String> = []
        func add(_ file: String) {
            guard loaded.insert(file).inserted, let module = modules[file] else { return }
            for used in module.imports { add(used.file) }
            sorted.append(file)
        }
        for head in heads { add(head) }
        return sorted
    }

    /// Returns the modules that these may load later, and those that these in turn may load.
    private func later(than first: [String]) -> Set<String> {
        var result: Set<String> = []
        var rest = first
        while let file = rest.popLast() {
            for mention in modules[file]?.mentions ?? [] where !mention.isWorker && modules[mention.file] != nil {
                guard !first.contains(mention.file), result.insert(mention.file).inserted else { continue }
                rest += order(from: [mention.file])
            }
        }
        return result
    }
}
