public import TabModel

/// A sprite with one `<symbol>` per line, found by its id.
public struct SymbolSprite: Sendable {
    /// The lines of the added symbols, by name.
    private var added: [SymbolName: String] = [:]
    private let own: String

    /// Creates a sprite from the output of `Scripts/symbols`, one symbol per line.
    public init(text: String) {
        own = text
    }

    /// Adds symbols; one with the name of a built-in symbol replaces it and its filled form.
    ///
    /// So a custom `house` is never drawn filled as the built-in `house.fill`: bars take `house` unless `house.fill`
    /// was added too (R2.76).
    public mutating func add(_ drawings: [SymbolDrawing]) {
        for drawing in drawings { added[drawing.name] = drawing.markup }
    }

    /// The names of the added symbols.
    public var addedNames: Set<String> { Set(added.keys.map(\.text)) }

    /// The whole sprite; byte for byte the original if no symbol was added.
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

    /// Returns the name without `fill` among its words.
    private static func outline(of name: String) -> String {
        name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
    }
}

/// A symbol read from a file and redrawn.
public struct SymbolDrawing: Hashable, Sendable {
    /// The symbol's name.
    public let name: SymbolName
    /// The `<symbol>` element on one line, made of fixed words and numbers.
    public let markup: String

    /// The symbol as a separate document, 24 × 24.
    public var document: String {
        let content = markup.dropFirst("<symbol id=\"\(name.text)\"".count).dropLast("</symbol>".count)
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"\(content)</svg>"
    }
}

/// The result of reading one file.
public struct SymbolFileReading: Hashable, Sendable {
    /// The symbol; nil if an error keeps it from being drawn.
    public let drawing: SymbolDrawing?
    /// The warnings about omitted parts, and the errors that kept the symbol from being drawn, in the file's order.
    public let diagnostics: [Diagnostic]
}

/// A name that a symbol can have, for use in URLs and ids.
public struct SymbolName: Hashable, Sendable, Comparable {
    /// The name: letters, digits, `.`, `-` and `_` of ASCII, at most 100.
    public let text: String

    /// Creates a name; nil if the string isn't a valid name.
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

    /// Creates the name of a file's symbol: the file's name without `.svg`.
    ///
    /// - Returns: nil if the file is not an SVG file, or its name is not valid for a symbol.
    public init?(file: String) {
        guard file.lowercased().hasSuffix(".svg") else { return nil }
        self.init(String(file.dropLast(4)))
    }

    /// Orders names by their characters.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.text < rhs.text }
}
