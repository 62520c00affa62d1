extension Unicode.Scalar {
    /// The ASCII letters that a Latin letter is written with, such as `e` for `é` and `ae` for `æ`; nil for others.
    var latinLetters: String? {
        if isASCII { return properties.isAlphabetic ? String(self) : nil }
        guard let name = properties.name else { return nil }
        let words = name.split(separator: " ")
        guard words.count >= 4, words[0] == "LATIN", ["LETTER", "LIGATURE"].contains(words[2]) else { return nil }
        let letters = words[3] == "SHARP" ? "SS" : words[3]
        guard letters.count <= 2, words.count == 4 || words[4] == "WITH" || words[3] == "SHARP" else { return nil }
        return words[1] == "SMALL" ? letters.lowercased() : String(letters)
    }
}
