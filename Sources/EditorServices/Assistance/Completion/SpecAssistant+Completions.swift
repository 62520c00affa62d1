import TabModel
import TabSpecCoding
import TabRules

extension SpecAssistant {
    /// The maximum number of completions.
    static let mostCompletions = 100

    /// Returns the completions at an offset; nil where none can be determined.
    public func completions(at unit: Int) -> CompletionList? {
        let offset = places.byte(at: unit)
        let loose = SyntaxTree(bytes, format: format, cursor: offset)
        guard let spot = CompletionSpot(loose, format: format, at: offset) else { return nil }
        let offered = offered(spot)
        // Symbols are found by their meaning, too, and come in their order.
        let found =
            CompletionMatch.sorted(offered.filter { $0.symbol == nil }, typed: spot.typed, by: \.label)
            + offered.filter { $0.symbol != nil }
        guard !found.isEmpty else { return nil }
        return CompletionList(
            start: places.unit(at: spot.range.lowerBound),
            end: places.unit(at: spot.range.upperBound),
            completions: Array(found.prefix(Self.mostCompletions))
        )
    }

    private func offered(_ spot: CompletionSpot) -> [Completion] {
        let loose = spot.loose
        switch spot.cursor.role {
        case .nothing: return []
        case .key(let object):
            guard let place = loose.place(of: object) else { return [] }
            return keys(at: place, in: object, spot)
        case .value(let node):
            guard let place = loose.place(of: node) else { return [] }
            return values(at: place, key: loose.key(of: node), in: loose.nodes[node].parent, spot)
                + firstKeys(at: place, spot)
        case .member(let object, let key):
            guard let place = loose.place(of: key, in: object) else { return [] }
            return values(at: place, key: loose.text(key), in: object, spot)
        case .element(let list):
            guard let place = loose.place(of: list)?.element else { return [] }
            return values(at: place, key: loose.key(of: list), in: loose.nodes[list].parent, spot)
                + firstKeys(at: place, spot)
        }
    }

    /// Returns the keys that an object may have and does not have yet.
    private func keys(at place: SchemaPlace, in object: Int, _ spot: CompletionSpot) -> [Completion] {
        let own = spot.cursor.token.map(spot.loose.text)
        var present = spot.loose.keys(of: object)
        if let own, let index = present.firstIndex(of: own) { present.remove(at: index) }
        let taken = Set(present)
        let known = place.keys(siblings: taken).filter { !taken.contains($0.name) }
        return known.map { completion(of: $0, spot) } + (place.takesReasons ? rules(besides: taken, spot) : [])
    }

    /// Returns the keys that can begin an object in YAML, where an object begins with its first key.
    private func firstKeys(at place: SchemaPlace, _ spot: CompletionSpot) -> [Completion] {
        guard format == .yaml, !spot.cursor.isFlow, spot.quote == .plain else { return [] }
        guard place.takesReasons || startsOwnLine(spot) else { return [] }
        return place.keys().map { completion(of: $0, spot) }
            + (place.takesReasons && startsOwnLine(spot) ? rules(besides: [], spot) : [])
    }

    /// Returns a Boolean value that indicates whether an object may begin here: after a dash or at the beginning of a
    /// line, not after a key.
    private func startsOwnLine(_ spot: CompletionSpot) -> Bool {
        let before = bytes[..<spot.range.lowerBound].last { $0 != 0x20 && $0 != 0x09 }
        return before.map { TextLines.isBreak($0) || $0 == UInt8(ascii: "-") } ?? true
    }

    private func completion(of key: KeyRow, _ spot: CompletionSpot) -> Completion {
        Completion(label: key.name, detail: key.shape.expectation, text: key.text, insert: spot.key(key))
    }

    /// Returns the ids of the rules whose findings can be suppressed.
    private func rules(besides taken: Set<String>, _ spot: CompletionSpot) -> [Completion] {
        RuleBook.chapters.filter { $0.number == 5 }.flatMap(\.sections).flatMap(\.rules)
            .filter { !taken.contains($0.id) && $0.status == .applied }
            .map { rule in
                let key = KeyRow(rule.id, .text, rule.text)
                return Completion(label: rule.id, detail: "finding", text: rule.text, insert: spot.key(key))
            }
    }
}
