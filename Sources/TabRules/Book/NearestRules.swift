/// Finds the rules that somebody may have meant.
struct NearestRules {
    /// At most three ids, the nearest first; empty if the text is no rule's id at all.
    let ids: [String]

    init(to text: String) {
        let digits = text.drop { !$0.isNumber }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard let chapter = parts.first.flatMap({ Int($0) }) else {
            ids = []
            return
        }
        let number = parts.dropFirst().first.flatMap { Int($0) } ?? 1
        ids = Self.candidates(chapter: chapter, number: number)
    }

    private static func candidates(chapter: Int, number: Int) -> [String] {
        guard let last = RuleBook.chapters.last else { return [] }
        let known = min(max(chapter, 1), last.number)
        let own = RuleBook.chapters.filter { $0.number == known }.flatMap(\.sections).flatMap(\.ids)
        // No chapter has a thousand rules; the limit keeps the difference below from overflowing.
        let wanted = min(max(number, 0), 1000)
        let distances = own.map { id in (id: id, number: Self.number(of: id)) }
            .map { (id: $0.id, number: $0.number, distance: abs($0.number - wanted)) }
        return distances.sorted { ($0.distance, $0.number) < ($1.distance, $1.number) }.prefix(3).map(\.id)
    }

    private static func number(of id: String) -> Int { id.split(separator: ".").last.flatMap { Int($0) } ?? 0 }
}
