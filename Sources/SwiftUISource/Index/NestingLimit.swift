/// A limit for the nesting of source: beyond, the parser takes twice as long for each bracket, or overflows its stack.
enum NestingLimit {
    /// The largest number of nested `[`; each one more doubles the parser's time.
    private static let squareBrackets = 16
    /// The largest number of nested levels of all kinds.
    private static let levels = 200

    /// Returns the first byte that is nested too deep; nil if the parser can read the source.
    ///
    /// Linear in time.
    static func excess(in bytes: [UInt8]) -> Int? {
        var counter = LevelCounter()
        var lexer = SwiftLexer(bytes)
        while let token = lexer.next() {
            counter.count(token, in: bytes)
            if counter.squares > squareBrackets || counter.deepest > levels { return lexer.position }
        }
        return nil
    }
}

/// A counter of open levels: brackets of all kinds, `<` after a name, directives, `else if` and prefix operators in a
/// row.
private struct LevelCounter {
    private var open: [UInt8] = []
    private(set) var squares = 0
    private var angles = 0
    private var conditionals = 0
    private var chain = 0
    private var prefixes = 0
    private var follows = Follows.nothing

    private enum Follows { case nothing, elseWord }

    var deepest: Int { max(open.count + angles + prefixes, conditionals, chain) }

    mutating func count(_ token: SwiftToken, in bytes: [UInt8]) {
        switch token {
        case .word(let range): count(word: range, in: bytes)
        case .directive(let range): count(directive: bytes[range])
        case .mark(let mark): count(mark: mark)
        case .literal: settle()
        }
    }

    private mutating func count(word range: Range<Int>, in bytes: [UInt8]) {
        let isElse = bytes[range].elementsEqual("else".utf8)
        if follows == .elseWord, bytes[range].elementsEqual("if".utf8) {
            chain += 1
        } else if startsDeclaration(bytes[range]) {
            chain = 0
            angles = 0
        }
        prefixes = 0
        follows = isElse ? .elseWord : .nothing
    }

    private func startsDeclaration(_ word: ArraySlice<UInt8>) -> Bool {
        ["func", "var", "let", "case", "struct"].contains { word.elementsEqual($0.utf8) }
    }

    private mutating func count(directive: ArraySlice<UInt8>) {
        if directive.elementsEqual("if".utf8) { conditionals += 1 }
        if directive.elementsEqual("endif".utf8) { conditionals = max(0, conditionals - 1) }
        settle()
    }

    private mutating func count(mark: UInt8) {
        switch mark {
        case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"):
            open.append(mark)
            if mark == UInt8(ascii: "[") { squares += 1 }
            settle()
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
            if let last = open.popLast(), last == UInt8(ascii: "[") { squares -= 1 }
            settle()
        case UInt8(ascii: "<"): angles += 1
        case UInt8(ascii: ">"): angles = max(0, angles - 1)
        case UInt8(ascii: ";"): settle()
        case UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "?"):
            prefixes += 1
        default: follows = .nothing
        }
    }

    private mutating func settle() {
        angles = 0
        prefixes = 0
        follows = .nothing
    }
}
