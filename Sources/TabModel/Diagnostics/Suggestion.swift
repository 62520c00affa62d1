/// Finds the word someone most likely meant.
public enum Suggestion {
    /// The nearest of the known words, or nil if none is near; case counts less than letters.
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

    /// Whether no other known word is as near to what was typed as this one.
    public static func isUnique(_ near: String, for word: String, among known: [String]) -> Bool {
        let typed = Array(word.lowercased().unicodeScalars)
        let least = distance(typed, Array(near.lowercased().unicodeScalars))
        return known.allSatisfy { other in
            other == near || abs(other.unicodeScalars.count - typed.count) > least
                || distance(typed, Array(other.lowercased().unicodeScalars)) > least
        }
    }

    /// Insertions, deletions, replacements and swaps of neighbors that lead from one word to the other.
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
