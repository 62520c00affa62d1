import TabModel

extension LintSubject {
    /// Returns the place of a finding: the key that causes it, in a variant if its value comes from there, otherwise
    /// its entry.
    ///
    /// Among the keys that cause findings of a rule, the one that the text names comes before the others.
    func place(of mark: Mark, by rule: String) -> SourceLocation? {
        let entry = entry(mark) ?? mark.source.map { outline[$0] }
        guard let owner = entry.map({ $0.modifiers.location }) ?? spec.location else { return nil }
        var places = spec.keyPlaces[owner]
        for (name, origin) in entry?.modifiers.origins ?? spec.origins {
            guard let location = origin.location, let number = KeyRow.numbers[name] else { continue }
            places.removeAll { $0.number == number }
            places.append((number, location))
        }
        return FindingKeys.place(of: rule, mark.text, among: places) ?? owner
    }
}

/// The keys that cause findings.
private enum FindingKeys {
    private static let byRule = KeyRow.all.reduce(into: [String: Set<Int>]()) { keys, row in
        for rule in row.findings { if let number = KeyRow.numbers[row.name] { keys[rule, default: []].insert(number) } }
    }
    private static let words = Dictionary(KeyRow.all.map { ($0.name, $0.words) }) { first, _ in first }

    /// Returns the place of the key among the written ones; nil if none of them causes it.
    ///
    /// A rule that no row lists can be about any key, such as one that an SDK lacks: its text names it.
    static func place(
        of rule: String,
        _ text: String,
        among places: [(number: Int, location: SourceLocation)]
    ) -> SourceLocation? {
        let keys = byRule[rule]
        let causes = keys.map { keys in places.filter { keys.contains($0.number) } } ?? places
        if keys != nil, causes.count < 2 { return causes.first?.location }
        let named = causes.filter { isNamed(KeyRow.names[$0.number], in: text) }
        // The longest name counts if one name is part of another.
        let longest = named.max { KeyRow.names[$0.number].utf8.count < KeyRow.names[$1.number].utf8.count }
        return (longest ?? (keys == nil ? nil : causes.min { $0.number < $1.number }))?.location
    }

    private static func isNamed(_ key: String, in text: String) -> Bool {
        text.contains(key) || words[key].map(text.contains) == true
    }
}
