/// The declarations and mentions in a file, found in its bytes without parsing it.
struct DeclaredNames {
    /// The names that the extensions of a type declare, or the protocols that they add to it.
    private struct Extended {
        /// The type's last name.
        let type: String
        /// The names, sorted.
        let names: [String]
    }

    /// The types, nested ones too, sorted.
    private(set) var types: [String] = []
    /// The functions and variables outside types, sorted.
    private(set) var globals: [String] = []
    /// The modules that the file imports, sorted.
    private(set) var modules: [String] = []
    /// The modules that the file imports on every platform that it is compiled for, and its delegate adaptors there.
    private(set) var platformNames: [String] = []
    /// The called names that begin with a capital letter, sorted.
    private(set) var calls: [NameHash] = []
    /// The first names after the colons of types, by the types' names: the possible superclasses.
    private(set) var inherited: [String: Set<String>] = [:]
    /// A Boolean value that indicates whether the file names `UITabBarController`.
    private(set) var namesTabBarController = false
    /// A Boolean value that indicates whether the file calls `TabView`.
    private(set) var callsTabView = false
    /// A Boolean value that indicates whether the file has a `Settings` scene.
    private(set) var hasSettings = false
    private var extended: [Extended] = []
    private var conformances: [Extended] = []

    /// Creates the names of a file by scanning it.
    init(scanning bytes: [UInt8]) {
        let scan = FoundNames(scanning: bytes)
        (types, globals, modules) = (scan.types.sorted(), scan.globals.sorted(), scan.modules.sorted())
        platformNames = scan.platformNames.sorted()
        (callsTabView, hasSettings) = (scan.callsTabView, scan.hasSettings)
        (calls, inherited) = (scan.calls.sorted(), scan.inherited)
        namesTabBarController = scan.namesTabBarController
        (extended, conformances) = (Self.sorted(scan.extended), Self.sorted(scan.conformances))
    }

    private static func sorted(_ table: [String: Set<String>]) -> [Extended] {
        table.map { Extended(type: $0.key, names: $0.value.sorted()) }.sorted { $0.type < $1.type }
    }

    /// The types that the file extends, by their last names.
    var extendedTypes: [String] { extended.map(\.type) }

    /// Returns a Boolean value that indicates whether an extension of a type declares a name.
    func declares(_ name: String, inExtensionsOf type: String) -> Bool {
        extended.contains { $0.type == type && $0.names.contains(name) }
    }

    /// Returns the protocols that the file's extensions add to a type.
    func conformances(of type: String) -> [String] { conformances.first { $0.type == type }?.names ?? [] }

    /// A Boolean value that indicates whether the file names a tab bar controller of UIKit, or inherits from a class
    /// with such a name.
    var mayHaveTabBarController: Bool {
        namesTabBarController || inherited.values.contains { $0.contains { UIKitClass.isTabBarController($0) } }
    }

    /// Returns the classes of files that are tab bar controllers, by their names alone.
    static func tabBarControllers(in files: some Collection<DeclaredNames>) -> Set<String> {
        var (classes, count): (Set<String>, Int) = (["UITabBarController"], 0)
        while count < classes.count {
            count = classes.count
            for file in files {
                for (name, above) in file.inherited
                where above.contains(where: { classes.contains($0) || UIKitClass.isTabBarController($0) }) {
                    classes.insert(name)
                }
            }
        }
        return classes
    }

    /// All names by which a declaration in the file may be found.
    var all: Set<String> {
        var all = Set(types).union(globals)
        for names in extended + conformances { all.formUnion(names.names + [names.type]) }
        return all
    }
}

/// The names of one file while it is scanned.
private struct FoundNames {
    var types: Set<String> = []
    var globals: Set<String> = []
    var modules: Set<String> = []
    var platformNames: Set<String> = []
    var extended: [String: Set<String>] = [:]
    var conformances: [String: Set<String>] = [:]
    var calls: Set<NameHash> = []
    var inherited: [String: Set<String>] = [:]
    var namesTabBarController = false
    var callsTabView = false
    var hasSettings = false

    init(scanning bytes: [UInt8]) {
        var (scanner, lexer) = (DeclarationScanner(), SwiftLexer(bytes))
        scan(&lexer, with: &scanner, in: bytes)
        if scanner.isBalanced, lexer.unclosed == nil { return }
        // Incomplete source: all names that may be declared, so that a search for one depends on the file.
        scanner = DeclarationScanner(ignoresBraces: true)
        if let start = lexer.unclosed {
            lexer = SwiftLexer(bytes, from: start)
            scan(&lexer, with: &scanner, in: bytes)
        }
        lexer = SwiftLexer(bytes)
        scan(&lexer, with: &scanner, in: bytes)
        extended = extended.mapValues { $0.union(globals) }
    }

    private mutating func scan(_ lexer: inout SwiftLexer, with scanner: inout DeclarationScanner, in bytes: [UInt8]) {
        while let token = lexer.next() {
            if let declaration = scanner.take(token, in: bytes) { add(declaration) }
        }
    }

    private mutating func add(_ declaration: DeclarationScanner.Found) {
        switch declaration {
        case .type(let name): types.insert(name)
        case .global(let name): globals.insert(name)
        case .member(let name, let type): extended[type, default: []].insert(name)
        case .extension(let name):
            extended[name, default: []].formUnion([])
            if name == "UITabBarController" { namesTabBarController = true }
        case .conformance(let name, let type): conformances[type, default: []].insert(name)
        case .module(let name, let isAlways):
            modules.insert(name)
            if isAlways, ["WatchKit", "AppKit", "Cocoa"].contains(name) { platformNames.insert(name) }
        case .delegateAdaptor(let name): platformNames.insert(name)
        case .inheritance(let name, let type):
            inherited[type, default: []].insert(name)
            if name == "UITabBarController" { namesTabBarController = true }
        case .tabBarController: namesTabBarController = true
        case .call(let name): calls.insert(name)
        case .tabView: callsTabView = true
        case .settings: hasSettings = true
        }
    }
}

/// The hash of a name, instead of the name where many are kept: two names may have the same one.
struct NameHash: Hashable, Comparable {
    private let value: UInt32

    /// Creates the hash of a name's bytes, with FNV-1a.
    init(_ name: some Sequence<UInt8>) { value = name.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 } }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}
