import TabModel
import TabSpecCoding

extension SpecAssistant {
    /// The keys whose values are those of tabs.
    static let keysOfTabValues: Set = ["selection", "compactTab", "defaultRegularValue", "regularValues"]

    /// Returns the possible values at a place; `object` contains the key.
    func values(at place: SchemaPlace, key: String?, in object: Int?, _ spot: CompletionSpot) -> [Completion] {
        let subject = key.map { spot.loose.subject($0, in: object) } ?? ""
        let words = place.words.map { word in
            Completion(
                label: word,
                detail: place.noun ?? "",
                text: KeywordMeanings.text(of: word, for: subject),
                insert: spot.text(word)
            )
        }
        var others: [String] = []
        if spot.quote == .plain {
            if place.takesBool { others += ["true", "false"] }
            if place.takesNull { others.append("null") }
        }
        let plain = others.map { word in
            Completion(label: word, text: KeywordMeanings.text(of: word, for: subject), insert: spot.word(word))
        }
        return words + plain + special(key, object, spot)
    }

    /// Returns symbol names, and values derived from the rest of the spec for a key with free text.
    private func special(_ key: String?, _ object: Int?, _ spot: CompletionSpot) -> [Completion] {
        switch key {
        case "systemImage": symbolNames(spot)
        case let key? where Self.keysOfTabValues.contains(key): tabValues(spot)
        case "value": object.map { proposedValue($0, spot) } ?? []
        case "customizationID": object.map { proposedID($0, spot) } ?? []
        default: []
        }
    }

    private func symbolNames(_ spot: CompletionSpot) -> [Completion] {
        symbolSearch(spot.typed, atMost: Self.mostCompletions).map { found in
            Completion(label: found.name, detail: "symbol", insert: spot.text(found.name), symbol: found.name)
        }
    }

    /// Returns the values of the spec's tabs, without duplicates.
    private func tabValues(_ spot: CompletionSpot) -> [Completion] {
        var seen: Set<String> = []
        return spot.loose.tabs.compactMap { tab in
            guard let node = spot.loose.member("value", of: tab), let value = spot.loose.text(of: node),
                seen.insert(value).inserted
            else { return nil }
            let title = spot.loose.member("title", of: tab).flatMap(spot.loose.text(of:)) ?? ""
            let isNumber = spot.loose.nodes[node].quote == .plain && Int(value) != nil
            return Completion(label: value, detail: title, insert: isNumber ? spot.word(value) : spot.text(value))
        }
    }

    /// Returns a value made of the title: `New Post` is `newPost`.
    private func proposedValue(_ object: Int, _ spot: CompletionSpot) -> [Completion] {
        guard let title = spot.loose.member("title", of: object).flatMap(spot.loose.text(of:)) else { return [] }
        let words = title.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
        guard let first = words.first else { return [] }
        let value = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return [Completion(label: value, detail: "from the title", insert: spot.text(value))]
    }

    /// Returns an id like those of the other entries, with this entry's value at its end.
    private func proposedID(_ object: Int, _ spot: CompletionSpot) -> [Completion] {
        let loose = spot.loose
        let word = ["value", "title"].lazy.compactMap { loose.member($0, of: object).flatMap(loose.text(of:)) }.first
        guard let last = word?.lowercased().filter({ $0.isLetter || $0.isNumber }), !last.isEmpty else { return [] }
        let other = loose.tabs.lazy.filter { $0 != object }
            .compactMap { loose.member("customizationID", of: $0).flatMap(loose.text(of:)) }.first
        let prefix = other.flatMap { id in id.lastIndex(of: ".").map { id[...$0] } } ?? ""
        return [Completion(label: prefix + last, detail: "like the others", insert: spot.text(prefix + last))]
    }
}

extension SyntaxTree {
    /// All entries of the spec, sections before their tabs.
    var tabs: [Int] {
        var found: [Int] = []
        var lists = member("tabs", of: 0).map { [$0] } ?? []
        while let list = lists.popLast() {
            for entry in children(of: list) where nodes[entry].kind == .object {
                found.append(entry)
                if let inner = member("tabs", of: entry) { lists.append(inner) }
            }
        }
        return found
    }
}
