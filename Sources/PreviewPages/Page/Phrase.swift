/// Small pieces of English.
enum Phrase {
    /// `1 error`, `2 errors`; `1 switch`, `2 switches` where an `s` alone would not do.
    static func count(_ number: Int, _ word: String, _ words: String? = nil) -> String {
        "\(number) \(number == 1 ? word : words ?? "\(word)s")"
    }
}

extension String {
    /// The text with its first letter large.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
