import ArgumentParser
import TabSpecCoding

/// `tabpreview init`: writes a spec to start from.
struct Initialize: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a spec to start from: tabs.yaml with comments, or tabs.json with --format json.",
        discussion: "A file's name decides the format as it does for reading. A file that exists is never touched."
    )

    @Option(name: .long, help: "yaml (with comments) or json (with $schema); by the file's name if absent.")
    var format: StarterFormat?
    @Argument(help: ArgumentHelp("Where to write it; tabs.yaml or tabs.json if absent.", valueName: "file"))
    var file: String?

    func validate() throws {
        guard let file, format == .yaml, SpecFormat(fileName: file) == .json else { return }
        throw ValidationError("\"\(file)\" would be read as JSON. Name it .yaml, or leave out --format yaml.")
    }

    func run() async throws {
        let format = format ?? file.map(StarterFormat.init(fileName:)) ?? .yaml
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
