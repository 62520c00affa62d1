import ArgumentParser
import PreviewPages
import TabModel
import TabSpecCoding

/// `tabpreview export`: a picture, a file that stays interactive, SwiftUI source, or JSON.
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a spec as a picture, as one interactive HTML file, as SwiftUI source or as JSON.",
        discussion: """
            Without --format, the name of the output file says it. Pictures are drawn by a browser of Chromium's \
            family on this machine: one in PATH, or the one that export.chromium names. The output file is replaced \
            if it is there.
            """
    )

    @OptionGroup var input: SpecInput
    @Option(
        name: .long,
        help: "png, html, swift or json (default: as the output file's name says).",
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
    @Option(name: .long, help: "For png: how many pixels a point has, 1, 2 or 3 (default: 2).")
    var scale: Int?
    @OptionGroup var environment: EnvironmentOptions
    @Option(name: .long, help: ArgumentHelp("A stored customization to apply.", valueName: "file"))
    var customization: String?
    @OptionGroup var symbols: SymbolOptions
    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if let scale, !(1...3).contains(scale) {
            throw ValidationError("\"\(scale)\" can't be the scale of a picture. Expected 1, 2 or 3.")
        }
        guard let format = chosenFormat else {
            throw ValidationError(noFormat)
        }
        if format == .png, OutputFile(path: output).isTerminal {
            throw ValidationError("A terminal shows no picture. Name a file with --output, such as --output tabs.png.")
        }
    }

    func run() async throws {
        let settings = try await shared.settings(for: input.file, adding: symbols.commandLine)
        let decoded = try await Ending.onFailure { try input.decode() }
        guard let spec = decoded.spec else { throw DiagnosticPrinter.refuse(decoded.diagnostics, format: .text) }
        let stored = try await Ending.onFailure {
            try customization.map { try CustomizationInput.read($0, format: .text) }
        }
        warnings(for: spec).forEach(ExportRun.warn)
        let run = ExportRun(
            spec: spec,
            file: input.file,
            customization: spec.tabViewCustomization == nil ? nil : stored,
            view: page.viewState(environment),
            scale: scale ?? 2,
            settings: settings
        )
        try await Ending.onFailure {
            try OutputFile(path: output).check()
            try OutputFile(path: output).write(try await run.bytes(as: chosenFormat ?? .json))
        }
    }

    private var noFormat: String {
        let expected = "Expected --format png, html, swift or json, or an output file that ends in one of these."
        guard let ending = ExportFormat.ending(of: output) else { return "No output format. \(expected)" }
        let (file, name) = (TerminalText.escaped(output), TerminalText.escaped(ending))
        return "Unknown output format: \"\(file)\" ends in \"\(name)\". \(expected)"
    }

    private var chosenFormat: ExportFormat? { json ? .json : format ?? ExportFormat(fileName: output) }

    /// Whether something is drawn, on a device.
    private var isDrawing: Bool { chosenFormat == .png || chosenFormat == .html }

    private func warnings(for spec: TabSpec) -> [String] {
        let view = page.viewState(environment).stageView
        var warnings = isDrawing ? environment.warnings(for: spec, in: view) : []
        if scale != nil, chosenFormat != .png { warnings.append("--scale has no effect here: only pictures have one.") }
        if symbols.symbols != nil, !isDrawing {
            warnings.append("--symbols has no effect here: only pictures and HTML draw symbols.")
        }
        if customization != nil, spec.tabViewCustomization == nil {
            warnings.append("--customization has no effect here: the spec attaches no tabViewCustomization (R3.1).")
        }
        return warnings
    }
}
