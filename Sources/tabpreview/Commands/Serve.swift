import ArgumentParser
import Configuration
import Foundation

/// `tabpreview serve`: the live preview.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serves a spec as a live preview in the browser.",
        discussion: """
            Without a file, the first of tabs.json, tabs.yaml, tabs.yml in the working folder. In a terminal: o opens \
            the browser, r reads the spec again, u shows the addresses, c makes a link for one hour and shows its QR \
            code, q stops, h lists the keys.
            """
    )

    @Argument(help: ArgumentHelp("The spec's file.", valueName: "file"), completion: .file())
    var file: String?
    @OptionGroup var options: ServeOptions
    @OptionGroup var shared: SharedOptions

    func run() async throws {
        let settings = try await shared.settings(adding: options.commandLine)
        let path = try await Ending.onFailure { try SpecChoice.path(given: file) }
        let application = ServeApplication(path: path, options: options, settings: settings)
        try await application.run()
    }
}

/// The options of `serve`.
struct ServeOptions: ParsableArguments {
    @Option(name: .long, help: "The port to listen on; 0 takes any free one.")
    var port: Int?
    @Option(
        name: .long,
        help: ArgumentHelp("The address to listen on; beyond loopback others can reach it.", valueName: "address")
    )
    var host: String?
    @Option(name: .long, help: ArgumentHelp("A further host name to answer to (repeatable).", valueName: "name"))
    var trustedHost: [String] = []
    @Flag(name: .long, help: "Ask for the owner link even on loopback.")
    var requireLink = false
    @Flag(name: .long, help: "Look at the file at intervals instead of waiting for events.")
    var poll = false
    @Flag(name: .long, help: "Open the preview in the browser.")
    var open = false
    @Flag(name: .long, help: "Make a link for one hour to look by, and show its QR code, as the key c does.")
    var qr = false
    @Flag(name: .long, help: "Let others reach a server that runs as root.")
    var allowRoot = false
    @Option(name: .long, help: ArgumentHelp("Open this path of the preview in the browser.", valueName: "path"))
    var openPath: String?
    @Option(
        name: .long,
        help: ArgumentHelp("A folder of templates to use instead.", valueName: "folder"),
        completion: .directory
    )
    var templates: String?
    @Option(
        name: .customLong("public"),
        help: ArgumentHelp("A folder of styles and scripts to use instead.", valueName: "folder"),
        completion: .directory
    )
    var publicFolder: String?
    @OptionGroup var symbols: SymbolOptions
    @Option(
        name: .long,
        help: ArgumentHelp("Where customizations, links and the history are kept.", valueName: "folder"),
        completion: .directory
    )
    var store: String?
    @Flag(name: .long, help: "Print one JSON event per line to standard output.")
    var json = false

    /// What these options say about settings.
    var commandLine: [Setting: ConfigContent] {
        var values = symbols.commandLine
        if let port { values[.port] = .int(port) }
        if let host { values[.host] = .string(host) }
        if !trustedHost.isEmpty { values[.trustedHosts] = .stringArray(trustedHost) }
        if open || openPath != nil { values[.open] = .bool(true) }
        if let templates { values[.templates] = .string(templates) }
        if let publicFolder { values[.publicFolder] = .string(publicFolder) }
        if let store { values[.storePath] = .string(store) }
        return values
    }

    func validate() throws {
        if let openPath, !openPath.hasPrefix("/") {
            throw ValidationError(
                "--open-path takes a path of the preview such as /?platform=iPhone, not \"\(openPath)\"."
            )
        }
    }
}
