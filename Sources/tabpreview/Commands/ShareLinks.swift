import PreviewCore
import ArgumentParser
import Foundation
import TabModel
import TabSpecCoding

/// The command `tabpreview share`, which manages links to a preview.
struct ShareLinks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "share",
        abstract: "Create, list and revoke links to a preview.",
        discussion: """
            Uses the spec's running preview, or its store if none is running. In that case, links work after the next \
            start. You can shorten ids to a unique prefix.

            Exits with 0 on success, 1 if there is no valid spec to pin or no tab view, 64 if the command line is \
            invalid or an id is unknown, 66 if the spec doesn't exist, 69 if the running preview doesn't respond or \
            tabpreview-swiftui isn't built, 74 if the store can't be read or written.
            """,
        subcommands: [CreateLink.self, ListLinks.self, RevokeLinks.self, RotateLink.self]
    )
}

extension CommandRun {
    /// Runs an action on the links; those of a spec that was removed can still be revoked.
    fileprivate func performOnLinks(makesStore: Bool = false, _ act: (LinkService?) async throws -> Void) async throws {
        try await perform(makesStore: makesStore) { server throws(CommandFailure) in
            try await !LinkService(server: server).links().isEmpty
        } act: { server in
            try await act(server.map(LinkService.init))
        }
    }
}

/// The command `tabpreview share create`.
struct CreateLink: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Create a link and print its URL. The URL is shown once.",
        discussion: """
            Without a file, uses the first of tabs.json, tabs.yaml, tabs.yml in the working directory. With --to, \
            creates the link on the team's server that you published the spec to.
            """
    )

    @OptionGroup var spec: SpecArgument
    @OptionGroup var terms: LinkTermOptions
    @OptionGroup var place: LinkPlaceOptions
    @OptionGroup var published: PublishOptions
    @OptionGroup var preview: PreviewOptions

    func validate() throws {
        if published.to == nil, published.name != nil || published.tokenFile != nil {
            throw ValidationError("--name and --token-file require --to with the server's URL.")
        }
        if published.to != nil, let option = optionOfThisMachine {
            throw ValidationError("\(option) only applies to previews on this machine. Remove it, or remove --to.")
        }
    }

    private var optionOfThisMachine: String? {
        place.address != nil ? "--address" : preview.store != nil ? "--store" : place.tabView.map { "--view \($0)" }
    }

    func run() async throws {
        if published.to != nil { return try await createOnServer() }
        let run = try await preview.run(spec.path, view: place.tabView)
        place.warnings(for: run.subject.spec(run.settings)).forEach(Streams.warning)
        let terms = try await ExitReason.onFailure { try self.terms.read() }
        try await run.performOnLinks(makesStore: true) { service in
            guard let service else { return }
            let link = try await service.create(terms, at: place.place)
            try LinkOutput(place, act: "Created", serveCommand: run.subject.serveCommand).print(link)
        }
    }

    private func createOnServer() async throws {
        let (server, name) = try await published.preview(spec.path, preview.shared)
        let terms = try await ExitReason.onFailure { try self.terms.read() }
        let link = try await ExitReason.onServerFailure { () throws(TeamServer.Failure) in
            try await server.createLink(terms, view: place.place.view, to: name)
        }
        try LinkOutput(place, act: "Created", serveCommand: nil).print(link)
    }
}

/// The command `tabpreview share list`.
struct ListLinks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the links. URLs are not stored and can't be shown.",
        discussion: """
            Expired links stay in the list for 30 days; revoked links disappear immediately. "here" counts the pages \
            that are currently open. With --format json, prints the response of GET /shares.
            """
    )

    @OptionGroup var spec: SpecArgument
    @OptionGroup var result: ResultFormat
    @OptionGroup var tabView: TabViewOption
    @OptionGroup var preview: PreviewOptions

    func run() async throws {
        let run = try await preview.run(spec.path, view: tabView.view)
        try await run.performOnLinks { service in
            try print(await service?.links() ?? [])
        }
    }

    private func print(_ links: [ListedLink]) throws {
        if result.isJSON { return try Streams.output(JSONValue.array(links.map(\.json)).text([.pretty])) }
        guard !links.isEmpty else {
            return Streams.message("There are no links. Create one with: tabpreview share create")
        }
        let table = LinkListText(links: links, now: Date.now.timeIntervalSince1970)
        try Streams.output(table.lines.map { TerminalStyle.standardOutput.text($0) + "\n" }.joined())
    }
}

/// The command `tabpreview share revoke`.
struct RevokeLinks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Revoke links. Open pages are disconnected within a second.",
        discussion: "With --format json, prints the ids of the revoked links."
    )

    @Argument(help: ArgumentHelp("The links' ids, or unique prefixes.", valueName: "id"))
    var ids: [String] = []
    @Flag(name: .long, help: "Revoke all links of the preview.") var all = false
    @OptionGroup var result: ResultFormat
    @OptionGroup var spec: SpecOption
    @OptionGroup var tabView: TabViewOption
    @OptionGroup var preview: PreviewOptions

    func validate() throws {
        guard ids.isEmpty == all else {
            throw ValidationError(
                all
                    ? "--all revokes every link and can't be combined with ids."
                    : "Specify the links' ids, or use --all."
            )
        }
    }

    func run() async throws {
        let run = try await preview.run(spec.spec, view: tabView.view, option: "--spec")
        try await run.performOnLinks { service in
            let links = try await service?.links() ?? []
            let chosen = all ? links.map(\.id) : try LinkChoice.ids(of: ids, among: links)
            let (ended, failure) = await revoke(chosen, at: service)
            let revoked: JSONValue = ["revoked": JSONValue(ended)]
            if result.isJSON { try Streams.output(revoked.text() + "\n") }
            if chosen.isEmpty { Streams.message("There are no links.") }
            if !ended.isEmpty { Streams.message("Revoked \(WordList.and(ended)).") }
            if let failure { throw failure }
        }
    }

    /// Revokes links one after the other, also after one that failed, unless the server does not respond.
    private func revoke(_ ids: [ShareID], at service: LinkService?) async -> (
        ended: [ShareID], failure: CommandFailure?
    ) {
        var ended: [ShareID] = []
        var lines: [String] = []
        var status: ExitCode?
        for id in ids where status != ExitStatus.unavailable {
            do throws(CommandFailure) {
                try await service?.revoke(id)
                ended.append(id)
            } catch {
                lines += error.lines
                status = error.status
            }
        }
        return (ended, status.map { CommandFailure(lines: lines, $0) })
    }
}

/// The command `tabpreview share rotate`.
struct RotateLink: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate",
        abstract: "Give a link a new URL. The old URL stops working.",
        discussion: "Role, password and expiry don't change. Pages that use the old URL are disconnected."
    )

    @Argument(help: ArgumentHelp("The link's id, or a unique prefix.", valueName: "id"))
    var id: String
    @OptionGroup var place: LinkPlaceOptions
    @OptionGroup var spec: SpecOption
    @OptionGroup var preview: PreviewOptions

    func run() async throws {
        let run = try await preview.run(spec.spec, view: place.tabView, option: "--spec")
        place.warnings(for: run.subject.spec(run.settings)).forEach(Streams.warning)
        try await run.performOnLinks { service in
            let chosen = try LinkChoice.ids(of: [id], among: await service?.links() ?? [])
            guard let service, let id = chosen.first else { return }
            let link = try await service.rotate(id, at: place.place)
            try LinkOutput(place, act: "Rotated", serveCommand: run.subject.serveCommand).print(link)
        }
    }
}
