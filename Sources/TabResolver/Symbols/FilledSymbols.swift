/// The filled variants of SF Symbol names (R2.76).
enum FilledSymbols {
    private static let plain: Set<String> = [
        "bell", "book", "bookmark", "calendar.circle", "camera", "cart", "clock", "creditcard", "doc", "envelope",
        "film", "flag", "flame", "folder", "gamecontroller", "gearshape", "gift", "heart", "house", "map", "message",
        "mic", "moon", "newspaper", "paperplane", "person", "person.2", "person.crop.circle", "phone", "photo",
        "play", "rectangle.stack", "square.stack", "star", "sun.max", "tag", "trash", "tray", "tray.2", "video",
    ]

    /// The filled variant's name, or nil where the symbol has none.
    static func variant(of name: String) -> String? {
        plain.contains(name) ? "\(name).fill" : nil
    }
}
