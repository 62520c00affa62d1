public import TabModel

/// A sprite: one `<symbol>` a line, found by its id.
public struct SymbolSprite: Sendable {
    /// The lines of symbols that someone added, by name.
    private var added: [SymbolName: String] = [:]
    private let own: String

    /// A sprite as `Scripts/symbols` writes it, one symbol a line.
    public init(text: String) {
        own = text
    }

    /// Adds symbols; one that has a name of ours takes its place, and that of our filled form.
    ///
    /// So an own `house` is never drawn filled as our `house.fill`: bars take `house` unless `house.fill` was added
    /// too (R2.76).
    public mutating func add(_ drawings: [SymbolDrawing]) {
        for drawing in drawings { added[drawing.name] = drawing.markup }
    }

    /// The names of the added symbols.
    public var addedNames: Set<String> { Set(added.keys.map(\.text)) }

    /// The whole sprite; as it was, to the byte, where nothing was added.
    public var text: String {
        guard !added.isEmpty else { return own }
        let names = addedNames
        let kept = own.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init).filter { line in
            guard let name = Self.name(of: line) else { return !line.hasPrefix("</svg") }
            return !names.contains(name) && !names.contains(Self.outline(of: name))
        }
        let lines = added.keys.sorted().compactMap { added[$0] }
        let head = kept.isEmpty ? ["<svg xmlns=\"http://www.w3.org/2000/svg\">"] : kept.map(String.init)
        return (head + lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private static func name(of line: Substring) -> String? {
        guard line.hasPrefix("<symbol id=\"") else { return nil }
        return String(line.dropFirst(12).prefix { $0 != "\"" })
    }

    /// The name without `fill` among its words.
    private static func outline(of name: String) -> String {
        name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
    }
}

/// A symbol read from a file and redrawn.
public struct SymbolDrawing: Hashable, Sendable {
    /// Its name.
    public let name: SymbolName
    /// A `<symbol>` element on one line, made of our own words and of numbers.
    public let markup: String

    /// The same as a document of its own, 24 × 24.
    public var document: String {
        let content = markup.dropFirst("<symbol id=\"\(name.text)\"".count).dropLast("</symbol>".count)
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"\(content)</svg>"
    }
}

/// What came of reading one file.
public struct ReadSymbol: Hashable, Sendable {
    /// The symbol; nil where an error keeps it from being drawn.
    public let drawing: SymbolDrawing?
    /// What was left out (warnings) and what kept the symbol from being drawn (errors), as they are in the file.
    public let diagnostics: [Diagnostic]
}

/// A name that a symbol can have: it is in addresses and in ids.
public struct SymbolName: Hashable, Sendable, Comparable {
    /// The name: letters, digits, `.`, `-` and `_` of ASCII, at most 100.
    public let text: String

    /// Makes a name; nil where it is none.
    public init?(_ text: String) {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            }
        }
        guard isPlain, (1...100).contains(text.utf8.count), !text.hasPrefix(".") else { return nil }
        self.text = text
    }

    /// The name that a file gives its symbol: the file's own without `.svg`.
    ///
    /// - Returns: nil where the file is no SVG file, or its name is none for a symbol.
    public init?(file: String) {
        guard file.lowercased().hasSuffix(".svg") else { return nil }
        self.init(String(file.dropLast(4)))
    }

    /// Orders names by their characters.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.text < rhs.text }
}
