import ArgumentParser
import TabModel

/// The commands that the beginning of a command line names.
struct CommandWords {
    /// The names from the program's on: `tabpreview share create`.
    private(set) var name = TabPreview._commandName
    /// What to say about a word that should name a command, and names none.
    private(set) var unknown: ValidationError?

    /// Reads the words after the program's name.
    init(_ words: [String]) {
        var current: any ParsableCommand.Type = TabPreview.self
        for word in words {
            let all = current.configuration.subcommands.filter { $0.configuration.shouldDisplay }
            guard !word.hasPrefix("-"), word != "help", !current.configuration.subcommands.isEmpty else { return }
            if let found = current.configuration.subcommands.first(where: { $0._commandName == word }) {
                current = found
                name += " \(word)"
                continue
            }
            // The word is an argument of the command that runs where none is named.
            if current.configuration.defaultSubcommand == nil {
                unknown = Self.unknown(word, name, among: all.map { $0._commandName })
            }
            return
        }
    }

    private static func unknown(_ word: String, _ name: String, among names: [String]) -> ValidationError {
        let hint = Suggestion.nearest(to: word, among: names).map { "Did you mean \($0)?" }
        return ValidationError(
            "\(name) has no command \"\(TerminalText.escaped(word))\". \(hint ?? "It has \(WordList.and(names)).")"
        )
    }
}
