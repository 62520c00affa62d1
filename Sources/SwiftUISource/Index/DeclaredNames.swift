/// What a file declares and mentions, found in its bytes without parsing it.
struct DeclaredNames {
    /// The types, nested ones too.
    private(set) var types: Set<String> = []
    /// The functions and variables outside of types.
    private(set) var globals: Set<String> = []
    /// The types that it extends, by their last names, with the names declared in their braces.
    private(set) var extended: [String: Set<String>] = [:]
    /// The protocols that its extensions add to types, by the types' last names.
    private(set) var conformances: [String: Set<String>] = [:]
    /// The first names after the colons of its types, by the types' names: what classes inherit from.
    private(set) var inherited: [String: Set<String>] = [:]
    /// Whether it names `UITabBarController`.
    private(set) var namesTabBarController = false
    /// Whether it calls `TabView`.
    private(set) var callsTabView = false
    /// Whether it has a `Settings` scene.
    private(set) var hasSettings = false

    /// All names by which a declaration in it may be found.
    var all: Set<String> {
        var all = types.union(globals).union(extended.keys).union(conformances.keys)
        for names in extended.values { all.formUnion(names) }
        for names in conformances.values { all.formUnion(names) }
        return all
    }

    /// Whether it names a tab bar controller of UIKit's, or inherits from one that is called so.
    var mayHaveTabBarController: Bool {
        namesTabBarController || inherited.values.contains { $0.contains { UIKitClass.isTabBarController($0) } }
    }

    /// The classes of files that are tab bar controllers, by their names alone.
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

    /// Scans a file.
    init(scanning bytes: [UInt8]) {
        var (scanner, lexer) = (DeclarationScanner(), SwiftLexer(bytes))
        scan(&lexer, with: &scanner, in: bytes)
        if scanner.isBalanced, lexer.unclosed == nil { return }
        // Half-typed source: whatever may be declared in it, so that what asks for a name depends on the file.
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
            if let found = scanner.take(token, in: bytes) { add(found) }
        }
    }

    private mutating func add(_ found: DeclarationScanner.Found) {
        switch found {
        case .type(let name): types.insert(name)
        case .global(let name): globals.insert(name)
        case .member(let name, let type): extended[type, default: []].insert(name)
        case .extension(let name):
            extended[name, default: []].formUnion([])
            if name == "UITabBarController" { namesTabBarController = true }
        case .conformance(let name, let type): conformances[type, default: []].insert(name)
        case .inheritance(let name, let type):
            inherited[type, default: []].insert(name)
            if name == "UITabBarController" { namesTabBarController = true }
        case .tabBarController: namesTabBarController = true
        case .tabView: callsTabView = true
        case .settings: hasSettings = true
        }
    }
}
