import ArgumentParser
import Foundation
import TabModel
import TabReports
import TabSpecCoding

/// `tabpreview import`: reads SwiftUI source and prints its tab views as specs.
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Read an app's SwiftUI source and print its tab views as specs.",
        discussion: """
            Reads a Swift file, or all of a directory, without building it. Without --view, --output and --format yaml, \
            prints every tab view as JSON, with the places of its entries. Otherwise prints one tab view as a spec: \
            the one that --view names, or the only one.

            What the source doesn't tell is marked: `dynamic`, `repeats` and `standIns` in the spec, and a note with \
            its place on standard error.

            Exits with 0 on success, 1 if there is no tab view, 64 if --view names none, 66 if there is no such file or \
            directory, 69 if tabpreview-swiftui isn't built, 74 if a file can't be written.
            """
    )

    @Argument(
        help: ArgumentHelp("A Swift file, or an app's directory.", valueName: "path"),
        completion: .file(extensions: ["swift"])
    )
    var path: String
    @Option(name: .long, help: ArgumentHelp("The tab view to print, by its name.", valueName: "name"))
    var view: String?
    @Option(
        name: .long,
        help: "json or yaml (default: by the output file's extension, or json).",
        completion: .list(SpecFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var format: SpecFormat?
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where to write the spec; - is standard output.", valueName: "file"),
        completion: .file()
    )
    var output: String?
    @Option(
        name: .long,
        help: ArgumentHelp("A build flag that is on, such as DEBUG; can be repeated.", valueName: "flag")
    )
    var define: [String] = []
    @Option(name: .long, help: ArgumentHelp("The language of texts (default: the project's).", valueName: "tag"))
    var locale: String?

    func run() async throws {
        let reading = try await Ending.onFailure {
            try await SwiftProject(path: path, flags: define, locale: locale).read()
        }
        guard !isWhole else {
            try Streams.output(reading.answer.text(.pretty))
            if reading.tabViews.isEmpty { throw ExitStatus.input }
            return
        }
        let view = try chosen(of: reading)
        (reading.diagnostics + view.diagnostics).forEach(DiagnosticPrinter.print)
        try await write(view)
    }

    /// Whether the whole answer is asked for.
    private var isWhole: Bool { view == nil && output == nil && format != .yaml }

    /// The tab view that is meant.
    private func chosen(of reading: SwiftReading) throws -> SwiftReading.TabView {
        let views = reading.tabViews
        if let view, let named = views.first(where: { $0.name == view }) { return named }
        let bars = views.filter { $0.kind == "tabBar" }
        if view == nil, let only = views.count == 1 ? views.first : bars.count == 1 ? bars.first : nil { return only }
        guard !views.isEmpty else {
            reading.diagnostics.forEach(DiagnosticPrinter.print)
            Streams.error("No tab view was found in \(TerminalText.escaped(path)).")
            throw ExitStatus.input
        }
        Streams.error(
            view.map { "There is no tab view named \"\(TerminalText.escaped($0))\"." }
                ?? "There are \(views.count) tab views. Name one with --view."
        )
        for one in views {
            let place = "\(one.file):\(one.location.line):\(one.location.column)"
            Streams.message("  \(TerminalText.escaped(one.name))  \(one.kind)  \(TerminalText.escaped(place))")
        }
        throw ExitStatus.usage
    }

    /// A path as a spec in a folder names it; nil if it leads out of the folder.
    private static func path(of file: URL, from folder: URL) -> String? {
        let (file, folder) = (file.standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents)
        guard file.starts(with: folder) else { return nil }
        return file.dropFirst(folder.count).joined(separator: "/")
    }

    private func write(_ view: SwiftReading.TabView) async throws {
        let decoded = SpecReader.read(Array(view.spec.text().utf8), format: .json, file: view.file)
        guard var spec = decoded.spec else { throw DiagnosticPrinter.refuse(decoded.diagnostics, format: .text) }
        let target = output ?? "-"
        if let catalog = spec.assetCatalog {
            let folder = target == "-" ? "." : URL(filePath: target).deletingLastPathComponent().path
            spec.assetCatalog = Self.path(of: URL(filePath: path).appending(path: catalog), from: URL(filePath: folder))
            if spec.assetCatalog == nil {
                let place = TerminalText.escaped(catalog)
                Streams.message("\(place): info: the preview draws its images if the spec is beside it, or above it.")
            }
        }
        let text =
            switch format ?? (target == "-" ? .json : SpecFormat(fileName: target)) {
            case .json: SpecWriting.text(spec)
            case .yaml: SpecWriting.yaml(spec)
            }
        try await Ending.onFailure { try OutputFile(path: target).write(Array(text.utf8)) }
    }
}
