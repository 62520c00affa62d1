import ArgumentParser
import PreviewPages
import TabModel
import TabResolver
import TabSpecCoding

/// `tabpreview export`: a picture, a file that stays interactive, SwiftUI source, or JSON.
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Export a spec as a picture, an interactive HTML file, SwiftUI source or JSON.",
        discussion: """
            Without --format, the output file's extension determines the format. A Chromium-based browser on this \
            machine draws pictures: one in PATH, or the one that export.chromium names. An existing output file is \
            replaced.
            """
    )

    @OptionGroup var input: SpecInput
    @Option(
        name: .long,
        help: "png, html, swift, json or xcstrings (default: by the output file's extension).",
        completion: .list(ExportFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var format: ExportFormat?
    @Flag(name: .long, help: "The same as --format json.") var json = false
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where to write it; - is standard output.", valueName: "file"),
        completion: .file()
    )
    var output = "-"
    @OptionGroup var page: PageOptions
    @OptionGroup var flags: BuildFlagOptions
    @Option(name: .long, help: "For png: pixels per point, 1, 2 or 3 (default: 2).")
    var scale: Int?
    @OptionGroup var writing: SourceOptions
    @OptionGroup var environment: EnvironmentOptions
    @Option(name: .long, help: ArgumentHelp("A stored customization to apply.", valueName: "file"))
    var customization: String?
    @OptionGroup var symbols: SymbolOptions
    @OptionGroup var shared: SharedOptions

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
        let source = try input.source(SwiftChoice(view: page.tabView, flags: flags.define, locale: locale))
        let settings = try await shared.settings(
            for: source.settingsFile,
            adding: symbols.commandLine.merging(flags.commandLine) { $1 }
        )
        let named = try await Ending.onFailure { try await source.spec(settings) }
        let spec = try DiagnosticPrinter.spec(of: named, format: .text)
        try environment.conditions.check(in: [spec])
        let stored = try await Ending.onFailure {
            try customization.map { try CustomizationInput.read($0, format: .text) }
        }
        warnings(for: spec).forEach(ExportRun.warn)
        let run = ExportRun(
            spec: spec,
            named: named,
            customization: spec.storageKey == nil ? nil : stored,
            view: page.viewState(environment),
            scale: scale ?? 2,
            writer: writing.writer,
            settings: settings
        )
        try await Ending.onFailure {
            try OutputFile(path: output).check()
            try OutputFile(path: output).write(try await run.bytes(as: chosenFormat ?? .json))
        }
    }

    private var noFormat: String {
        let expected =
            "Expected --format png, html, swift, json or xcstrings, or an output file with one of these extensions."
        guard let ending = ExportFormat.ending(of: output) else { return "No output format. \(expected)" }
        let (file, name) = (TerminalText.escaped(output), TerminalText.escaped(ending))
        return "Unknown output format: \"\(file)\" has the extension \"\(name)\". \(expected)"
    }

    private var chosenFormat: ExportFormat? { json ? .json : format ?? ExportFormat(fileName: output) }

    /// Whether something is drawn, on a device.
    private var isDrawing: Bool { chosenFormat == .png || chosenFormat == .html }

    private func warnings(for spec: TabSpec) -> [String] {
        let view = page.viewState(environment).stageView
        var warnings = isDrawing ? environment.warnings(for: spec, in: view) : []
        if scale != nil, chosenFormat != .png { warnings.append("--scale only applies to pictures.") }
        if chosenFormat != .swift { warnings += writing.given.map { "\($0) only applies to SwiftUI source." } }
        if symbols.symbols != nil, !isDrawing {
            warnings.append("--symbols only applies to pictures and HTML.")
        }
        if customization != nil, spec.storageKey == nil {
            warnings.append("--customization has no effect here: the spec attaches no tabViewCustomization (R3.1).")
        }
        return warnings
    }
}
