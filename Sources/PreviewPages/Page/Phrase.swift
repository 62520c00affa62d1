/// The small pieces of English.
enum Phrase {
    /// Returns a count with its noun, such as `1 error` or `2 errors`.
    ///
    /// `words` is the plural if it is not formed with an `s` alone, such as `switches`.
    static func count(_ number: Int, _ word: String, _ words: String? = nil) -> String {
        "\(number) \(number == 1 ? word : words ?? "\(word)s")"
    }
}

extension String {
    /// The string with its first letter capitalized.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
