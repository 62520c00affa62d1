import ArgumentParser
import Foundation
import TabModel
import TabReports
import TabSpecCoding

/// The command `tabpreview history`, which lists and restores changes.
struct History: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "List and restore changes to a spec or customization.",
        discussion: """
            Uses the spec's running preview, or its store if none is running. The history keeps the last 200 changes \
            to the spec, fewer if they exceed 32 MiB in total, and to each profile's customization.

            For Swift source, list describes the changes to the layout, and show and diff print the spec of a tab \
            view. restore restores only customizations: use version control for the source.

            Exits with 0 on success, 1 if a restored version has errors or there is no tab view, 64 if the command \
            line is invalid or the revision is unknown, 66 if the spec doesn't exist, 69 if the running preview \
            doesn't respond or tabpreview-swiftui isn't built, 74 if the store or the spec can't be read or written.
            """,
        subcommands: [ListHistory.self, ShowHistory.self, CompareHistory.self, RestoreHistory.self, MoveHistory.self],
        defaultSubcommand: ListHistory.self
    )
}

extension CommandRun {
    /// Runs an action on a history; the service is nil where nothing is stored yet.
    fileprivate func perform(on subject: HistorySubject, _ act: (HistoryService?) async throws -> Void) async throws {
        try await perform(hint: hint) { server throws(CommandFailure) in
            // A removed spec can still be restored.
            try await HistoryService(server: server, subject: .spec).history()["revisions"] != []
        } act: { server in
            try await act(server.map { HistoryService(server: $0, subject: subject) })
        }
    }

    /// A hint for a spec that does not exist, if its name is like that of a command.
    private var hint: String {
        guard case .spec(let path) = subject, !path.contains(where: { $0 == "." || $0 == "/" }) else { return "" }
        let commands = History.configuration.subcommands.map { $0._commandName }
        return Suggestion.nearest(to: path, among: commands).map { " Did you mean tabpreview history \($0)?" }
            ?? " To undo a change, restore a revision: tabpreview history restore REVISION."
    }

    /// Runs an action that requires an existing history.
    fileprivate func performOnExisting(
        _ subject: HistorySubject,
        _ act: (HistoryService) async throws -> Void
    ) async throws {
        try await perform(on: subject) { service in
            guard let service else {
                throw CommandFailure(
                    "There is no history of \(self.subject.name) yet. To start one, run \(self.subject.serveCommand).",
                    ExitStatus.usage
                )
            }
            try await act(service)
        }
    }
}

/// Returns the number of a revision, which is one or more.
private func revisionNumber(_ text: String) throws -> Int {
    if let number = Int(text), number > 0 { return number }
    throw ValidationError("Expected a revision's number, such as 12; tabpreview history list prints them.")
}

/// The command `tabpreview history list`.
struct ListHistory: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the latest changes, newest first.",
        discussion: """
            Without a file, uses the first of tabs.json, tabs.yaml, tabs.yml in the working directory. With \
            --format json, prints the response of GET /history.
            """
    )

    @OptionGroup var spec: SpecArgument
    @OptionGroup var result: ResultFormat
    @OptionGroup var tabView: TabViewOption
    @OptionGroup var choice: HistoryOptions
    @OptionGroup var preview: PreviewOptions

    func run() async throws {
        let run = try await preview.run(spec.path, view: tabView.view)
        try await run.perform(on: choice.subject) { service in
            let none: JSONValue = ["of": .string(choice.subject.word), "revisions": [], "undo": .null, "redo": .null]
            try print(await service?.history() ?? none)
        }
    }

    private func print(_ history: JSONValue) throws {
        if result.isJSON { return try Streams.output(history.text([.pretty])) }
        let table = HistoryTable(history, now: Date.now.timeIntervalSince1970)
        guard !table.isEmpty else { return Streams.message("There are no changes yet.") }
        try Streams.output(table.lines.map { TerminalStyle.standardOutput.text($0) + "\n" }.joined())
    }
}

/// The command `tabpreview history show`.
struct ShowHistory: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Print a revision byte for byte."
    )

    @Argument(help: "The revision's number, as printed by list.", transform: revisionNumber) var revision: Int
    @OptionGroup var target: HistoryTarget

    func run() async throws {
        let run = try await target.run()
        try await run.performOnExisting(target.choice.subject) { service in
            let text = try await service.text(revision)
            try Streams.output(text)
        }
    }
}

/// The command `tabpreview history diff`.
struct CompareHistory: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Print the changes between two revisions, or from one to the current state, as a patch."
    )

    @Argument(help: "The older revision's number.", transform: revisionNumber) var revision: Int
    @Argument(help: "The newer revision's number (default: the current state).", transform: revisionNumber)
    var other: Int?
    @OptionGroup var target: HistoryTarget

    func run() async throws {
        let run = try await target.run()
        try await run.performOnExisting(target.choice.subject) { service in
            let old = try await service.text(revision)
            let new = if let other { try await service.text(other) } else { try await service.presentText() }
            let name = target.choice.subject == .spec ? run.subject.file : "customization.json"
            let patch = UnifiedDiff(file: name, old: old, new: new).bytes
            try Streams.output(patch)
        }
    }
}

/// The command `tabpreview history restore`.
struct RestoreHistory: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Restore a revision as a new revision; the current state stays in the history."
    )

    @Argument(help: "The revision's number, as printed by list.", transform: revisionNumber) var revision: Int
    @OptionGroup var target: HistoryTarget

    func run() async throws {
        let run = try await target.run()
        try await run.performOnExisting(target.choice.subject) { service in
            try await service.restore(revision)
            let what = target.choice.subject == .spec ? run.subject.name : "the customization"
            Streams.message("Restored \(TerminalText.escaped(what)) to revision \(revision).")
        }
    }
}

/// The command `tabpreview history move`.
struct MoveHistory: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: "Move the history, customizations, links and comments of a renamed spec to its new name.",
        discussion: "Run this after you rename the file. In a served directory, it happens automatically."
    )

    @Argument(help: ArgumentHelp("The file's old path.", valueName: "old")) var old: String
    @Argument(help: ArgumentHelp("The file's new path.", valueName: "new"), completion: .file()) var new: String
    @OptionGroup var preview: PreviewOptions

    func run() async throws {
        let settings = try await preview.settings(for: new)
        try await ExitReason.onFailure {
            if let missing = MissingPath.failure(of: new) { throw missing }
            try await RenamedSpec(from: old, to: new, settings: settings).move()
        }
        let (shown, earlier) = (TerminalText.escaped(new), TerminalText.escaped(old))
        Streams.message("\(shown) now has the history, links and comments of \(earlier).")
    }
}
