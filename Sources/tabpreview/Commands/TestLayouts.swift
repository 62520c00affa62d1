import ArgumentParser
import TabModel
import TabReports
import TabSpecCoding

/// The command `tabpreview test`, which compares layouts with the accepted ones.
struct TestLayouts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compare layouts with those that you have accepted.",
        discussion: """
            Without a file, uses the first of tabs.json, tabs.yaml, tabs.yml in the working directory. For a \
            directory, tests all specs and Swift source in it. Accepted layouts are stored in a lock file beside the \
            spec, such as tabs.yaml.layouts; commit it. test.matrices in tabpreview.json determines the devices.

            Exits with 0 if all layouts match, 2 if one differs or there is no lock file, 1 if a spec or a lock file \
            has errors, 64 if the command line is invalid, 66 if a file doesn't exist or there is no spec, 69 if \
            tabpreview-swiftui isn't built or didn't read all of the source, 74 if a file can't be read or written. If \
            several codes apply, the highest is used, but 1 before 2.
            """
    )

    @OptionGroup var input: SpecArguments
    @OptionGroup(title: "Swift source") var flags: BuildFlagOptions
    @OptionGroup var options: TestOptions
    @OptionGroup var watching: WatchOptions
    @OptionGroup(title: "General") var shared: SharedOptions

    func validate() throws {
        if input.readsStandardInput {
            throw ValidationError(
                "The lock file is stored beside the tested file, so standard input can't be tested. Name a file."
            )
        }
        try watching.check(input.files, ("--update", options.update), ("--pictures", options.pictures != nil))
        if let name = input.files.first(where: SpecSource.isRevision) {
            throw ValidationError(
                "The lock file is stored beside the tested file, and \(name.quoted) is in Git. Name the file."
            )
        }
        try options.checkPictures()
    }

    func run() async throws {
        guard !watching.watch else { return await watchedRun.run() }
        let (run, _) = try await test()
        try await ExitReason.onFailure { [run] in
            try print(run)
            if let folder = options.pictures {
                let pictures = TestPictures(
                    folder: folder,
                    base: options.base ?? "HEAD",
                    threshold: options.threshold ?? 0
                )
                try await pictures.draw(run.differing)
            }
        }
        if let status = run.status { throw status }
    }

    /// Reads and compares all inputs without printing anything.
    private func test() async throws -> (run: TestRun, sources: [SpecSource]) {
        let sources = try await input.sources(SwiftChoice(flags: flags.define), shared, adding: flags.commandLine)
        for (_, settings) in sources { try options.check(in: settings.testMatrices) }
        var run = TestRun(matrices: Set(options.matrix), isUpdating: options.update)
        for (source, settings) in sources { await run.test(source, settings) }
        for folder in input.files where SpecFolder.isFolder(folder) { run.testLocks(in: SpecFolder(path: folder)) }
        return (run, sources.map(\.source))
    }

    private func print(_ run: TestRun) throws(FileFailure) {
        run.remarks.forEach(DiagnosticPrinter.print)
        run.warnAboutConditions()
        for case .failed(let text) in run.report.results.map(\.outcome) { Streams.error(text) }
        try Streams.outputWhole(Array(output(run.report).utf8))
    }

    private var watchedRun: WatchedRun {
        let files = WatchedFiles(input.files, shared)
        return WatchedRun(start: files, logger: Settings().logger("tabpreview")) { [files] in
            let (run, sources) = try await test()
            var read = files
            read.insert(sources.map { LayoutLockFile(of: $0).path })
            for named in run.specs { read.insert(named, shared) }
            return WatchedRun.Round(files: read) { try print(run) }
        }
    }

    private func output(_ report: LayoutTestReport) -> String {
        switch options.format {
        case .json: report.json
        case .markdown: report.markdown
        case .junit: report.junit
        default: report.textLines.map { TerminalStyle.standardOutput.text($0) + "\n" }.joined()
        }
    }
}
