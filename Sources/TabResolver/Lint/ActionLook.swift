import TabModel

/// Recognizes tabs that look like a button: they would do something, not show something (R5.40).
///
/// Symbol and title have to agree, so that a tab "New" with sparkles or "Drafts" with a pencil is left alone.
enum ActionLook {
    private static let symbols: Set = [
        "plus", "square.and.pencil", "pencil", "pencil.line", "pencil.circle", "pencil.tip", "note.text.badge.plus",
        "square.and.arrow.up", "square.and.arrow.down", "paperplane",
    ]
    private static let verbs: Set = [
        "add", "compose", "create", "import", "new", "post", "send", "share", "upload", "write",
    ]

    static func fits(_ label: TabLabel) -> Bool {
        guard let symbol = label.systemImage, isTelling(symbol) else { return false }
        guard let title = label.title, !title.isEmpty else { return true }
        return verbs.contains(firstWord(title))
    }

    private static func isTelling(_ symbol: String) -> Bool {
        let plain = symbol.hasSuffix(".fill") ? String(symbol.dropLast(5)) : symbol
        return symbols.contains(plain) || plain.hasPrefix("plus.")
    }

    private static func firstWord(_ title: String) -> String {
        title.lowercased().split { !$0.isLetter }.first.map(String.init) ?? ""
    }
}
