import TabModel

/// What was chosen, as the options that bring it back.
enum StateText {
    static func options(_ state: ResolutionEnvironment) -> String {
        let values: [(String, String?)] = [
            ("form", state.form?.rawValue), ("select", state.select),
            ("path", state.path.isEmpty ? nil : EntryIDList.text(state.path)), ("previous", state.previous),
            ("last", state.last.isEmpty ? nil : EntryIDList.text(state.last)),
        ]
        let flags = [
            ("editing", state.editing), ("more", state.more), ("search", state.search),
            ("scrolled", state.scrolled == true),
        ]
        let options = values.compactMap { name, value in value.map { "--\(name) \(quoted($0))" } }
        return (options + flags.filter(\.1).map { "--\($0.0)" }).joined(separator: " ")
    }

    /// A word that a shell reads as it is, or one in quotes.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.,~".contains($0)) }
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        return isPlain ? text : "'\(parts.joined(separator: "'\\''"))'"
    }
}
