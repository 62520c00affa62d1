import ArgumentParser
import CLibrary
import EditorServices
import TabSpecCoding

/// The command `tabpreview lsp`, which helps with specs in every editor that supports the Language Server Protocol.
struct ServeEditor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Run a language server for your editor.",
        discussion: """
            Your editor starts this command. It shows errors and findings as you type, and offers completion, quick \
            fixes, formatting and symbols. For the settings of VS Code, Zed, Neovim and Xcode, see "Specs in your \
            editor" in the documentation.

            Exits with 0 after shutdown and exit, otherwise with 1.
            """
    )

    @OptionGroup(title: "General") var shared: SharedOptions

    /// The maximum length of a message in bytes: the largest document with its escapes.
    private static let longest = 2 * SpecReadingLimits.file.bytes + 65_536

    func run() async throws {
        try await ExitReason.onFailure { try InputFile.rules() }
        signal(SIGPIPE, SIG_IGN)
        let server = RPCServer(
            MessageInput(STDIN_FILENO, .header, largest: Self.longest),
            MessageOutput(STDOUT_FILENO, .header),
            limits: SpecReadingLimits(bytes: Self.longest, nodes: 1_000_000)
        )
        var service = LanguageService(version: ProgramVersion.text, workspace: FolderWorkspace(shared))
        if case .broken(let text) = await server.run(&service) {
            Streams.error(
                "\(text) Your editor runs this command: see \"Specs in your editor\" in the documentation."
            )
            throw ExitStatus.input
        }
        guard service.wasShutDown else { throw ExitStatus.input }
    }
}
