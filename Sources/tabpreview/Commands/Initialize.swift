import ArgumentParser
import Foundation
import TabSpecCoding

/// The command `tabpreview init`, which writes an initial spec.
struct Initialize: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Create a starter spec.",
        discussion: """
            Writes tabs.yaml with comments, or tabs.json with --format json.

            The file's extension determines the format. Also creates tabs.schema.json beside the spec, which editors \
            use for completion. Existing files are never overwritten.
            """
    )

    @Option(
        name: .long,
        help: "yaml (with comments) or json (default: by the file's extension, otherwise yaml).",
        completion: .list(StarterFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var format: StarterFormat?
    @Argument(
        help: ArgumentHelp(
            "The file or directory to write to, or - for standard output (default: tabs.yaml or tabs.json).",
            valueName: "file"
        ),
        completion: .file()
    )
    var file: String?

    func validate() throws {
        guard let file, !SpecFolder.isFolder(file), file != "-" else { return }
        let shown = TerminalText.escaped(file)
        guard let asked = StarterFormat(fileName: file) else {
            throw ValidationError(
                "The name \"\(shown)\" has no known extension. Name it \(shown).yaml or \(shown).json."
            )
        }
        guard asked == format ?? asked else {
            let name = asked == .json ? "JSON" : "YAML"
            throw ValidationError("\"\(shown)\" would be read as \(name). Name another file.")
        }
    }

    func run() async throws {
        let format = format ?? file.flatMap(StarterFormat.init(fileName:)) ?? .yaml
        guard file != "-" else { return try Streams.output(format.text) }
        let name = path(format)
        let folder = URL(filePath: name).deletingLastPathComponent().relativePath
        let schema = folder == "." ? StarterSpec.schemaName : "\(folder)/\(StarterSpec.schemaName)"
        let isSchemaNew = try await ExitReason.onFailure {
            try InputFile.create(name, text: format.text)
            return try StarterSpec.writeSchema(schema)
        }
        let written = TerminalText.escaped(name)
        let more = isSchemaNew ? " and \(TerminalText.escaped(schema)) for editors" : ""
        Streams.message("Wrote \(written)\(more). To preview it, run: tabpreview serve \(written)")
    }

    private func path(_ format: StarterFormat) -> String {
        let usual = "tabs.\(format.rawValue)"
        guard let file else { return usual }
        guard SpecFolder.isFolder(file) else { return file }
        return file.hasSuffix("/") ? file + usual : "\(file)/\(usual)"
    }
}
