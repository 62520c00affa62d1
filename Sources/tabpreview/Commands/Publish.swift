import ArgumentParser
import Configuration
import Foundation
import PreviewCore
import PreviewServer
import TabModel
import TabSpecCoding

/// The command `tabpreview publish`, which puts a spec on a team's server.
struct Publish: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Publish a spec on a team's server.",
        discussion: """
            Takes its images and your own symbols along. Publishes over what you published last, and over nothing else: if it was edited on the server, says so and \
            changes nothing. The token comes from TABPREVIEW_PUBLISH_TOKEN, --token-file or publish.token.

            Exits with 0 on success, 1 if the spec has errors, 2 if the server has something else, 64 for a wrong \
            command line or if the server refuses, 66 if the spec doesn't exist, 69 if the server doesn't answer, 74 if \
            a file can't be read or written.
            """
    )

    @Argument(help: ArgumentHelp("The spec's file or its directory.", valueName: "file"), completion: .file())
    var file: String?
    @OptionGroup var place: PublishOptions
    @Flag(name: .long, help: "Publish over whatever is there; its history keeps both.")
    var replace = false
    @Flag(name: .long, help: "Remove the preview from the server instead.")
    var remove = false
    @OptionGroup var link: PublishedLinkOptions
    @OptionGroup var symbols: SymbolOptions
    @OptionGroup var result: ResultFormat
    @OptionGroup(title: "General") var shared: SharedOptions

    func validate() throws {
        if remove, link.share != nil { throw ValidationError("--remove and --share exclude each other. Give one.") }
    }

    func run() async throws {
        let run = try await place.run(file, shared, adding: symbols.commandLine)
        guard !remove else {
            try await ExitReason.onServerFailure { () throws(TeamServer.Failure) in
                try await run.server.remove(run.name)
            }
            return Streams.message("Removed \(run.name) from \(run.server.url).")
        }
        let (upload, warnings) = try await ExitReason.onFailure { try run.upload() }
        for warning in warnings { Streams.warning(TerminalText.escaped(warning)) }
        do throws(TeamServer.Failure) {
            let receipt = try await run.publish(upload, replaces: replace)
            if !result.isJSON {
                let url = TerminalText.escaped(receipt.url ?? run.page)
                Streams.message("Published \(run.name), revision \(receipt.revision): \(url)")
            }
            let made = try await link.create(on: run)
            do { try tell(receipt, made, run) } catch {
                throw .other(CommandFailure("Standard output can't be written.", ExitStatus.file))
            }
        } catch {
            guard case .changed = error else { throw ExitReason.end(error) }
            for line in await run.conflict(with: upload) { Streams.error(line) }
            throw ExitStatus.found
        }
    }

    private func tell(_ receipt: PublishReceipt, _ link: AnnouncedLink?, _ run: PublishRun) throws {
        guard result.isJSON else {
            if let link { try LinkOutput().tell(link) }
            return
        }
        var members = [
            JSONMember("name", .string(receipt.name)), JSONMember("url", .string(receipt.url ?? run.page)),
            JSONMember("revision", .integer(receipt.revision)),
        ]
        if let link { members.append(JSONMember("link", link.json)) }
        try Streams.output(JSONValue.object(members).text([.pretty]))
    }
}

/// The options for the link that `publish` creates to the published preview.
struct PublishedLinkOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Also create a link and print its URL: view, comment, customize or edit.",
            valueName: "role"
        ),
        completion: .list(ShareRole.allCases.map(\.rawValue)),
        transform: choice
    )
    var share: ShareRole?
    @Option(
        name: .long,
        help: ArgumentHelp(
            "When the link expires: a number and s, m, h or d, or never (default: 7d).",
            valueName: "time"
        ),
        transform: LinkTermOptions.lifetime
    )
    var expires: ShareLifetime?
    @Option(name: .long, help: ArgumentHelp("The link's label in the list of links.", valueName: "text"))
    var label: String?

    func validate() throws {
        guard share == nil, expires != nil || label != nil else { return }
        throw ValidationError("--expires and --label are for the link. Add --share with its role.")
    }

    /// Creates the link; nil where none was requested.
    func create(on run: PublishRun) async throws(TeamServer.Failure) -> AnnouncedLink? {
        guard let share else { return nil }
        let terms = ShareTerms(role: share, lifetime: expires ?? .usual, label: label)
        return try await run.server.createLink(terms, view: nil, to: run.name)
    }
}

/// The command `tabpreview pull`, which writes the edits on a team's server back to the file.
struct Pull: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring edits on a team's server back into the file.",
        discussion: """
            If the file is what you published last, it gets the server's text. If both have changed, the file stays as \
            it is, and the server's text is written beside it. Images and catalogs that the text names and that are \
            not here are added, each with a line that says so; no other file is written.

            Exits with 0 on success, 2 if both have changed, 64 for a wrong command line or if the server refuses, 69 \
            if the server doesn't answer, 74 if a file can't be read or written.
            """
    )

    @Argument(help: ArgumentHelp("The spec's file or its directory.", valueName: "file"), completion: .file())
    var file: String?
    @OptionGroup var place: PublishOptions
    @Flag(name: .long, help: "Write the server's text over the file, whatever that has; its history keeps both.")
    var replace = false
    @OptionGroup(title: "General") var shared: SharedOptions

    func run() async throws {
        let run = try await place.run(file, shared, mustExist: false)
        let theirs = try await ExitReason.onServerFailure { () throws(TeamServer.Failure) in
            try await run.server.publication(run.name)
        }
        let result = try await ExitReason.onFailure { try await run.pull(theirs, replaces: replace) }
        for warning in result.warnings { Streams.warning(TerminalText.escaped(warning)) }
        try tell(result, TerminalText.escaped(run.path))
    }

    /// Prints the result for the spec, then all other written files.
    private func tell(_ result: PullResult, _ shown: String) throws(ExitCode) {
        switch result.outcome {
        case .unchanged: Streams.message("\(shown) is what the server has.")
        case .updated: Streams.message("\(shown) has the server's text now.")
        case .created: Streams.message("Created \(shown).")
        case .both: Streams.error("\(shown) and the server's text have both changed. Yours is as it was.")
        }
        for path in result.written { Streams.message("Wrote \(TerminalText.escaped(path)).") }
        guard case .both(let beside) = result.outcome else { return }
        Streams.error("The server's is in \(TerminalText.escaped(beside)). Merge them, then: publish --replace")
        throw ExitStatus.found
    }
}

/// The options for the server and the name of a published preview.
struct PublishOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("The server's URL.", valueName: "url"))
    var to: String?
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The preview's name on the server (default: the file's, or its directory's for tabs.json and the like).",
            valueName: "name"
        )
    )
    var name: String?
    @Option(
        name: .long,
        help: ArgumentHelp("A file whose first line is the token.", valueName: "file"),
        completion: .file()
    )
    var tokenFile: String?

    /// The settings that these options set.
    var commandLine: [Setting: ConfigContent] { to.map { [.publishTo: .string($0)] } ?? [:] }

    /// Returns the server, and the name of a spec on it; the spec need not exist where the name is given.
    func preview(_ file: String?, _ shared: SharedOptions) async throws -> (TeamServer, name: String) {
        let path = try await ExitReason.onFailure { () throws(FileFailure) in
            name != nil && file == nil ? nil : try SpecChoice.path(given: file)
        }
        let settings = try await shared.settings(for: path, adding: commandLine)
        let server = try await ExitReason.onFailure { try TeamServer(settings, token: tokenFile) }
        return (server, try await ExitReason.onFailure { try PublishRun.name(name, for: path ?? "") })
    }

    /// Returns the run for a spec.
    func run(
        _ file: String?,
        _ shared: SharedOptions,
        adding more: [Setting: ConfigContent] = [:],
        mustExist: Bool = true
    ) async throws -> PublishRun {
        let path = try await ExitReason.onFailure { () throws(FileFailure) in
            guard let file else { return try SpecChoice.path(given: nil) }
            if mustExist, let missing = MissingPath.failure(of: file) { throw missing }
            let source = SpecSource(file)
            guard !source.isSwift else { throw Self.refusal(ofSource: file) }
            return try SpecChoice.path(given: source.path ?? file)
        }
        let settings = try await shared.settings(for: path, adding: commandLine.merging(more) { $1 })
        return try await ExitReason.onFailure {
            try PublishRun(path: path, name: name, settings: settings, tokenFile: tokenFile)
        }
    }
}

extension PublishOptions {
    /// Returns the refusal of Swift source, which can't be published, because edits on the server need a spec to go to.
    fileprivate static func refusal(ofSource path: String) -> FileFailure {
        let text =
            "\(path) is Swift source. Publish a spec of it, made with: tabpreview import \(path) --output tabs.yaml"
        return FileFailure(text: TerminalText.escaped(text), status: ExitStatus.usage)
    }
}

extension ExitReason {
    /// Runs an operation of a server; its refusal is printed and becomes the exit code.
    static func onServerFailure<Value>(_ body: () async throws(TeamServer.Failure) -> Value) async throws -> Value {
        do throws(TeamServer.Failure) { return try await body() } catch { throw end(error) }
    }

    /// Prints the reason for a server's failure, and returns the exit code.
    static func end(_ failure: TeamServer.Failure) -> ExitCode {
        switch failure {
        case .changed:
            Streams.error("The preview has changed on the server meanwhile. Nothing was changed; try again.")
            return ExitStatus.found
        case .unknown:
            Streams.error("There is no preview of this name on the server. Give its name with --name.")
            return ExitStatus.usage
        case .other(let failure):
            failure.lines.forEach(Streams.error)
            return failure.status
        }
    }
}
