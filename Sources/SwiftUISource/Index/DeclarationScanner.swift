/// A scanner that finds declared names in a stream of tokens, and the extensions that contain them.
struct DeclarationScanner {
    /// A declaration or mention that ends with a token.
    enum Found {
        /// A type, at any depth.
        case type(String)
        /// A function or variable outside all braces.
        case global(String)
        /// A member of the braces of an extension.
        case member(String, of: String)
        case `extension`(String)
        /// A protocol that an extension adds to its type.
        case conformance(String, of: String)
        /// The first name after the colon of a type: its superclass, if it is a class that has one.
        case inheritance(String, of: String)
        /// A module that the file imports, and a flag that is true for an import on every platform.
        case module(String, isAlways: Bool)
        /// An attribute that only one platform has, on every platform that the file is compiled for.
        case delegateAdaptor(String)
        /// A call of a function or type whose name begins with a capital letter.
        case call(NameHash)
        case tabView, settings, tabBarController
    }

    private enum Keyword { case `extension`, conformance, type, other, inheritance, module }

    private var keyword: Keyword?
    private var word: Range<Int>?
    private var depth = 0
    /// The number of open `#if` directives.
    private var conditionals = 0
    private var closesTooMany = false
    /// A Boolean value that indicates whether functions and variables are found at any depth, as if they were outside
    /// all braces.
    private let ignoresBraces: Bool
    /// The type whose inheritance clause may come next, and the number of open generic clauses after its name.
    private var typed: String?
    private var angles = 0
    /// The extension whose braces come next, and the one whose braces are open.
    private var named: String?
    private var open: (name: String, depth: Int)?

    init(ignoresBraces: Bool = false) { self.ignoresBraces = ignoresBraces }

    /// A Boolean value that indicates whether all braces of the tokens are balanced.
    var isBalanced: Bool { depth == 0 && !closesTooMany }

    /// Processes the next token, and returns the declaration that it ends.
    mutating func take(_ token: SwiftToken, in bytes: [UInt8]) -> Found? {
        switch token {
        case .word(let range): return take(word: range, in: bytes)
        case .mark(let mark):
            defer { word = nil }
            if mark == UInt8(ascii: ":"), keyword == .extension, named != nil {
                keyword = .conformance
            } else if mark == UInt8(ascii: ":"), typed != nil, angles == 0 {
                keyword = .inheritance
            } else if mark != UInt8(ascii: "."), !(mark == UInt8(ascii: ",") && keyword == .conformance) {
                keyword = nil
            }
            if mark == UInt8(ascii: "<") { angles += 1 }
            if mark == UInt8(ascii: ">") { angles -= 1 }
            if mark == UInt8(ascii: "{") {
                openBrace()
                typed = nil
            }
            if mark == UInt8(ascii: "}") { closeBrace() }
            return mark == UInt8(ascii: "(") || mark == UInt8(ascii: "{") ? call(in: bytes) : nil
        case .directive(let range):
            count(directive: bytes[range])
            fallthrough
        case .literal:
            keyword = nil
            word = nil
            return nil
        }
    }

    private mutating func count(directive: ArraySlice<UInt8>) {
        if directive.elementsEqual("if".utf8) { conditionals += 1 }
        if directive.elementsEqual("endif".utf8) { conditionals = max(0, conditionals - 1) }
    }

    private mutating func take(word range: Range<Int>, in bytes: [UInt8]) -> Found? {
        word = range
        let text = bytes[range]
        if keyword == .module { return module(text) }
        if let next = Self.keyword(text) {
            keyword = next
            return nil
        }
        guard let kind = keyword else {
            if text.elementsEqual("UITabBarController".utf8) { return .tabBarController }
            if text.elementsEqual("init".utf8), let open, open.depth + 1 == depth {
                return .member("init", of: open.name)
            }
            return conditionals == 0 ? delegateAdaptor(text) : nil
        }
        let name = String(decoding: text, as: UTF8.self)
        if kind == .conformance, let named {
            if name == "where" { keyword = nil }
            return name == "where" ? nil : .conformance(name, of: named)
        }
        if kind == .inheritance {
            defer { (keyword, typed) = (nil, nil) }
            return typed.map { .inheritance(name, of: $0) }
        }
        guard kind == .extension else {
            keyword = nil
            if kind == .type {
                (typed, angles) = (name, 0)
                return .type(name)
            }
            if depth == 0 || ignoresBraces { return .global(name) }
            return open.flatMap { $0.depth + 1 == depth ? .member(name, of: $0.name) : nil }
        }
        // After `where` come conditions, and no more of the name.
        if name == "where" {
            keyword = nil
            return nil
        }
        named = name
        return .extension(name)
    }

    /// Returns the module after `import`, which may name the kind of a declaration first: `import struct Texts.Home`.
    private mutating func module(_ text: ArraySlice<UInt8>) -> Found? {
        if Self.keyword(text) != nil { return nil }
        keyword = nil
        return .module(String(decoding: text, as: UTF8.self), isAlways: conditionals == 0)
    }

    /// Returns the adaptor that gives an app its delegate: its prefix is that of its platform's framework.
    private func delegateAdaptor(_ text: ArraySlice<UInt8>) -> Found? {
        guard text.count > 22, text.suffix(15).elementsEqual("DelegateAdaptor".utf8) else { return nil }
        return .delegateAdaptor(String(decoding: text, as: UTF8.self))
    }

    private mutating func openBrace() {
        if let name = named, open == nil { open = (name, depth) }
        named = nil
        depth += 1
    }

    private mutating func closeBrace() {
        closesTooMany = closesTooMany || depth == 0
        depth = max(0, depth - 1)
        if let open, open.depth >= depth { self.open = nil }
    }

    private func call(in bytes: [UInt8]) -> Found? {
        guard let word, let first = bytes[word].first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else {
            return nil
        }
        if 7...8 ~= word.count {
            let name = PackedWord(bytes[word])
            if word.count == 7, name == .tabView { return .tabView }
            if word.count == 8, name == .settings { return .settings }
        }
        return .call(NameHash(bytes[word]))
    }

    private static func keyword(_ bytes: ArraySlice<UInt8>) -> Keyword? {
        guard 3...9 ~= bytes.count else { return nil }
        let word = PackedWord(bytes)
        switch bytes.count {
        case 3 where word == .let || word == .var: return .other
        case 4 where word == .func: return .other
        case 4 where word == .enum: return .type
        case 5 where word == .class || word == .actor: return .type
        case 6 where word == .struct: return .type
        case 6 where word == .import: return .module
        case 8 where word == .protocol: return .type
        case 9 where word == .extension: return .extension
        case 9 where word == .typealias: return .other
        default: return nil
        }
    }
}

/// The first eight bytes of a word as a number, and its last byte, to distinguish keywords quickly.
private struct PackedWord: Equatable {
    private let start: UInt64
    private let last: UInt8?

    init(_ bytes: some BidirectionalCollection<UInt8>) {
        var start: UInt64 = 0
        for byte in bytes.prefix(8) { start = start << 8 | UInt64(byte) }
        (self.start, last) = (start, bytes.last)
    }

    static let `let` = Self("let".utf8)
    static let `var` = Self("var".utf8)
    static let `func` = Self("func".utf8)
    static let `enum` = Self("enum".utf8)
    static let `class` = Self("class".utf8)
    static let actor = Self("actor".utf8)
    static let `struct` = Self("struct".utf8)
    static let `import` = Self("import".utf8)
    static let `protocol` = Self("protocol".utf8)
    static let `extension` = Self("extension".utf8)
    static let `typealias` = Self("typealias".utf8)
    static let tabView = Self("TabView".utf8)
    static let settings = Self("Settings".utf8)
}
