import ArgumentParser
import CLibrary
import EditorServices
import TabSpecCoding

/// The command `tabpreview mcp`, which helps agents with specs through the Model Context Protocol.
struct ServeAgent: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Run a Model Context Protocol server for coding agents.",
        discussion: """
            Your agent starts this command. It offers tools that lint, resolve, compare, complete and draw a spec, \
            read SwiftUI source and explain rules. It reads only files in one directory and its subdirectories, and \
            writes none. For the settings of agents, see "Coding agents" in the documentation.

            Exits with 0 when standard input ends, 66 if the directory doesn't exist.
            """
    )

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            Read only files in this directory and its subdirectories (default: the working directory).
            """,
            valueName: "dir"
        ),
        completion: .directory
    )
    var root: String?
    @OptionGroup var symbols: SymbolOptions
    @OptionGroup(title: "General") var shared: SharedOptions

    /// The maximum length of a message, in bytes.
    private static let longest = 4 << 20

    func run() async throws {
        let settings = try await shared.settings(for: nil, adding: symbols.commandLine)
        let files = try await ExitReason.onFailure {
            try InputFile.rules()
            return try AgentFiles(root: root ?? ".")
        }
        signal(SIGPIPE, SIG_IGN)
        let server = RPCServer(
            MessageInput(STDIN_FILENO, .line, largest: Self.longest),
            MessageOutput(STDOUT_FILENO, .line),
            limits: SpecReadingLimits(bytes: Self.longest, nodes: 200_000)
        )
        let reader = AgentReader(files: files, workspace: FolderWorkspace(shared), limits: settings.readerLimits)
        var service = AgentService(
            version: ProgramVersion.text,
            instructions: Self.instructions,
            tools: AgentTools(reader: reader, settings: settings).all,
            library: AgentRuleBook.library
        )
        _ = await server.run(&service)
    }

    private static let instructions = """
        tabpreview knows how SwiftUI's TabView looks and behaves on every Apple platform. Before you change an app's \
        tabs, read tabpreview://skill. Use import_swift to read an app's tab views, lint to check them, resolve or \
        picture to see them on a device, compare to see the effect of a change, and explain to look up a rule such as \
        R2.33.
        """
}
