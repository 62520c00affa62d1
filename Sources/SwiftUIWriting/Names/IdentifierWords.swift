/// The words of a string, as parts of an identifier: ASCII letters and digits only.
struct IdentifierWords {
    private(set) var words: [String] = []

    /// The longest identifier made from a string.
    private static let limit = 40

    init(_ text: some StringProtocol) {
        var word = ""
        var letters: [String] = []
        for scalar in text.unicodeScalars.prefix(4 * Self.limit) {
            if let piece = Self.piece(scalar) { letters.append(piece) } else { letters.append(" ") }
        }
        for (index, piece) in letters.enumerated() {
            if piece == " " || Self.starts(letters, at: index) {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if piece != " " { word += piece }
        }
        if !word.isEmpty { words.append(word) }
        if !text.unicodeScalars.contains(where: \.properties.isLowercase) { words = words.map { $0.lowercased() } }
        shorten()
    }

    /// Creates the words with which all of the strings begin, without numbers at the end: `list` of `list1` and
    /// `list2`.
    init(common texts: [String]) {
        let all = texts.map { IdentifierWords($0).words }
        words = all.first ?? []
        for other in all.dropFirst() { words = zip(words, other).prefix { Self.stem($0) == Self.stem($1) }.map(\.0) }
        if let last = words.popLast() { words.append(Self.stem(last)) }
        while words.last?.isEmpty == true { words.removeLast() }
    }

    /// Returns a word in lower case, without the number at its end.
    private static func stem(_ word: String) -> String {
        var stem = word[...]
        while stem.last?.isNumber == true { stem.removeLast() }
        return stem.lowercased()
    }

    /// Returns the part of a word for a character; empty for marks and apostrophes, nil where the word ends.
    private static func piece(_ scalar: Unicode.Scalar) -> String? {
        if ("0"..."9").contains(scalar) { return String(scalar) }
        if scalar == "&" { return " and " }
        if "'’‘ʼ".unicodeScalars.contains(scalar) || scalar.properties.generalCategory == .nonspacingMark { return "" }
        return scalar.latinLetters
    }

    /// Returns a Boolean value that indicates whether a word begins within camel case: `listen|Now`, `HTML|Tips`.
    private static func starts(_ letters: [String], at index: Int) -> Bool {
        func isUpper(_ index: Int) -> Bool { index < letters.count && letters[index].first?.isUppercase == true }
        func isLower(_ index: Int) -> Bool { index < letters.count && letters[index].first?.isLowercase == true }
        return index > 0 && isUpper(index) && (isLower(index - 1) || (isUpper(index - 1) && isLower(index + 1)))
    }

    private mutating func shorten() {
        words = words.flatMap { $0.split(separator: " ").map(String.init) }
        var length = 0
        let kept = words.prefix { word in
            length += word.count
            return length <= Self.limit
        }
        words = kept.isEmpty ? words.prefix(1).map { String($0.prefix(Self.limit)) } : Array(kept)
    }

    /// The identifier in lower camel case, such as `listenNow`; nil without a word.
    var lowerCamelCase: String? {
        guard let first = words.first else { return nil }
        let rest = words.dropFirst().map(Self.capitalized).joined()
        return first.first?.isNumber == true ? "tab\(first)\(rest)" : first.lowercased() + rest
    }

    /// The identifier in upper camel case, such as `ListenNow`; nil without a word.
    var upperCamelCase: String? {
        guard !words.isEmpty else { return nil }
        let name = words.map(Self.capitalized).joined()
        return name.first?.isNumber == true ? "App\(name)" : name
    }

    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}

extension Unicode.Scalar {
    /// The ASCII letters for a Latin letter, such as `e` for `é` and `ae` for `æ`; nil for others.
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
