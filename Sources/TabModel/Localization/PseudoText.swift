/// Text in pseudo-languages.
enum PseudoText {
    /// Returns the string accented, about 40 % longer and in brackets, such as `[Šéţţîñĝš one]`.
    ///
    /// An empty string stays empty.
    static func accented(_ text: String) -> String {
        guard !text.isEmpty else { return text }
        let letters = String(text.map { accents[$0] ?? $0 })
        let missing = (text.count * 2 + 4) / 5 - 2
        guard missing > 1 else { return "[\(letters)]" }
        let filling = String(repeating: "one two three ", count: 1 + missing / 14)
        return "[\(letters) \(filling.prefix(missing - 1))]"
    }

    /// Returns the string in Arabic letters, so that it runs from right to left.
    static func mirrored(_ text: String) -> String {
        text.reduce(into: "") { $0 += arabic[$1.lowercased()] ?? String($1) }
    }

    private static let accents = Dictionary(
        zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "åbçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
        )
    ) { first, _ in first }

    private static let arabic: [String: String] = [
        "a": "ا", "b": "ب", "c": "ك", "d": "د", "e": "ي", "f": "ف", "g": "غ", "h": "ه", "i": "ي", "j": "ج", "k": "ك",
        "l": "ل", "m": "م", "n": "ن", "o": "و", "p": "ب", "q": "ق", "r": "ر", "s": "س", "t": "ت", "u": "و", "v": "ف",
        "w": "و", "x": "كس", "y": "ي", "z": "ز",
    ]
}
