/// The style sheets of one folder, by name, which can be joined with their imports into one text.
///
/// People edit the plain sheets; browsers get one. A sheet names others by `@import url("NAME.css");` at its beginning,
/// in the order in which they depend on each other; the name is that of a file in the same folder.
public struct StyleSheets: Sendable {
    private let files: [String: [UInt8]]

    /// Creates a folder of sheets; other files are ignored.
    public init(_ files: [String: [UInt8]]) {
        self.files = files
    }

    /// Returns the text of a sheet with its imports in their places, without comments and needless white space.
    ///
    /// - Parameter name: One of the sheets, such as `page.css`.
    /// - Returns: UTF-8 text without imports.
    /// - Throws: ``StyleSheetError`` for an import that can't be followed, and if `name` itself is missing.
    public func joined(_ name: String) throws(StyleSheetError) -> [UInt8] {
        guard files[name] != nil else { throw StyleSheetError(sheet: name, line: 1, problem: .missing(name)) }
        var compactor = StyleCompactor()
        try write(name, within: [], to: &compactor)
        return compactor.bytes
    }

    private func write(
        _ name: String,
        within sheets: [String],
        to compactor: inout StyleCompactor
    ) throws(StyleSheetError) {
        let head = try StyleImports(of: name, in: files[name] ?? [])
        let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        for imported in head.imports {
            let error = { StyleSheetError(sheet: name, line: imported.line, problem: $0) }
            let other = folder + imported.name
            guard files[other] != nil else { throw error(.missing(other)) }
            guard other != name, !sheets.contains(other) else { throw error(.circle(other)) }
            try write(other, within: sheets + [name], to: &compactor)
        }
        compactor.write(head.rest)
    }
}

/// An error in an import that can't be followed: sheet, line, problem and fix.
public struct StyleSheetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A problem of an import.
    enum Problem: Hashable, Sendable {
        /// An import of a sheet that is not in the folder.
        case missing(String)
        /// An import cycle: the sheet of that name imports itself, directly or through others.
        case circle(String)
        /// An import of something other than the plain name of a sheet in the same folder.
        case unreadable
    }

    /// The sheet with the import.
    public let sheet: String
    /// The line of the import, counted from 1.
    public let line: Int
    /// The problem of the import.
    let problem: Problem

    /// The place and the problem, such as `page.css:3: there is no "tokns.css" …`.
    public var description: String { "\(sheet):\(line): \(text)" }

    private var text: String {
        switch problem {
        case .missing(let name): "there is no \"\(name)\" in the directory. Add the file, or remove the line."
        case .circle(let name): "\"\(name)\" also imports this style sheet. Remove one of the two imports."
        case .unreadable:
            "only @import url(\"NAME.css\"); with a style sheet in the same directory and without conditions is supported."
        }
    }
}

/// The imports at the beginning of a style sheet, and the text after them.
struct StyleImports {
    struct Import: Hashable {
        let name: String
        /// The line number, counted from 1.
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

    /// Returns the pieces after `@import` up to its semicolon, or nil if the text does not begin with an import.
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

    /// Returns the name in `"NAME"`, `url("NAME")` or `url(NAME)`.
    ///
    /// Returns nil if there is anything else, or the name leads elsewhere.
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

extension StringProtocol {
    /// The string without white space around it.
    var trimmingSpaces: String {
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...last].drop(while: \.isWhitespace))
    }
}
