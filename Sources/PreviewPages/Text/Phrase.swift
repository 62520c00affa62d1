import TabModel

/// Small pieces of English.
enum Phrase {
    /// `a`, `a or b`, `a, b or c`.
    static func alternatives(_ words: [String]) -> String { WordList.or(words) }

    /// `a`, `a and b`, `a, b and c`.
    static func list(_ words: [String]) -> String { WordList.and(words) }

    /// `1 error`, `2 errors`.
    static func count(_ number: Int, _ word: String) -> String { number == 1 ? "1 \(word)" : "\(number) \(word)s" }

    /// `1 switch`, `2 switches`.
    static func count(_ number: Int, _ word: String, _ words: String) -> String {
        "\(number) \(number == 1 ? word : words)"
    }
}

extension String {
    /// The text with its first letter large.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Shows what would otherwise act unseen: direction overrides, isolates, and control characters (S32).
///
/// A title must not be able to turn round the text beside it, so these become marks such as `[RLO]`; controls become
/// their pictures, such as `␀`.
enum VisibleMarks {
    static func shown(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { mark($0) != nil }) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if let mark = mark(scalar) {
                result += mark
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func mark(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x00...0x1F: String(Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? "\u{FFFD}")
        case 0x7F: "\u{2421}"
        case 0x80...0x9F: "\u{FFFD}"
        default: directionMarks[scalar.value].map { "[\($0)]" }
        }
    }

    private static let directionMarks: [UInt32: String] = [
        0x061C: "ALM", 0x200E: "LRM", 0x200F: "RLM",
        0x202A: "LRE", 0x202B: "RLE", 0x202C: "PDF", 0x202D: "LRO", 0x202E: "RLO",
        0x2066: "LRI", 0x2067: "RLI", 0x2068: "FSI", 0x2069: "PDI",
    ]
}
