/// What a file declares and mentions, found in its bytes without parsing it.
struct DeclaredNames {
    /// The names after `struct`, `func`, `var` and the like; cases are in the file of their enumeration.
    private(set) var declared: Set<String> = []
    /// The types that it extends, by their last names.
    private(set) var extended: Set<String> = []
    /// Whether it calls `TabView`.
    private(set) var callsTabView = false
    /// Whether it has a `Settings` scene.
    private(set) var hasSettings = false

    init() {}

    /// Scans a file.
    init(scanning bytes: [UInt8]) {
        var lexer = SwiftLexer(bytes)
        var keyword: Keyword?
        var word: Range<Int>?
        while let token = lexer.next() {
            switch token {
            case .word(let range):
                if let next = Keyword(bytes[range]) {
                    keyword = next
                } else if let found = keyword {
                    add(bytes[range], after: found)
                    keyword = found == .extension ? found : nil
                }
                word = range
                continue
            case .mark(let mark):
                if mark != UInt8(ascii: ".") { keyword = nil }
                if let word, mark == UInt8(ascii: "(") || mark == UInt8(ascii: "{") { note(call: bytes[word]) }
            case .literal, .directive: keyword = nil
            }
            word = nil
        }
    }

    private mutating func add(_ name: ArraySlice<UInt8>, after keyword: Keyword) {
        let name = String(decoding: name, as: UTF8.self)
        if keyword == .extension { extended.insert(name) } else { declared.insert(name) }
    }

    private mutating func note(call name: ArraySlice<UInt8>) {
        if name.elementsEqual("TabView".utf8) { callsTabView = true }
        if name.elementsEqual("Settings".utf8) { hasSettings = true }
    }
}

/// The keywords before a declared name.
private enum Keyword {
    case `extension`, other

    init?(_ bytes: ArraySlice<UInt8>) {
        switch bytes.count {
        case 3 where bytes.elementsEqual("let".utf8) || bytes.elementsEqual("var".utf8): self = .other
        case 4 where bytes.elementsEqual("func".utf8) || bytes.elementsEqual("enum".utf8): self = .other
        case 5 where bytes.elementsEqual("class".utf8) || bytes.elementsEqual("actor".utf8): self = .other
        case 6 where bytes.elementsEqual("struct".utf8): self = .other
        case 8 where bytes.elementsEqual("protocol".utf8): self = .other
        case 9 where bytes.elementsEqual("extension".utf8): self = .extension
        case 9 where bytes.elementsEqual("typealias".utf8): self = .other
        default: return nil
        }
    }
}
