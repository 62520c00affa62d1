import ArgumentParser
import Foundation
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// `tabpreview lint`: what is wrong or questionable in specs, and the repair of what has one obvious repair.
struct Lint: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Reports what is wrong or questionable in specs; with --fix, repairs what has one obvious repair.",
        discussion: """
            Without a file, the first of tabs.json, tabs.yaml, tabs.yml in the working folder. Every file is read and \
            every mistake told; a folder stands for the specs in it. The report goes to standard output. Where the \
            repaired spec or the changes go there, the report's text goes to standard error.

            Exits 0 if nothing reaches --fail-on, 2 if something does, 1 if a spec can't be shown, 64 for a wrong \
            command line, 74 if a file can't be read or written. Where several hold: 74, then 1, then 2.

            To accept a finding, give its rule and a reason under "lint" in the spec or beside the entry, or switch \
            the rule off with --off or lint.off in config.json.
            """
    )

    @OptionGroup var input: SpecFiles
    @OptionGroup var options: LintOptions
    @OptionGroup var symbols: SymbolOptions
    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if options.dryRun, !options.fix {
            throw ValidationError("--dry-run shows what --fix would do: give --fix too.")
        }
        if input.readsStandardInput, options.customization == "-" {
            throw ValidationError("Standard input can be read once: name a file for the spec or the customization.")
        }
        if printsSpec, options.format != .text {
            let what = options.dryRun ? "the changes" : "the repaired spec"
            throw ValidationError("--fix prints \(what) to standard output here, so --format has to be text.")
        }
    }

    /// Whether standard output gets the repaired spec, or the changes.
    private var printsSpec: Bool { options.fix && (options.dryRun || input.readsStandardInput) }

    func run() async throws {
        let paths = try await Ending.onFailure { try input.paths() }
        let settings = try await shared.settings(forEach: paths, adding: symbols.commandLine)
        let platforms = options.platform.isEmpty ? nil : Array(options.platform.joined())
        let systems = options.os.isEmpty ? [.v26] : Array(options.os.joined())
        if options.showsRules { try await Ending.onFailure { try FileReading.rules() } }
        let known = try await Ending.onFailure { try ThemeDirectories(settings: settings[0]).knownSymbols() }
        known.diagnostics.forEach(DiagnosticPrinter.print)
        let off = options.switchedOff
        var run = LintRun(SpecLint(platforms: platforms, os: systems, switchedOff: off, symbols: known.symbols))
        if let customization = options.customization { run.readCustomization(customization) }
        var files = zip(paths, settings).compactMap { path, settings in
            run.read(path, format: input.input, settings: settings)
        }
        if options.fix { files = files.map { run.repair($0, isDryRun: options.dryRun) } }
        run.lint(files)
        try await Ending.onFailure { [run] in try LintOutput(options, isTaken: printsSpec).print(run) }
        if let status = run.status(failOn: options.failOn) { throw status }
    }
}
