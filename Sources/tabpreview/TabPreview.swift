import ArgumentParser
import Foundation

/// The program: one command for each thing it does.
@main
struct TabPreview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tabpreview",
        abstract: "Shows what a SwiftUI TabView becomes on every platform, live, in the browser.",
        discussion: """
            Start with `tabpreview init`, then `tabpreview serve`. Exit codes: 0 done, 1 the input is wrong, 2 found \
            what --fail-on names, 64 the command line or configuration is wrong, 66 no such file to serve, 69 can't \
            listen, 74 can't read or write a file. Shell completions: `tabpreview completions --help`.
            """,
        version: ProgramVersion.text,
        subcommands: [
            Serve.self, ShareLinks.self, History.self, Resolve.self, Export.self, Diff.self, Customize.self, Check.self,
            Lint.self,
            Rules.self,
            Initialize.self, ShowConfiguration.self, PrintSchema.self, Completions.self, JoinPipes.self,
        ]
    )

    /// Runs the command that the command line names; what is wrong with it is said once, in the form of all failures.
    static func main() async {
        let words = Array(ProcessInfo.processInfo.arguments.dropFirst())
        do {
            if let unknown = CommandWords(words).unknown { throw unknown }
            var command = try parseAsRoot(words)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            let status = exitCode(for: error)
            let sentence = message(for: error)
            // Help, versions, and failures that have been told.
            guard !status.isSuccess, !sentence.isEmpty else { exit(withError: error) }
            Streams.error(sentence)
            if status == .validationFailure { Streams.message("See '\(CommandWords(words).name) --help'.") }
            exit(withError: status)
        }
    }
}

/// The program's version, as `--version` prints it.
enum ProgramVersion {
    static let text = "0.1.0"
}
