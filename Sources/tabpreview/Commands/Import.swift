import ArgumentParser
import Foundation
import TabModel
import TabReports
import TabSpecCoding

/// The command `tabpreview import`, which reads SwiftUI source and prints its tab views as specs.
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Read SwiftUI source and print its tab views as specs.",
        discussion: """
            Reads a Swift file, or all files in a directory, without building them. Without --view, --output and \
            --format yaml, prints every tab view as JSON, with the locations of its entries. Otherwise prints one tab \
            view as a spec: the one that --view names, or the only one.

            Values that can't be determined from the source are marked: with `dynamic`, `repeats` and `standIns` in \
            the spec, and with a note and location on standard error.

            Exits with 0 on success, 1 if there is no tab view, 64 if --view names none, 66 if the file or directory \
            doesn't exist, 69 if tabpreview-swiftui isn't built, 74 if a file can't be written.
            """
    )

    @Argument(
        help: ArgumentHelp("A Swift file, or an app's directory.", valueName: "path"),
        completion: .file(extensions: ["swift"])
    )
    var path: String
    @Option(
        name: .long,
        help: "json or yaml (default: by the output file's extension, or json).",
        completion: .list(SpecFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var format: SpecFormat?
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write the spec to; - is standard output.", valueName: "file"),
        completion: .file()
    )
    var output: String?
    @OptionGroup(title: "Swift source") var swift: SwiftOptions
    @OptionGroup var language: SourceLocaleOption
    @OptionGroup(title: "General") var shared: SharedOptions

    func validate() throws {
        if !path.hasSuffix(".swift"), !SpecFolder.isFolder(path), InputFile.exists(path) {
            throw ValidationError(
                "\(TerminalText.escaped(path)) is not Swift source. Name a Swift file, or an app's directory."
            )
        }
        guard format == nil, let output, output != "-", StarterFormat(fileName: output) == nil else { return }
        let shown = TerminalText.escaped(output)
        throw ValidationError("The name \"\(shown)\" has no known extension. Name it \(shown).yaml or \(shown).json.")
    }

    func run() async throws {
        let inside = SpecFolder.isFolder(path) ? SpecFolder(path: path).usualSpec : path
        let settings = try await shared.settings(for: inside, adding: swift.flags.commandLine)
        let choice = swift.choice(language.locale).limited(by: settings)
        let reading = try await ExitReason.onFailure { try await choice.project(at: path).read() }
        guard !isWhole else {
            try Streams.output(reading.result.text(.pretty))
            try await ExitReason.onFailure {
                if reading.tabViews.isEmpty { throw reading.nothingFound }
            }
            return try Self.checkWhole(reading.tabViews.flatMap(\.diagnostics))
        }
        let view = try await ExitReason.onFailure { () throws(FileFailure) in try reading.tabView(named: swift.view) }
        let diagnostics = reading.diagnostics + view.diagnostics
        diagnostics.map { $0.below(reading.project.prefix) }.forEach(DiagnosticPrinter.print)
        try await write(view)
        try Self.checkWhole(view.diagnostics)
    }

    /// Prints a message and throws an exit code if a part of the source could not be read.
    private static func checkWhole(_ diagnostics: [Diagnostic]) throws(ExitCode) {
        let mistakes = diagnostics.count { $0.severity == .error }
        guard mistakes > 0 else { return }
        Streams.error(
            "The source has \(mistakes == 1 ? "an error" : "\(mistakes) errors"), so the output is incomplete."
        )
        throw ExitStatus.input
    }

    /// A Boolean value that indicates whether the complete result is requested.
    private var isWhole: Bool { swift.view == nil && output == nil && format != .yaml }

    /// Returns a path relative to a folder, for a spec in it; nil if it is outside the folder.
    private static func path(of file: URL, from folder: URL) -> String? {
        let (file, folder) = (file.standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents)
        guard file.starts(with: folder) else { return nil }
        return file.dropFirst(folder.count).joined(separator: "/")
    }

    private func write(_ view: SwiftReading.TabView) async throws {
        let decoded = SpecReader.read(Array(view.spec.withoutPlaces.text().utf8), format: .json, file: view.file)
        guard var spec = decoded.spec else { throw DiagnosticPrinter.refuse(decoded.diagnostics, format: .text) }
        let target = output ?? "-"
        if let catalog = spec.assetCatalog {
            let folder = target == "-" ? "." : URL(filePath: target).deletingLastPathComponent().path
            spec.assetCatalog = Self.path(of: URL(filePath: path).appending(path: catalog), from: URL(filePath: folder))
            if spec.assetCatalog == nil {
                let place = TerminalText.escaped(catalog)
                Streams.message(
                    "\(place): info: to see its images in the preview, save the spec in this directory or in a parent directory."
                )
            }
        }
        let text = SpecWriting.text(spec, as: format ?? SpecFormat(fileName: target))
        let file = OutputFile(path: target)
        try await ExitReason.onFailure { try file.write(Array(text.utf8)) }
        file.printWritten()
    }
}
