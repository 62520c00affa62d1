import ArgumentParser
import Configuration
import Foundation
import TabModel

/// The command `tabpreview serve`, which runs the live preview.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve a live preview in the browser.",
        discussion: """
            Without a file, serves the first of tabs.json, tabs.yaml, tabs.yml in the working directory. With several \
            files, or a directory with several specs, shows a list, with each preview at /p/NAME/; NAME is the file's \
            name without its extension. New specs in a directory appear in the list immediately.

            In a terminal, press o to open the browser, r to reload the spec, u to show the URLs, c to create a \
            one-hour view link with its QR code, q to stop, h for help. With --format json, prints one JSON event per \
            line to standard output.

            Exits with 0 when stopped, 64 if the command line is invalid, 66 if the file doesn't exist, 69 if it can't \
            listen or the spec is already being served, 74 if a file can't be read or written.
            """
    )

    @Argument(
        help: ArgumentHelp("The specs or Swift source: files or directories.", valueName: "file"),
        completion: .file()
    )
    var files: [String] = []
    @OptionGroup var options: ServeOptions
    @OptionGroup(title: "General") var shared: SharedOptions

    func run() async throws {
        let named: SpecsToServe
        do {
            named = try SpecsToServe(files, mayWait: options.wait, namesTabView: options.swift.view != nil)
        } catch {
            throw error.end()
        }
        let swift = options.swift.choice(options.language.locale)
        if named.sources.isEmpty, !named.paths.isEmpty {
            try SpecSource.check(swift, among: named.paths.map { SpecSource($0) })
        }
        guard !named.hasList || !options.qr else {
            throw ValidationError("--qr only works with one preview. \(RunningServer.severalSentence)")
        }
        guard !named.hasList || options.publishTo == nil else {
            throw ValidationError("--publish-to only works with one spec. Run serve once per spec, or use publish.")
        }
        // The search for settings begins beside a spec, so any name is sufficient for a directory.
        let inFolders = (named.folders + named.sources).map { path in
            SpecFolder.isFolder(path) ? SpecFolder(path: path).usualSpec : path
        }
        let all = try await shared.settings(forEach: named.paths + inFolders, adding: options.commandLine)
        var names = SpecNames()
        let given: [String?] = named.hasList ? names.names(of: named.paths) : named.paths.map { _ in nil }
        let specs = zip(named.paths, zip(given, all)).map { SpecToServe(path: $0, name: $1.0, settings: $1.1) }
        let folders = Dictionary(zip(named.folders, all.dropFirst(specs.count))) { first, _ in first }
        guard let settings = all.first else { return }
        let sources = try await ExitReason.onFailure {
            try zip(named.sources, all.suffix(named.sources.count)).map { path, settings in
                let project = swift.limited(by: settings).project(at: path)
                try project.checkLink()
                return ServedSource(project, settings: settings, polling: options.poll)
            }
        }
        let application = ServeApplication(
            specs: specs,
            folders: folders,
            sources: sources,
            options: options,
            settings: settings
        )
        try await application.run()
    }
}

/// The options of `serve`.
struct ServeOptions: ParsableArguments {
    @Option(name: .long, help: "The port to listen on; 0 uses any free port.", transform: ServeOptions.port)
    var port: Int?
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The address to listen on: localhost or numeric. If it is not loopback, others can reach the server.",
            valueName: "address"
        )
    )
    var host: String?
    @Option(name: .long, help: ArgumentHelp("An additional host name to accept (repeatable).", valueName: "name"))
    var trustedHost: [String] = []
    @OptionGroup(title: "Proxy") var proxy: ProxyOptions
    @Flag(name: .long, help: "Require the owner link even on loopback; it is printed at startup.")
    var requireLink = false
    @Flag(name: .long, help: "Start even if the file doesn't exist yet, and wait for it.")
    var wait = false
    @Flag(name: .long, help: "Poll the file instead of waiting for events.")
    var poll = false
    @Flag(name: .long, help: "Open the preview in the browser.")
    var open = false
    @Flag(name: .long, help: "Create a one-hour view link and show its QR code, like the key c.")
    var qr = false
    @Flag(name: .long, help: "Allow the spec to be a symbolic link to a file outside its directory.")
    var followLinks = false
    @Flag(name: .long, help: "Allow others to reach a server that runs as root.")
    var allowRoot = false
    @Option(name: .long, help: ArgumentHelp("Open this path of the preview in the browser.", valueName: "path"))
    var openPath: String?
    @Option(
        name: .long,
        help: ArgumentHelp("A directory of templates to use instead of the built-in ones.", valueName: "dir"),
        completion: .directory
    )
    var templates: String?
    @Option(
        name: .customLong("public"),
        help: ArgumentHelp("A directory of styles and scripts to use instead of the built-in ones.", valueName: "dir"),
        completion: .directory
    )
    var publicFolder: String?
    @OptionGroup var symbols: SymbolOptions
    @Option(
        name: .long,
        help: ArgumentHelp("The directory for customizations, links and history.", valueName: "dir"),
        completion: .directory
    )
    var store: String?
    @Option(
        name: .long,
        help: ArgumentHelp("Also publish each save to this team's server, like publish.", valueName: "url")
    )
    var publishTo: String?
    @Option(name: .long, help: ArgumentHelp("The preview's name on that server.", valueName: "name"))
    var publishName: String?
    @Option(
        name: .long,
        help: ArgumentHelp("A file whose first line is the publishing token.", valueName: "file"),
        completion: .file()
    )
    var tokenFile: String?
    @OptionGroup(title: "Swift source") var swift: SwiftOptions
    @OptionGroup var language: SourceLocaleOption
    @OptionGroup var result: ResultFormat

    private static func port(_ text: String) throws -> Int {
        guard let port = Int(text) else {
            throw ValidationError("\"\(text)\" is not a whole number from 0 to 65535.")
        }
        return port
    }

    /// The settings that these options set.
    var commandLine: [Setting: ConfigContent] {
        var values = symbols.commandLine.merging(proxy.commandLine) { $1 }.merging(swift.flags.commandLine) { $1 }
        if let port { values[.port] = .int(port) }
        if let host { values[.host] = .string(host) }
        if !trustedHost.isEmpty { values[.trustedHosts] = .stringArray(trustedHost) }
        if open || openPath != nil { values[.open] = .bool(true) }
        if followLinks { values[.followLinks] = .bool(true) }
        if let templates { values[.templates] = .string(templates) }
        if let publicFolder { values[.publicFolder] = .string(publicFolder) }
        if let store { values[.storePath] = .string(store) }
        if let publishTo { values[.publishTo] = .string(publishTo) }
        return values
    }

    func validate() throws {
        if let openPath, !openPath.hasPrefix("/") {
            throw ValidationError(
                "--open-path expects a path of the preview such as /?platform=iPhone, not \"\(openPath)\"."
            )
        }
    }
}
