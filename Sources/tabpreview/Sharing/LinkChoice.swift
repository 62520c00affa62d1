import PreviewCore

/// A choice of links by the prefixes of their ids.
enum LinkChoice {
    /// Returns the ids, without duplicates, in the order given; a prefix that only one id has is sufficient.
    ///
    /// - Throws: An error with every word that matches no link, or several.
    static func ids(of words: [String], among links: [ListedLink]) throws(CommandFailure) -> [ShareID] {
        var chosen: [ShareID] = []
        var mistakes: [String] = []
        for word in words {
            let matches = links.map(\.id).filter { $0.hasPrefix(word) && !word.isEmpty }
            let exact = matches.first { $0 == word }
            if let id = exact ?? (matches.count == 1 ? matches[0] : nil) {
                if !chosen.contains(id) { chosen.append(id) }
            } else {
                mistakes.append(message(word, matches))
            }
        }
        guard mistakes.isEmpty else { throw CommandFailure(lines: mistakes, ExitStatus.usage) }
        return chosen
    }

    private static func message(_ word: String, _ matches: [ShareID]) -> String {
        guard !isSpec(word) else { return "\"\(word)\" is not a link id. To name the spec, use --spec \(word)." }
        let list = "tabpreview share list prints the ids"
        guard !matches.isEmpty else { return "\"\(word)\" matches no link; \(list)." }
        let some = matches.prefix(3).joined(separator: ", ")
        return "\"\(word)\" matches \(matches.count) links, such as \(some). Add more characters."
    }

    /// Returns a Boolean value that indicates whether a word names a spec instead, as in the commands that take the
    /// spec as an argument.
    private static func isSpec(_ word: String) -> Bool {
        word.contains("/") || [".json", ".yaml", ".yml"].contains { word.hasSuffix($0) }
    }
}
