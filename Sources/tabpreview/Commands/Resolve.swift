import ArgumentParser
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// The command `tabpreview resolve`, which prints the layout of a spec on one device, or on all.
struct Resolve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve",
        abstract: "Print layouts, with the reason for every placement.",
        discussion: """
            Without a file, uses the first of tabs.json, tabs.yaml, tabs.yml in the working directory. As JSON, \
            several specs are printed as {"specs": [{"spec": NAME, "layout": LAYOUT}]}. For Swift source, uses the \
            app's tab bar, or the tab view that --view names.
            """
    )

    @OptionGroup var input: SpecArguments
    @OptionGroup(title: "Swift source") var swift: SwiftOptions
    @OptionGroup(title: "Device") var environment: EnvironmentOptions
    @OptionGroup var acts: ActOptions
    @Option(name: .long, help: ArgumentHelp("A stored customization to apply.", valueName: "file"))
    var customization: String?
    @Flag(name: .long, help: "Print every platform, size class and OS, as a table or as JSON.")
    var all = false
    @OptionGroup var result: ResultFormat
    @OptionGroup(title: "General") var shared: SharedOptions

    private var format: OutputFormat { result.format }

    func run() async throws {
        let choice = swift.choice(environment.language.locale)
        let sources = try await input.sources(choice, shared, adding: swift.flags.commandLine)
        let batch = try await SpecBatch(sources, format: format)
        try batch.check(environment.conditions)
        batch.warn { environment.warnings(for: $0, all: all) }
        let stored = try await readCustomization()
        let resolved = batch.items.map { resolve($0, customization: stored) }
        switch format {
        case .text:
            for one in resolved { try write(batch.hasSeveral ? [one.heading] + one.lines : one.lines) }
        case .json where batch.hasSeveral:
            try Streams.output(
                JSONValue.object([JSONMember("specs", .array(resolved.map(\.entry)))]).text([.pretty, .sortedKeys])
            )
        case .json: try resolved.forEach { try Streams.output($0.json.text([.pretty, .sortedKeys])) }
        }
        try batch.end()
    }

    private func resolve(_ item: SpecBatch.Item, customization: TabViewCustomization?) -> ResolvedSpec {
        let (named, spec) = (item.named, item.spec)
        let resolver = LayoutResolver(
            spec,
            file: named.name,
            rules: item.settings.rules,
            images: named.images(of: spec)
        )
        var start = environment.environment
        start.direction = start.direction ?? spec.locale(start.locale).direction
        let environments = all ? EnvironmentTable.all(of: spec, like: start) : [start]
        let layouts = environments.map { start in
            let (environment, warnings) = acts.outcome(resolver, of: spec, from: start, customization: customization)
            if !all { warnings.forEach(warn) }
            // Findings about other devices would be confusing in the text of one device.
            let platforms = all ? spec.platforms : format == .json ? nil : [environment.platform]
            let layout = resolver.layout(in: environment, customization: customization, findingsOn: platforms)
            return (environment: environment, layout: layout)
        }
        return ResolvedSpec(
            place: named.place,
            layouts: layouts,
            isTable: all,
            tellsState: !acts.then.isEmpty,
            name: resolver.name
        )
    }

    private func warn(_ sentence: String) {
        Streams.warning(TerminalText.escaped(sentence))
    }

    private func readCustomization() async throws -> TabViewCustomization? {
        guard let customization else { return nil }
        return try await ExitReason.onFailure { try CustomizationInput.read(customization, format: format) }
    }

    private func write(_ lines: [ReportLine]) throws(ExitCode) {
        try Streams.output(lines.map { TerminalStyle.standardOutput.text($0) + "\n" }.joined())
    }
}
