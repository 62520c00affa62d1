/// The imports at the beginning of a style sheet, and what follows them.
struct StyleImports {
    struct Import: Hashable {
        let name: String
        /// From 1.
        let line: Int
    }

    private(set) var imports: [Import] = []
    private(set) var rest: ArraySlice<UInt8>

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    init(of sheet: String, in bytes: [UInt8]) throws(StyleSheetError) {
        rest = bytes[...]
        if rest.starts(with: Self.byteOrderMark) { rest = rest.dropFirst(Self.byteOrderMark.count) }
        var line = 1
        while let statement = Self.statement(at: rest) {
            line += Self.lines(rest[..<statement.start])
            let name = Self.name(statement.pieces)
            guard let name else { throw StyleSheetError(sheet: sheet, line: line, problem: .unreadable) }
            imports.append(Import(name: name, line: line))
            line += Self.lines(rest[statement.start..<statement.end])
            rest = rest[statement.end...]
        }
    }

    /// The pieces behind `@import` up to its semicolon; nil where something else stands next.
    private static func statement(at text: ArraySlice<UInt8>) -> (pieces: [StylePiece], start: Int, end: Int)? {
        var pieces: [StylePiece] = []
        for piece in StyleReader(text) {
            let isEnd = piece.kind == .mark && piece.bytes.first == UInt8(ascii: ";")
            if isEnd, pieces.count >= 2 {
                return (Array(pieces.dropFirst(2)), pieces[0].bytes.startIndex, piece.bytes.endIndex)
            }
            if piece.kind != .space, piece.kind != .comment { pieces.append(piece) }
            if pieces.count == 1, piece.bytes.first != UInt8(ascii: "@") { return nil }
            if pieces.count == 2, pieces[1].bytes.map({ $0 | 0x20 }) != Array("import".utf8) { return nil }
        }
        return pieces.count >= 2 ? (Array(pieces.dropFirst(2)), pieces[0].bytes.startIndex, text.endIndex) : nil
    }

    /// The name in `"NAME"`, `url("NAME")` or `url(NAME)`, if nothing else stands there and it leads nowhere else.
    private static func name(_ pieces: [StylePiece]) -> String? {
        let inner: ArraySlice<UInt8>
        switch pieces.map(\.kind) {
        case [.string]: inner = pieces[0].bytes.dropFirst().dropLast()
        case [.word, .mark, .string, .mark]: inner = pieces[2].bytes.dropFirst().dropLast()
        case [.address]: inner = pieces[0].bytes.dropFirst(4).dropLast()
        default: return nil
        }
        let name = String(decoding: inner, as: UTF8.self).trimmingSpaces
        return name.isEmpty || name.contains { "/\\:?#".contains($0) } ? nil : name
    }

    private static func lines(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.count { $0 == UInt8(ascii: "\n") }
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...last].drop(while: \.isWhitespace))
    }
}
