import ArgumentParser
import Foundation
import TabModel

/// The program, with a subcommand for each task.
@main
struct TabPreview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tabpreview",
        abstract: "Preview a SwiftUI TabView on every platform, live in the browser.",
        discussion: """
            To start, run `tabpreview init`, then `tabpreview serve`. Exit codes: 0 success, 1 invalid input, 2 a \
            --fail-on condition is met, 64 invalid command line or configuration, 66 a file doesn't exist, 69 a server \
            can't listen or respond, 74 a file can't be read or written. For shell completions, run `tabpreview \
            completions --help`.
            """,
        version: ProgramVersion.text,
        subcommands: [JoinPipes.self],
        groupedSubcommands: [
            CommandGroup(name: "Begin", subcommands: [Initialize.self, Import.self, Serve.self]),
            CommandGroup(name: "Check", subcommands: [Check.self, Lint.self, TestLayouts.self, Diff.self, Rules.self]),
            CommandGroup(name: "Layouts", subcommands: [Resolve.self, Export.self, Customize.self]),
            CommandGroup(
                name: "Team",
                subcommands: [ShareLinks.self, History.self, Publish.self, Pull.self, Host.self]
            ),
            CommandGroup(
                name: "Tools",
                subcommands: [
                    ServeEditor.self, ServeAgent.self, PrintSchema.self, ShowConfiguration.self, Completions.self,
                ]
            ),
        ]
    )

    /// Runs the command that the command line names; its errors are reported once, in the form of all failures.
    static func main() async {
        let words = Array(ProcessInfo.processInfo.arguments.dropFirst())
        do {
            if let unknown = CommandWords(words).unknown { throw unknown }
            if let file = CommandWords.fileLikeOption(in: words) { throw file }
            if let help = try CommandWords.help(words) { return try Streams.output(help) }
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
        var command = try parsed(words)
        if var command = command as? any AsyncParsableCommand {
            try await command.run()
        } else {
            try command.run()
        }
    }
}

extension TabPreview {
    /// Parses the command line; an unknown option is reported before any other error.
    private static func parsed(_ words: [String]) throws -> any ParsableCommand {
        do { return try parseAsRoot(words) } catch {
            guard exitCode(for: error) == .validationFailure else { throw error }
            throw CommandWords(words).unknownOption(in: words) ?? error
        }
    }
}

/// The program's version, as `--version` prints it.
enum ProgramVersion {
    static let text = "0.1.0"
}

/// The commands that the beginning of a command line names.
struct CommandWords {
    /// The names, including the program's: `tabpreview share create`.
    private(set) var name = TabPreview._commandName
    /// The error about a word that should name a command, and does not.
    private(set) var unknown: ValidationError?
    /// The command that they name.
    private(set) var command: any ParsableCommand.Type = TabPreview.self

    /// Creates the command's words from those after the program's name.
    init(_ words: [String]) {
        for word in words {
            let all = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
            guard !word.hasPrefix("-"), word != "help", !command.configuration.subcommands.isEmpty else { return }
            if let subcommand = command.configuration.subcommands.first(where: { $0._commandName == word }) {
                command = subcommand
                name += " \(word)"
                continue
            }
            // The word is an argument of the default command.
            if command.configuration.defaultSubcommand == nil {
                unknown = Self.unknown(word, name, among: all.map { $0._commandName })
            }
            return
        }
    }

    /// Returns an error about a word that names a file and would be read as an option (S82).
    ///
    /// Shells and hooks pass on the names of files unchanged: a file with the name `--config=x` would choose the
    /// settings.
    static func fileLikeOption(in words: [String]) -> ValidationError? {
        let options = words.prefix { $0 != "--" }
        guard let word = options.first(where: { $0.hasPrefix("-") && $0 != "-" && InputFile.exists($0) }) else {
            return nil
        }
        let name = TerminalText.escaped(word)
        return ValidationError(
            "\(name) is an option and also the name of a file in this directory. For the file, write ./\(name)"
        )
    }

    /// Returns the help that some words request; nil if they request none.
    static func help(_ words: [String]) throws(ValidationError) -> String? {
        guard words.first != JoinPipes._commandName else { return nil }
        let options = words.prefix { $0 != "--" }
        let isAll = options.contains("--help-all")
        let isHelp = words.first == "help"
        guard isHelp || isAll || options.contains("--help") || options.contains("-h") else { return nil }
        let read = CommandWords(isHelp ? Array(words.dropFirst()) : words)
        if let unknown = read.unknown { throw unknown }
        let page = HelpPage(read.command, name: read.name)
        return isAll ? page.all : page.short
    }

    /// Returns a sentence about the first option that the command doesn't have; nil if all are known.
    func unknownOption(in words: [String]) -> ValidationError? {
        let commands = [command, command.configuration.defaultSubcommand].compactMap(\.self)
        let help = commands.map { TabPreview.helpMessage(for: $0) }.joined(separator: "\n")
        let options = help.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
            line.split { " /,".contains($0) }.prefix { $0.hasPrefix("-") }.map(String.init)
        }
        for word in words.prefix(while: { $0 != "--" }) where word.hasPrefix("--") {
            let name = word.split(separator: "=").first.map(String.init) ?? word
            guard !options.contains(name), !name.hasPrefix("--help") else { continue }
            let longer = options.filter { $0.hasPrefix(name) && name.count > 3 }
            let near = longer.count == 1 ? longer[0] : Suggestion.nearest(to: name, among: options)
            let hint = near.map { ". Did you mean '\($0)'?" } ?? ""
            return ValidationError("Unknown option '\(TerminalText.escaped(name))'\(hint)")
        }
        return nil
    }

    private static func unknown(_ word: String, _ name: String, among names: [String]) -> ValidationError {
        let hint = Suggestion.nearest(to: word, among: names).map { "Did you mean \($0)?" }
        return ValidationError(
            "\(name) has no command \"\(TerminalText.escaped(word))\". \(hint ?? "It has \(WordList.and(names)).")"
        )
    }
}
