import PreviewPages
import TabModel
import Testing

/// Reads texts as files of symbols.
enum Reading {
    /// Reads a whole file.
    static func file(_ text: String) throws -> SymbolFileReading {
        SymbolReader.read(Array(text.utf8), name: try #require(SymbolName("mark")), file: "mark.svg")
    }

    /// Reads shapes as they would be in a drawing of 24 × 24.
    static func shapes(_ inner: String, root: String = "") throws -> SymbolFileReading {
        try file("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"\(root)>\(inner)</svg>")
    }

    /// Returns the inside of the symbol that shapes give.
    static func drawn(_ inner: String, root: String = "") throws -> String {
        let markup = try #require(try shapes(inner, root: root).drawing?.markup)
        return try content(of: markup)
    }

    /// Returns the inside of a symbol.
    static func content(of markup: String) throws -> String {
        let head = "<symbol id=\"mark\" viewBox=\"0 0 24 24\" fill=\"currentColor\">"
        try #require(markup.hasPrefix(head) && markup.hasSuffix("</symbol>"), "\(markup)")
        return String(markup.dropFirst(head.count).dropLast("</symbol>".count))
    }

    /// Returns a Boolean value that indicates whether a symbol consists of our own words and numbers only.
    static func isHarmless(_ markup: String) -> Bool {
        let number = "-?[0-9]+(?:\\.[0-9]{1,3})?"
        let words = [
            "fill=\"none\"", "fill-rule=\"evenodd\"", "stroke=\"currentColor\"",
            "(?:fill-opacity|stroke-opacity|stroke-width|stroke-miterlimit)=\"\(number)\"",
            "stroke-linecap=\"(?:round|square)\"", "stroke-linejoin=\"(?:round|bevel)\"",
        ].joined(separator: "|")
        let path = "<path(?: (?:\(words)))* d=\"(?:[MLCZ]|\(number)| )*\"/>"
        let whole = "<symbol id=\"[A-Za-z0-9._-]+\" viewBox=\"0 0 24 24\" fill=\"currentColor\">(?:\(path))+</symbol>"
        guard let pattern = try? Regex(whole) else { return false }
        return markup.wholeMatch(of: pattern) != nil
    }
}
