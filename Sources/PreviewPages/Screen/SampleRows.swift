import TabModel

/// A row of a placeholder: words that an app could show there.
struct SampleRow: TemplateValue {
    var title: String
    var detail = ""
    var note = ""
}

/// A group of rows with its heading.
struct SampleGroup: TemplateValue {
    var title: String
    var rows: [SampleRow]
}

/// A builder of the rows of a tab's placeholder, from its title and its symbol: always the same for the same tab.
struct SampleRows {
    let title: String
    let symbol: String
    /// The number that determines the start of the lists of words, so that two tabs with the same symbol differ.
    let seed: Int

    /// Returns as many different rows as a placeholder of that kind has places.
    func rows(_ kind: TabScreen.Kind) -> [SampleRow] {
        switch kind {
        case .list: rows(16)
        case .grid: rows(24)
        case .player: Array(rows(21).dropFirst())
        case .detail, .form, .map, .empty: []
        }
    }

    /// Returns the groups of a placeholder of that kind.
    func groups(_ kind: TabScreen.Kind) -> [SampleGroup] {
        switch kind {
        case .detail:
            let rows = rows(8)
            return [
                SampleGroup(title: "About", rows: Array(rows[..<4])),
                SampleGroup(title: "More", rows: Array(rows[4...])),
            ]
        case .form: return Self.settings.map { SampleGroup(title: "", rows: $0.map { SampleRow(title: $0) }) }
        case .list, .grid, .player, .map, .empty: return []
        }
    }

    /// The playing title of a player; the player's list begins with the next one.
    var nowPlaying: SampleRow? { rows(1).first }

    private func rows(_ count: Int) -> [SampleRow] {
        let topic = SampleTopic.suiting(symbol: symbol) ?? .about(title)
        return (0..<count).map { index in
            SampleRow(
                title: topic.titles[(seed + index) % topic.titles.count],
                detail: topic.details[(seed * 3 + index) % topic.details.count],
                note: Self.notes[min(index, Self.notes.count - 1)]
            )
        }
    }

    private static let settings = [
        ["Account"], ["Notifications", "Appearance", "Language"], ["Privacy", "Storage", "Backup", "Sounds"],
        ["Help", "About"],
    ]

    /// The ages of rows, the newest first, as in most lists.
    private static let notes = [
        "now", "3 min", "12 min", "40 min", "1 h", "2 h", "3 h", "5 h", "8 h", "1 d", "2 d", "3 d", "4 d", "5 d", "6 d",
        "1 w",
    ]
}
