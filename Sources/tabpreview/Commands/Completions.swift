import ArgumentParser

/// `tabpreview completions`: the script by which a shell completes this program's commands and options.
struct Completions: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print a completion script for zsh, bash or fish.",
        discussion: """
            zsh: tabpreview completions zsh > ~/.zfunc/_tabpreview, with ~/.zfunc in fpath. bash: add \
            source <(tabpreview completions bash) to ~/.bashrc. fish: tabpreview completions fish > \
            ~/.config/fish/completions/tabpreview.fish
            """
    )

    /// The shells that there is a script for.
    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case zsh, bash, fish
    }

    @Argument(help: "zsh, bash or fish.") var shell: Shell

    func run() throws {
        try Streams.output(TabPreview.completionScript(for: script) + "\n")
    }

    private var script: CompletionShell {
        switch shell {
        case .zsh: .zsh
        case .bash: .bash
        case .fish: .fish
        }
    }
}
