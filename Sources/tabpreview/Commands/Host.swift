import ArgumentParser
import Configuration

/// The command `tabpreview host`, which runs a team's server.
struct Host: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "host",
        abstract: "Run a server where a team publishes previews.",
        discussion: """
            Lists all previews. Each has its own path and the same features as with serve. Stores previews in a \
            directory or, with --database, in PostgreSQL, where any number of servers can share them. To publish, use \
            tabpreview publish with a token. See "A team's server" in the documentation.

            Exits with 0 when stopped, 64 if the command line is invalid, 69 if it can't listen, the database is \
            unreachable or the directory is in use, 74 if the directory can't be read or written.
            """,
        subcommands: [HostRun.self, HostTokenCommand.self],
        defaultSubcommand: HostRun.self
    )
}

/// The command `tabpreview host run`, which is the default of `host`.
struct HostRun: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run the server."
    )

    @OptionGroup var options: HostOptions
    @OptionGroup var store: HostStoreOptions
    @OptionGroup(title: "General") var shared: SharedOptions

    func run() async throws {
        let more = options.commandLine.merging(store.commandLine) { $1 }
        let settings = try await shared.settings(for: nil, adding: more)
        try await HostApplication(options: options, settings: settings).run()
    }
}

/// The options for the store of a team's server.
struct HostStoreOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("The directory for previews (default: tabpreview-data).", valueName: "dir"),
        completion: .directory
    )
    var data: String?
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            The URL of a PostgreSQL database to use instead. If it contains a password, use TABPREVIEW_HOST_DATABASE \
            or --database-file: everyone on this machine can see your command line.
            """,
            valueName: "postgres://…"
        )
    )
    var database: String?
    @Option(
        name: .long,
        help: ArgumentHelp("A file whose first line is the database's URL.", valueName: "file"),
        completion: .file()
    )
    var databaseFile: String?

    /// The settings that these options set.
    var commandLine: [Setting: ConfigContent] {
        var values: [Setting: ConfigContent] = [:]
        if let data { values[.hostData] = .string(data) }
        if let database { values[.database] = .string(database) }
        if let databaseFile { values[.databaseFile] = .string(databaseFile) }
        return values
    }

    func validate() throws {
        if data != nil, database != nil || databaseFile != nil {
            throw ValidationError("--data and --database can't be combined. Use only one of them.")
        }
        if database != nil, databaseFile != nil {
            throw ValidationError("--database and --database-file can't be combined. Use only one of them.")
        }
    }
}

/// The options for the address of a team's server.
struct HostOptions: ParsableArguments {
    @Option(name: .long, help: "The port to listen on; 0 uses any free port.")
    var port: Int?
    @Option(
        name: .long,
        help: ArgumentHelp("The address to listen on: localhost or numeric (default: 127.0.0.1).", valueName: "address")
    )
    var host: String?
    @Option(name: .long, help: ArgumentHelp("An additional host name to accept (repeatable).", valueName: "name"))
    var trustedHost: [String] = []
    @OptionGroup(title: "Proxy") var proxy: ProxyOptions
    @Flag(name: .long, help: "Allow others to reach a server that runs as root.")
    var allowRoot = false

    /// The settings that these options set.
    var commandLine: [Setting: ConfigContent] {
        var values = proxy.commandLine
        if let port { values[.port] = .int(port) }
        if let host { values[.host] = .string(host) }
        if !trustedHost.isEmpty { values[.trustedHosts] = .stringArray(trustedHost) }
        return values
    }
}
