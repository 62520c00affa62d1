import TabModel

/// The filled symbols that replace outline symbols in bars that draw filled ones (R2.75, R2.76).
///
/// Names are those of Apple's SF Symbols catalog. Nothing is guessed: a name that is not in the tables has no filled
/// form here, and is drawn unchanged.
public enum FilledSymbols {
    /// Returns the filled form of a symbol.
    ///
    /// The result for a filled name is the name itself (R2.76). Most filled names end in `.fill`; a name of several
    /// parts may be filled inside: the one of `folder.badge.plus` is `folder.fill.badge.plus`.
    ///
    /// - Parameter name: A symbol's name, as in a tab's label.
    /// - Returns: The name of the filled form, or nil if the symbol doesn't change.
    public static func variant(of name: String) -> String? {
        let parts = name.split(separator: ".")
        if parts.contains("fill") { return name }
        if let filled = filledInside[name] { return String(filled) }
        let endsInFill = filledAtEnd.contains(Substring(name)) || isEnclosedCharacter(parts)
        return endsInFill ? "\(name).fill" : nil
    }

    /// The outline names whose filled form is the name and `.fill`.
    private static let filledAtEnd: Set<Substring> = Set(words(FilledSymbolNames.atEnd))

    /// The filled names that do not just end in `.fill`, by their outline name.
    private static let filledInside: [String: Substring] = Dictionary(
        words(FilledSymbolNames.filledInside).map { (outline(of: $0), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// All outline names of the tables.
    static var outlines: [Substring] { filledAtEnd + filledInside.keys.map { Substring($0) } }

    /// Returns the letter or number that a symbol shows in a ring or a square, such as `a.circle` and `12.square.fill`.
    public static func enclosedCharacter(of name: String) -> Substring? {
        let parts = name.split(separator: ".").filter { $0 != "fill" }
        return isEnclosedCharacter(parts) ? parts[0] : nil
    }

    /// Returns a Boolean value that indicates whether the name is a letter or a number up to 50 in a circle or square,
    /// like `a.circle` or `12.square`.
    static func isEnclosedCharacter(_ parts: [Substring]) -> Bool {
        guard parts.count == 2, parts[1] == "circle" || parts[1] == "square" else { return false }
        if let number = Int(parts[0]) { return (0...50).contains(number) && parts[0] == "\(number)" }
        return parts[0].utf8.count == 1 && parts[0].utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }

    private static func outline(of filled: Substring) -> String {
        filled.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
    }

    private static func words(_ text: String) -> [Substring] {
        text.utf8.split { $0 == 0x20 || $0 == 0x0A }.map(Substring.init)
    }
}
