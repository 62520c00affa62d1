import ArgumentParser
import Foundation
import PreviewProcesses
import TabSpecCoding

/// The command `tabpreview completions`, which prints a shell's script for the completion of this program's commands
/// and options.
struct Completions: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions",
        abstract: "Print a completion script for zsh, bash or fish.",
        discussion: """
            zsh: tabpreview completions zsh > ~/.zfunc/_tabpreview, with ~/.zfunc in fpath. bash: add \
            source <(tabpreview completions bash) to ~/.bashrc. fish: tabpreview completions fish > \
            ~/.config/fish/completions/tabpreview.fish
            """
    )

    /// The shells with a script.
    enum Shell: String, CaseIterable {
        case zsh, bash, fish
    }

    @Argument(
        help: "zsh, bash or fish.",
        completion: .list(Shell.allCases.map(\.rawValue)),
        transform: choice
    )
    var shell: Shell

    func run() throws {
        try Streams.output(CompletionScript.text(for: script))
    }

    private var script: CompletionShell {
        switch shell {
        case .zsh: .zsh
        case .bash: .bash
        case .fish: .fish
        }
    }
}

/// The command `tabpreview schema`, which prints the JSON Schema of a spec for completion in editors.
struct PrintSchema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of specs, for editors."
    )

    func run() throws {
        try Streams.output(JSONSchema.json)
    }
}

/// The command `tabpreview _join-pipes`, which starts the browser that draws pictures; it is internal, and not in the
/// help.
struct JoinPipes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "_join-pipes",
        abstract: "Run a program that communicates through descriptors 3 and 4.",
        shouldDisplay: false
    )

    @Argument(parsing: .captureForPassthrough, help: "The program's path and its arguments.")
    var words: [String] = []

    func run() throws {
        guard let program = words.first else {
            throw ValidationError("Name the program to run. tabpreview uses this command itself to draw pictures.")
        }
        Streams.message(JoinedPipes.become(program, Array(words.dropFirst())))
        throw ExitCode(JoinedPipes.cannotRun)
    }

    /// The argument vector of this command.
    ///
    /// On Linux it leads to the running executable, even if another file has replaced it since.
    static var launcher: [String] {
        #if canImport(Darwin)
            let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        #else
            let program = "/proc/self/exe"
        #endif
        return [program, "_join-pipes"]
    }
}
