import TabModel

/// The kind of stand-in for a tab whose author named none, chosen from its symbol.
enum ScreenKind {
    static func suiting(symbol: String) -> TabScreen.Kind {
        let words = Set(symbol.split(separator: ".").map(String.init))
        return table.first { !$0.words.isDisjoint(with: words) }?.kind ?? .list
    }

    private static let table: [(kind: TabScreen.Kind, words: Set<String>)] = [
        (.map, ["map", "location", "mappin", "globe", "safari", "airplane", "car", "bus", "tram", "bicycle"]),
        (.player, ["play", "music", "radio", "headphones", "waveform", "mic", "tv", "film", "video"]),
        (.form, ["gear", "gearshape", "slider", "switch", "wrench", "hammer", "key", "lock", "questionmark"]),
        (
            .grid,
            [
                "photo", "grid", "rectangle", "camera", "books", "book", "bag", "cart", "storefront", "square",
                "sparkles", "gamecontroller", "magnifyingglass", "building", "theatermasks",
            ]
        ),
        (.detail, ["person", "house", "heart", "chart", "sun", "cloud", "creditcard", "leaf", "figure", "trophy"]),
    ]
}
