import ArgumentParser
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// The command `tabpreview diff`, which compares two specs and reports the changes, the affected devices, and the
/// effects on users.
struct Diff: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two tab views on each platform.",
        discussion: """
            Also shows whether stored customizations still apply; with --sdk 26..27, shows what a rebuild changes.

            A spec is a file, - for standard input, or git:REV:PATH for a file in a Git revision; git::PATH is the \
            staged file. PATH is relative to the repository's root, ./PATH to the working directory. Each of these can \
            also be Swift source: a .swift file, or an app's directory that contains no spec.

            Exits with 2 if a --fail-on condition is met, 1 if a spec is invalid or Swift source has no tab view, 64 \
            if the command line is invalid or --view names no tab view, 66 if a file or revision doesn't exist, 69 if \
            tabpreview-swiftui isn't built or didn't read all of the source, 74 if a file or revision can't be read.
            """
    )

    @Argument(help: "The old spec or Swift source.", completion: .file()) var old: String
    @Argument(help: "The new spec or Swift source. Omit it with two SDKs.", completion: .file()) var new: String?
    @OptionGroup(title: "Swift source") var swift: SwiftOptions
    @OptionGroup var options: DiffOptions
    @OptionGroup(title: "General") var shared: SharedOptions

    func validate() throws {
        if [old, new, options.customization].count(where: { $0 == "-" }) > 1 {
            throw ValidationError("Only one of the files can be - (standard input).")
        }
        switch (options.sdk, new) {
        case (.rebuild, .some):
            throw ValidationError("--sdk with two SDKs compares one file with itself. Name one file.")
        case (.rebuild, nil) where options.customization != nil:
            throw ValidationError("--customization has no effect with two SDKs: a rebuild keeps stored customizations.")
        case (.one, nil), (nil, nil):
            throw ValidationError("Name two files, or one file and two SDKs, such as --sdk 26..27.")
        default: break
        }
    }

    /// The two specs.
    private var sources: [SpecSource] {
        get throws {
            let choice = swift.choice(options.language.locale)
            return try [old, new].compactMap(\.self).map {
                try SpecSource(revisionOrPath: $0, format: options.input, swift: choice)
            }
        }
    }

    func run() async throws {
        let sources = try sources
        try SpecSource.check(swift.choice(nil), among: sources)
        let settings = try await shared.settings(for: sources.last?.settingsFile, adding: swift.flags.commandLine)
        if case .rebuild(let from, let to)? = options.sdk {
            return try await rebuild(sources[0], from: from, to: to, settings)
        }
        let (specs, incomplete) = try await specs(sources, settings)
        let (before, now) = (specs[0], specs[1])
        try options.conditions.check(in: specs)
        let stored = try await ExitReason.onFailure {
            try options.customization.map { try CustomizationInput.read($0, format: diagnosticsFormat) }
        }
        let report = report(before, now, stored, names: sources.map(\.name))
        try write(report)
        if let incomplete { throw incomplete }
        if options.failOn.joined().contains(where: { $0.isMet(by: report) }) { throw ExitStatus.findings }
    }

    /// Reports the changes of a rebuild.
    private func rebuild(_ source: SpecSource, from: OSVersion, to: OSVersion, _ settings: Settings) async throws {
        let (specs, incomplete) = try await specs([source], settings)
        let spec = specs[0]
        try options.conditions.check(in: [spec])
        let resolver = LayoutResolver(spec, file: source.name, rules: settings.rules)
        let difference = RebuildDifference(
            spec,
            resolver,
            from: from,
            to: to,
            platforms: platforms,
            os: options.os,
            conditions: options.conditions.values
        )
        let report = RebuildReport(difference)
        switch options.format {
        case .json: try Streams.output(report.json)
        case .markdown: try Streams.output(report.markdown)
        default: try Streams.output(report.textLines.map { TerminalStyle.standardOutput.text($0) + "\n" }.joined())
        }
        if let incomplete { throw incomplete }
        if options.failOn.joined().contains(where: { $0.isMet(by: difference) }) { throw ExitStatus.findings }
    }

    private var platforms: [Platform]? {
        let platforms = Set(options.platform.joined())
        return platforms.isEmpty ? nil : Platform.allCases.filter(platforms.contains)
    }

    /// Reads the specs; the exit code is nil unless a part of their source was not read.
    private func specs(_ sources: [SpecSource], _ settings: Settings) async throws -> ([TabSpec], ExitCode?) {
        var read: [NamedSpec] = []
        var failures: [FileFailure] = []
        // All specs are read before one is refused, so that all errors are reported at once.
        for source in sources {
            do throws(FileFailure) {
                read.append(try await source.spec(settings))
            } catch {
                failures.append(error)
            }
        }
        // Unknown values are the same in most specs, but an omitted file may contain the difference.
        let remarks = read.flatMap(\.remarks)
        remarks.filter { $0.severity == .warning }.forEach(DiagnosticPrinter.print)
        let specs = read.compactMap(\.decoded.spec)
        guard failures.isEmpty, specs.count == sources.count else {
            failures.forEach { Streams.error($0.text) }
            let failed = ExitStatus.weightiest(of: failures.map(\.status))
            guard read.contains(where: { $0.decoded.spec == nil }) else { throw failed ?? ExitStatus.file }
            let mistakes = read.flatMap(\.decoded.diagnostics)
            let refusal = DiagnosticPrinter.refuse(mistakes, format: diagnosticsFormat)
            throw failed ?? refusal
        }
        return (specs, remarks.incompleteStatus)
    }

    private func report(
        _ before: TabSpec,
        _ now: TabSpec,
        _ stored: TabViewCustomization?,
        names: [String]
    ) -> DifferenceReport {
        let sdk: OSVersion? = if case .one(let sdk)? = options.sdk { sdk } else { nil }
        let difference = SpecDifference(
            old: before,
            new: now,
            platforms: platforms,
            os: options.os,
            sdk: sdk,
            locale: options.language.locale,
            conditions: options.conditions.values
        )
        return DifferenceReport(
            difference,
            outcome: difference.outcome(of: stored),
            oldName: names[0],
            newName: names[1]
        )
    }

    private func write(_ report: DifferenceReport) throws(ExitCode) {
        switch options.format {
        case .json: try Streams.output(report.json)
        case .markdown: try Streams.output(report.markdown)
        default: try Streams.output(report.textLines.map { TerminalStyle.standardOutput.text($0) + "\n" }.joined())
        }
    }

    private var diagnosticsFormat: OutputFormat { options.format == .json ? .json : .text }
}
