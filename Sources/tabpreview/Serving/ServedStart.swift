import ArgumentParser
import Concurrency
import Foundation
import PreviewProcesses
import PreviewServer
import TabModel
import TabResolver

/// A start of `serve`, which opens its previews: specs, and the tab views of apps' source.
struct ServedStart {
    /// The time after which a reading of source is reported.
    private static let reportDelay = Duration.milliseconds(500)

    /// A Boolean value that indicates whether there is a list in any case.
    let hasList: Bool
    /// A Boolean value that indicates whether specs are served too, so that source need not have a tab view.
    let isBesideSpecs: Bool
    let options: ServeOptions
    let symbols: KnownSymbols
    let output: ServeOutput
    private var readings: [(source: ServedSource, reading: SwiftReading)] = []
    private var previews: [ServedPreview] = []
    private var failures: [FileFailure] = []

    init(
        hasList: Bool,
        isBesideSpecs: Bool,
        options: ServeOptions,
        symbols: KnownSymbols,
        output: ServeOutput
    ) {
        (self.hasList, self.isBesideSpecs) = (hasList, isBesideSpecs)
        (self.options, self.symbols, self.output) = (options, symbols, output)
    }

    /// Reads the source of all projects.
    mutating func read(_ sources: [ServedSource]) async {
        for source in sources {
            do throws(FileFailure) {
                readings.append((source, try await read(source)))
            } catch {
                failures.append(error)
            }
        }
    }

    private func read(_ source: ServedSource) async throws(FileFailure) -> SwiftReading {
        let path = TerminalText.escaped(source.project.path)
        let report = Task.delayed(by: Self.reportDelay) { [output] in
            output.print("Reading the Swift source in \"\(path)\".")
        }
        defer { report.cancel() }
        let reading: SwiftReading
        do throws(SwiftUIReaderError) {
            guard let first = try await source.read() else { throw .cancelled }
            reading = first
        } catch {
            throw error.asFailure
        }
        reading.diagnostics.map { $0.below(source.project.prefix) }.forEach(DiagnosticPrinter.print)
        guard reading.tabViews.contains(where: \.isDrawn) || options.wait || isBesideSpecs && reading.isEmpty else {
            // The error lists the tab views, or reports that there are none.
            _ = try reading.tabView(named: nil)
            let mistakes = reading.tabViews.flatMap(\.diagnostics).filter { $0.severity == .error }
            let lines =
                ["No tab view in \(reading.quotedProject) can be previewed."]
                + mistakes.map { $0.below(source.project.prefix).line }
            throw FileFailure(text: TerminalText.lines(lines), status: ExitStatus.input)
        }
        return reading
    }

    /// Opens specs.
    mutating func open(_ specs: [SpecToServe]) async {
        for spec in specs {
            do throws(FileFailure) {
                previews.append(try await ServedPreview(spec, symbols: symbols, polling: options.poll, output: output))
            } catch {
                failures.append(error)
            }
        }
    }

    /// Opens the tab views that were read: the one that `--view` names, or all.
    mutating func openTabViews() async {
        var views: [(source: ServedSource, view: SwiftReading.TabView)] = []
        for (source, reading) in readings {
            do throws(FileFailure) {
                let named = try options.swift.view.map { (name) throws(FileFailure) in
                    [try reading.tabView(named: name)]
                }
                views += (named ?? reading.tabViews.filter(\.isDrawn)).map { (source, $0) }
            } catch {
                failures.append(error)
            }
        }
        guard previews.count + views.count <= SpecsToServe.limit else {
            let text =
                "There are \(views.count) tab views, but one server can have at most \(SpecsToServe.limit) previews. "
            failures.append(FileFailure(text: text + "Name a subdirectory, or use --view.", status: ExitStatus.usage))
            return
        }
        let isOnly = !hasList && previews.isEmpty && views.count == 1
        var taken = Set(previews.compactMap(\.name))
        for (source, view) in views {
            let name = SiteName.free(SiteName.name(of: view.name), besides: taken)
            taken.insert(name)
            do throws(FileFailure) {
                previews.append(
                    try await ServedPreview(
                        view,
                        of: source,
                        name: isOnly ? nil : name,
                        symbols: symbols,
                        output: output
                    )
                )
            } catch {
                failures.append(error)
            }
        }
    }

    /// Returns the previews; a failure ends the command, with everything else closed.
    func finished() async throws -> ServedPreviews {
        guard failures.isEmpty else {
            for preview in previews { await preview.close() }
            throw FileFailures(all: failures).end()
        }
        let served = ServedPreviews(previews, hasList: hasList || previews.count != 1)
        for (source, reading) in readings { served.arrange(by: reading, of: source.project) }
        return served
    }
}
