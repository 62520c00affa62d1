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
        commandName: "publish",
        abstract: "Publish a spec to a team's server.",
        discussion: """
            Includes its images and your custom symbols. Replaces only the version that you published last: if the \
            preview was edited on the server, reports this and changes nothing. The token comes from \
            TABPREVIEW_PUBLISH_TOKEN, --token-file or publish.token.

            Exits with 0 on success, 1 if the spec has errors, 2 if the server has a different version, 64 if the \
            command line is invalid or the server rejects the request, 66 if the spec doesn't exist, 69 if the server \
            doesn't respond, 74 if a file can't be read or written.
            """
    )

    @Argument(help: ArgumentHelp("The spec's file or its directory.", valueName: "file"), completion: .file())
    var file: String?
    @OptionGroup var place: PublishOptions
    @Flag(name: .long, help: "Replace the server's version, whatever it is; the history keeps both.")
    var replace = false
    @Flag(name: .long, help: "Remove the preview from the server instead.")
    var remove = false
    @OptionGroup var link: PublishedLinkOptions
    @OptionGroup var symbols: SymbolOptions
    @OptionGroup var result: ResultFormat
    @OptionGroup(title: "General") var shared: SharedOptions

    func validate() throws {
        if remove, link.share != nil {
            throw ValidationError(
                "--remove and --share can't be combined. Use only one of them."
            )
        }
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
            let linkURL = try await link.create(on: run)
            do { try report(receipt, linkURL, run) } catch {
                throw .other(CommandFailure("Standard output can't be written.", ExitStatus.file))
            }
        } catch {
            guard case .changed = error else { throw ExitReason.end(error) }
            for line in await run.conflict(with: upload) { Streams.error(line) }
            throw ExitStatus.findings
        }
    }

    private func report(_ receipt: PublishReceipt, _ link: AnnouncedLink?, _ run: PublishRun) throws {
        guard result.isJSON else {
            if let link { try LinkOutput().print(link) }
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
            "The time until the link expires: a number followed by s, m, h or d, or never (default: 7d).",
            valueName: "time"
        ),
        transform: LinkTermOptions.lifetime
    )
    var expires: ShareLifetime?
    @Option(name: .long, help: ArgumentHelp("A label for the link in the list of links.", valueName: "text"))
    var label: String?

    func validate() throws {
        guard share == nil, expires != nil || label != nil else { return }
        throw ValidationError("--expires and --label apply to a link. Add --share with its role.")
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
        commandName: "pull",
        abstract: "Download edits from a team's server to the file.",
        discussion: """
            If the file is unchanged since you published it, replaces it with the server's version. If both have \
            changed, keeps the file and writes the server's version beside it. Also adds missing images and string \
            catalogs that the spec names, and lists each one. Writes no other files.

            Exits with 0 on success, 2 if both have changed, 64 if the command line is invalid or the server rejects \
            the request, 69 if the server doesn't respond, 74 if a file can't be read or written.
            """
    )

    @Argument(help: ArgumentHelp("The spec's file or its directory.", valueName: "file"), completion: .file())
    var file: String?
    @OptionGroup var place: PublishOptions
    @Flag(name: .long, help: "Replace the file, whatever it contains; its history keeps both versions.")
    var replace = false
    @OptionGroup(title: "General") var shared: SharedOptions

    func run() async throws {
        let run = try await place.run(file, shared, mustExist: false)
        let theirs = try await ExitReason.onServerFailure { () throws(TeamServer.Failure) in
            try await run.server.publication(run.name)
        }
        let result = try await ExitReason.onFailure { try await run.pull(theirs, replaces: replace) }
        for warning in result.warnings { Streams.warning(TerminalText.escaped(warning)) }
        try report(result, TerminalText.escaped(run.path))
    }

    /// Prints the result for the spec, then all other written files.
    private func report(_ result: PullResult, _ shown: String) throws(ExitCode) {
        switch result.outcome {
        case .unchanged: Streams.message("\(shown) is up to date.")
        case .updated: Streams.message("Updated \(shown) to the server's version.")
        case .created: Streams.message("Created \(shown).")
        case .both: Streams.error("Both \(shown) and the server's version have changed. Your file was not changed.")
        }
        for path in result.written { Streams.message("Wrote \(TerminalText.escaped(path)).") }
        guard case .both(let beside) = result.outcome else { return }
        Streams.error(
            "The server's version is in \(TerminalText.escaped(beside)). Merge them, then run: publish --replace"
        )
        throw ExitStatus.findings
    }
}

/// The options for the server and the name of a published preview.
struct PublishOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("The server's URL.", valueName: "url"))
    var to: String?
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            The preview's name on the server (default: the name of the file, or of its directory for tabs.json and \
            similar).
            """,
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
            "\(path) is Swift source. Publish a spec instead. To create one, run: "
            + "tabpreview import \(path) --output tabs.yaml"
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
            Streams.error("The preview on the server changed in the meantime. Your command changed nothing; try again.")
            return ExitStatus.findings
        case .unknown:
            Streams.error("The server has no preview with this name. Specify its name with --name.")
            return ExitStatus.usage
        case .other(let failure):
            failure.lines.forEach(Streams.error)
            return failure.status
        }
    }
}
