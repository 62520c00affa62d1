extension RuleBook {
    /// The rules that hold all of these words, in their text, their section's title or their sources' titles.
    ///
    /// Case and hyphens make no difference: `sidebarOnly` is in "a sidebar-only section".
    public static func rules(containing words: [String]) -> [RuleStatement] {
        let wanted = words.map(plain)
        return sections.flatMap { section in
            section.rules.filter { rule in
                let parts = [rule.id, rule.text, section.title] + rule.sources.map(\.title)
                let text = plain(parts.joined(separator: " "))
                return wanted.allSatisfy(text.contains)
            }
        }
    }

    private static func plain(_ text: String) -> String {
        text.lowercased().replacing("-", with: "")
    }

    /// The rules whose ids are nearest to one that the rulebook lacks, at most three, the nearest first.
    ///
    /// Case and a missing R are no difference; then counts how far the numbers of the same chapter lie apart. Empty if
    /// the text is no rule's id at all.
    public static func nearest(to id: String) -> [String] {
        let parts = id.drop { !$0.isNumber }.split(separator: ".", omittingEmptySubsequences: false)
        guard let chapter = parts.first.flatMap({ Int($0) }), let last = chapters.last else { return [] }
        let known = min(max(chapter, 1), last.number)
        // No chapter has a thousand rules; the limit keeps the difference below from overflowing.
        let wanted = min(max(parts.dropFirst().first.flatMap { Int($0) } ?? 1, 0), 1000)
        let own = chapters.filter { $0.number == known }.flatMap(\.sections).flatMap(\.ids)
        let distances = own.map { id in
            let number = id.split(separator: ".").last.flatMap { Int($0) } ?? 0
            return (id: id, number: number, distance: abs(number - wanted))
        }
        return distances.sorted { ($0.distance, $0.number) < ($1.distance, $1.number) }.prefix(3).map(\.id)
    }
}
