import ArgumentParser
import Foundation
import TabModel

/// The program: one command for each thing it does.
@main
struct TabPreview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tabpreview",
        abstract: "Preview a SwiftUI TabView on every platform, live, in the browser.",
        discussion: """
            Start with `tabpreview init`, then `tabpreview serve`. Exit codes: 0 success, 1 invalid input, 2 a \
            --fail-on condition is met, 64 invalid command line or configuration, 66 the spec doesn't exist, 69 can't \
            listen, 74 can't read or write a file. Shell completions: `tabpreview completions --help`.
            """,
        version: ProgramVersion.text,
        subcommands: [
            Serve.self, ShareLinks.self, History.self, Resolve.self, Export.self, Diff.self, Customize.self, Check.self,
            Lint.self, TestLayouts.self, Import.self, Host.self, Publish.self, Pull.self, Rules.self,
            ServeEditor.self, ServeAgent.self,
            Initialize.self, ShowConfiguration.self, PrintSchema.self, Completions.self, JoinPipes.self,
        ]
    )

    /// Runs the command that the command line names; what is wrong with it is said once, in the form of all failures.
    static func main() async {
        let words = Array(ProcessInfo.processInfo.arguments.dropFirst())
        do {
            if let unknown = CommandWords(words).unknown { throw unknown }
            if let file = CommandWords.fileLikeOption(in: words) { throw file }
            try await TerminalStyle.$choice.withValue(ColorChoice(in: words)) { try await run(words) }
        } catch {
            let status = exitCode(for: error)
            let sentence = message(for: error)
            // Help, versions, and failures that have been reported.
            guard !status.isSuccess, !sentence.isEmpty else { exit(withError: error) }
            Streams.error(sentence)
            if status == .validationFailure { Streams.message("See '\(CommandWords(words).name) --help'.") }
            exit(withError: status)
        }
    }

    private static func run(_ words: [String]) async throws {
        var command = try parseAsRoot(words)
        if var command = command as? any AsyncParsableCommand {
            try await command.run()
        } else {
            try command.run()
        }
    }
}

/// The program's version, as `--version` prints it.
enum ProgramVersion {
    static let text = "0.1.0"
}

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

    /// What to say about a word that names a file and would be read as an option (S82).
    ///
    /// Shells and hooks pass on the names of files as they are: one called `--config=x` would choose the settings.
    static func fileLikeOption(in words: [String]) -> ValidationError? {
        let options = words.prefix { $0 != "--" }
        guard let word = options.first(where: { $0.hasPrefix("-") && $0 != "-" && FileReading.exists($0) }) else {
            return nil
        }
        let name = TerminalText.escaped(word)
        return ValidationError("\(name) is an option, and also the name of a file here. For the file, write ./\(name)")
    }

    private static func unknown(_ word: String, _ name: String, among names: [String]) -> ValidationError {
        let hint = Suggestion.nearest(to: word, among: names).map { "Did you mean \($0)?" }
        return ValidationError(
            "\(name) has no command \"\(TerminalText.escaped(word))\". \(hint ?? "It has \(WordList.and(names)).")"
        )
    }
}
