import ArgumentParser
import Files
import Foundation
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// The command `tabpreview lint`, which reports errors and questionable choices in specs, and applies obvious fixes.
struct Lint: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Report errors and risky choices, and fix some.",
        discussion: """
            Without a file, uses the first of tabs.json, tabs.yaml, tabs.yml in the working directory. For a \
            directory, checks all specs and Swift source in it. The report goes to standard output. If the fixed spec \
            or the changes go to standard output, the report goes to standard error.

            Exits with 0 if nothing reaches --fail-on, 2 if something does, 1 if a spec has errors, 64 if the command \
            line is invalid or --view names no tab view, 66 if a file doesn't exist or there is no spec, 69 if \
            tabpreview-swiftui isn't built or didn't read all of the source, 74 if a file can't be read or written. If \
            several codes apply, the highest is used, but 1 before 2.

            To suppress a finding, add its rule and a reason under "lint" in the spec or in the entry, or disable the \
            rule with --off or lint.off in tabpreview.json. Swift source is never changed: --fix describes the fixes \
            and their locations.
            """
    )

    @OptionGroup var input: SpecArguments
    @OptionGroup(title: "Swift source") var swift: SwiftOptions
    @OptionGroup var options: LintOptions
    @OptionGroup var watching: WatchOptions
    @OptionGroup var symbols: SymbolOptions
    @OptionGroup(title: "General") var shared: SharedOptions

    func validate() throws {
        if let rule = input.files.first(where: { SpecLint.isRule($0) && RealPath.of($0) == nil }) {
            throw ValidationError("\"\(rule)\" is a rule, not a spec. To print the rule, run: tabpreview rules \(rule)")
        }
        try watching.check(input.files, ("--update", options.update))
        if options.fix, let name = input.files.first(where: SpecSource.isRevision) {
            throw ValidationError("--fix changes files, and \(name.quoted) is in Git. Name the file.")
        }
        if options.dryRun, !options.fix {
            throw ValidationError("--dry-run requires --fix.")
        }
        if input.readsStandardInput, options.customization == "-" {
            throw ValidationError(
                "The spec and the customization can't both come from standard input. Name a file for one of them."
            )
        }
        if printsSpec, options.format != .text {
            let what = options.dryRun ? "the changes" : "the fixed spec"
            throw ValidationError("--fix prints \(what) to standard output here, so --format must be text.")
        }
    }

    /// A Boolean value that indicates whether the repaired spec, or the changes, go to standard output.
    private var printsSpec: Bool { options.fix && (options.dryRun || input.readsStandardInput) }

    func run() async throws {
        guard !watching.watch else { return await watchedRun.run() }
        let run = try await lint()
        try print(run)
        if let status = run.status(failOn: options.failOn) { throw status }
    }

    /// Reads and lints all inputs without printing anything.
    private func lint() async throws -> LintRun {
        let inputs = try await input.sources(
            swift.choice(options.language.locale),
            shared,
            adding: symbols.commandLine.merging(swift.flags.commandLine) { $1 },
            isQuiet: options.quiet
        )
        let sources = try await ExitReason.onFailure { try input.linted(inputs) }
        if options.showsRules { try await ExitReason.onFailure { try InputFile.rules() } }
        let symbols = try await ExitReason.onFailure {
            try ThemeDirectories(settings: sources[0].settings).knownSymbols()
        }
        let baseline = try await readBaseline()
        var run = LintRun(options.lint(symbols.symbols), saying: symbols.diagnostics)
        if let customization = options.customization { run.readCustomization(customization) }
        var specs: [LintedInput] = []
        for (source, settings) in sources { specs += await run.read(source, settings) }
        if !options.quiet, let hint = sources.map(\.source).hintOfSeparateApps(for: run.remarks) {
            Streams.warning(hint)
        }
        if specs.isEmpty, run.report.failures.isEmpty {
            try await ExitReason.onFailure { throw SpecsRead.nothingIncluded(in: input.files) }
        }
        if !options.conditions.values.isEmpty {
            try options.conditions.check(in: specs.compactMap(\.named.decoded.spec))
        }
        if options.fix { specs = specs.map { run.repair($0, isDryRun: options.dryRun) } }
        run.lint(specs)
        if let baseline {
            try await ExitReason.onFailure {
                try run.accept(by: baseline, isWhole: options.isWhole && swift.view == nil)
            }
        }
        run.hide(below: options.reported)
        return run
    }

    private func print(_ run: LintRun) throws {
        do { try LintOutput(options, isTaken: printsSpec).print(run) } catch {
            Streams.error(error.text)
            throw error.status
        }
    }

    private var watchedRun: WatchedRun {
        var files = WatchedFiles(input.files, shared, others: [options.baseline, options.customization])
        files.insert(folder: symbols.symbols)
        return WatchedRun(start: files, logger: Settings().logger("tabpreview")) { [files] in
            let run = try await lint()
            var read = files
            for input in run.inputs {
                read.insert(input.named, shared)
                read.insert(folder: input.settings.symbols)
            }
            return WatchedRun.Round(files: read) { try print(run) }
        }
    }

    /// Reads the baseline, if one is named; a damaged one ends the command.
    private func readBaseline() async throws -> BaselineFile? {
        guard let path = options.baseline else { return nil }
        let baseline = try await ExitReason.onFailure { try BaselineFile(at: path, isUpdating: options.update) }
        if let mistake = baseline.mistake { throw DiagnosticPrinter.refuse([mistake], format: .text) }
        return baseline
    }
}
