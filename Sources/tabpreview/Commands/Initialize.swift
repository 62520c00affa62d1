import ArgumentParser

/// `tabpreview init`: writes a spec to start from.
struct Initialize: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a spec to start from: tabs.yaml with comments, or tabs.json with --format json.",
        discussion: "A file that exists already is never touched."
    )

    @Option(name: .long, help: "yaml (with comments) or json (with $schema).")
    var format = StarterFormat.yaml
    @Argument(help: ArgumentHelp("Where to write it; tabs.yaml or tabs.json if absent.", valueName: "file"))
    var file: String?

    func run() async throws {
        let name = file ?? "tabs.\(format.rawValue)"
        try await Ending.onFailure {
            try FileReading.create(name, text: format.text)
            if format == .json { try writeSchema(beside: name) }
        }
        Streams.message(
            "Wrote \(TerminalText.escaped(name)). Show it with: tabpreview serve \(TerminalText.escaped(name))"
        )
    }

    /// The schema that the JSON spec names, unless one is there already.
    private func writeSchema(beside name: String) throws(FileFailure) {
        let folder = name.contains("/") ? name[..<(name.lastIndex(of: "/") ?? name.startIndex)] + "/" : ""
        try StarterSpec.writeSchema("\(folder)\(StarterSpec.schemaName)")
    }
}
