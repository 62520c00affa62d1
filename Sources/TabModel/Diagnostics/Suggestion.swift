/// A search for the word that a misspelled one most likely means.
public enum Suggestion {
    /// Returns the nearest of the known words, or nil if none is near; case counts less than letters.
    public static func nearest(to word: String, among known: [String]) -> String? {
        guard word.utf8.count <= 64 else { return nil }
        let typed = Array(word.lowercased().unicodeScalars)
        let allowed = max(1, min(3, typed.count / 3))
        var best: (word: String, distance: Int)?
        for candidate in known {
            let letters = Array(candidate.lowercased().unicodeScalars)
            guard abs(letters.count - typed.count) <= allowed else { continue }
            let found = distance(typed, letters)
            guard found <= allowed, found < best?.distance ?? .max else { continue }
            best = (candidate, found)
        }
        return best?.word
    }

    /// Returns a Boolean value that indicates whether no other known word is as near to the typed one as this one.
    public static func isUnique(_ near: String, for word: String, among known: [String]) -> Bool {
        let typed = Array(word.lowercased().unicodeScalars)
        let least = distance(typed, Array(near.lowercased().unicodeScalars))
        return known.allSatisfy { other in
            other == near || abs(other.unicodeScalars.count - typed.count) > least
                || distance(typed, Array(other.lowercased().unicodeScalars)) > least
        }
    }

    /// Returns the number of insertions, deletions, replacements and swaps of neighbors that turn one word into the
    /// other.
    static func distance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...to.count)
        for row in from.indices {
            var present = [row + 1]
            for column in to.indices {
                let replaced = last[column] + (from[row] == to[column] ? 0 : 1)
                var least = min(replaced, last[column + 1] + 1, present[column] + 1)
                if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                present.append(least)
            }
            (beforeLast, last) = (last, present)
        }
        return last[to.count]
    }
}

/// Lists of words in a sentence.
public enum WordList {
    /// Returns `a`, `a and b`, `a, b and c`; an empty string for no words.
    public static func and(_ words: [String]) -> String { joined(words, by: "and") }

    /// Returns `a`, `a or b`, `a, b or c`; an empty string for no words.
    public static func or(_ words: [String]) -> String { joined(words, by: "or") }

    private static func joined(_ words: [String], by conjunction: String) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}

extension String {
    /// The string as messages quote it: in double quotes, on one line, shortened if it is long.
    public var quoted: String {
        var result = "\""
        for scalar in unicodeScalars.prefix(48) {
            result.unicodeScalars.append(contentsOf: scalar.readable)
        }
        if unicodeScalars.count > 48 { result += "…" }
        return result + "\""
    }
}

extension String {
    /// The string with the code in braces in place of each control character.
    var writingOutControls: String {
        guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            let isControl = scalar.properties.generalCategory == .control
            result.unicodeScalars.append(contentsOf: isControl ? scalar.readable : String(scalar).unicodeScalars)
        }
        return result
    }
}

extension Unicode.Scalar {
    /// The scalar itself, or its code in braces if a terminal would not show it as a character.
    fileprivate var readable: String.UnicodeScalarView {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
            "\\u{\(String(value, radix: 16, uppercase: true))}".unicodeScalars
        default:
            String(self).unicodeScalars
        }
    }
}
