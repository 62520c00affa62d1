import ArgumentParser
import PreviewPages
import TabModel
import TabResolver
import TabSpecCoding

/// The command `tabpreview export`, which writes a picture, a file that stays interactive, SwiftUI source, the spec
/// itself, or JSON.
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Export pictures, HTML, SwiftUI, JSON or YAML.",
        discussion: """
            Without --format, the output file's extension determines the format. If --output is a directory, writes a \
            file with each spec's name to it. Pictures need a Chromium-based browser on this machine: one in PATH, or \
            the one that export.chromium names. Replaces existing output files.

            The format spec contains only the spec: as YAML if the output file is named *.yaml or *.yml, otherwise as \
            JSON. The format json adds the customization. It is not a spec, and its files are named *.export.json.

            Without a spec, uses the first of tabs.json, tabs.yaml, tabs.yml in the working directory. For Swift \
            source, uses the app's tab bar, or the tab view that --view names.
            """
    )

    @OptionGroup var input: SpecArguments
    @Option(
        name: .long,
        help: "png, html, swift, json, spec or xcstrings (default: by the output file's extension).",
        completion: .list(ExportFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var format: ExportFormat?
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write, or a directory; - is standard output.", valueName: "path"),
        completion: .file()
    )
    var output = "-"
    @OptionGroup(title: "Appearance") var page: PageOptions
    @OptionGroup(title: "Swift source") var flags: BuildFlagOptions
    @Option(name: .long, help: "Pixels per point for png: 1, 2 or 3 (default: 2).")
    var scale: Int?
    @OptionGroup(title: "SwiftUI source") var writing: SourceOptions
    @OptionGroup(title: "Device") var environment: EnvironmentOptions
    @Option(name: .long, help: ArgumentHelp("A stored customization to apply.", valueName: "file"))
    var customization: String?
    @OptionGroup var symbols: SymbolOptions
    @OptionGroup(title: "General") var shared: SharedOptions

    func validate() throws {
        if let scale, !(1...3).contains(scale) {
            throw ValidationError("\"\(scale)\" is not a valid scale. Expected 1, 2 or 3.")
        }
        guard let format = chosenFormat else {
            throw ValidationError(noFormat)
        }
        if format == .png, OutputFile(path: output).isTerminal {
            throw ValidationError("Can't write a PNG to a terminal. Name a file: --output tabs.png")
        }
    }

    func run() async throws {
        let locale = environment.language.locale
        let choice = SwiftChoice(view: page.tabView, flags: flags.define, locale: locale)
        let more = symbols.commandLine.merging(flags.commandLine) { $1 }
        var batch = try await SpecBatch(try await input.sources(choice, shared, adding: more), format: .text)
        try batch.check(environment.conditions)
        let stored = try await ExitReason.onFailure {
            try customization.map { try CustomizationInput.read($0, format: .text) }
        }
        batch.warn(warnings)
        let format = chosenFormat ?? .json
        let files = try await ExitReason.onFailure { [batch] in
            try ExportTarget(output: output, format: format).files(for: batch)
        }
        try await withExportResources { resources in
            try await batch.each(with: files.map(OutputFile.init)) { item, file in
                try file.check()
                try file.write(try await run(item, stored, resources).bytes(as: format, for: file.path))
                file.printWritten()
            }
        }
        try batch.end()
    }

    private func run(
        _ item: SpecBatch.Item,
        _ stored: TabViewCustomization?,
        _ resources: ExportResources
    ) -> ExportRun {
        ExportRun(
            spec: item.spec,
            named: item.named,
            customization: item.spec.storageKey == nil ? nil : stored,
            view: page.viewState(environment),
            scale: scale ?? 2,
            writer: writing.writer,
            settings: item.settings,
            resources: resources
        )
    }

    private var noFormat: String {
        let expected =
            "Expected --format \(WordList.or(ExportFormat.allCases.map(\.rawValue))), or an output file with one of their extensions."
        guard let fileExtension = ExportFormat.fileExtension(of: output) else { return "No output format. \(expected)" }
        let (file, name) = (TerminalText.escaped(output), TerminalText.escaped(fileExtension))
        return "Unknown output format: \"\(file)\" has the extension \"\(name)\". \(expected)"
    }

    private var chosenFormat: ExportFormat? { format ?? ExportFormat(fileName: output) }

    /// A Boolean value that indicates whether the export draws a device.
    private var isDrawing: Bool { chosenFormat == .png || chosenFormat == .html }

    private func warnings(for spec: TabSpec) -> [String] {
        let view = page.viewState(environment).stageView
        var warnings = isDrawing ? environment.warnings(for: spec, in: view) : []
        if scale != nil, chosenFormat != .png { warnings.append("--scale only applies to pictures.") }
        if chosenFormat != .swift { warnings += writing.given.map { "\($0) only applies to SwiftUI source." } }
        if symbols.symbols != nil, !isDrawing {
            warnings.append("--symbols only applies to pictures and HTML.")
        }
        if customization != nil, !isDrawing, chosenFormat != .json {
            warnings.append("--customization only applies to pictures, HTML and JSON.")
        } else if customization != nil, spec.storageKey == nil {
            warnings.append("--customization has no effect here: the tab view has no tabViewCustomization (R3.1).")
        }
        return warnings
    }
}
