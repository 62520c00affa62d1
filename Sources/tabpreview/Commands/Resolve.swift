import ArgumentParser
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// `tabpreview resolve`: what a spec becomes on one device, or on all.
struct Resolve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the layout of a spec on a device, with the reason for every placement."
    )

    @OptionGroup var input: SpecInput
    @OptionGroup var swift: SwiftOptions
    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var acts: ActOptions
    @Option(name: .long, help: ArgumentHelp("A stored customization to apply.", valueName: "file"))
    var customization: String?
    @Option(name: .long, help: "The profile's name. Has no effect here: only serve has profiles.")
    var profile: String?
    @Flag(name: .long, help: "Print every platform, size class and OS, as a table or as JSON.")
    var all = false
    @OptionGroup var result: ResultFormat
    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if let profile { try ProfileOption.validate(profile) }
    }

    private var format: OutputFormat { result.chosen }

    func run() async throws {
        let source = try input.source(swift.choice(environment.language.locale))
        let settings = try await shared.settings(for: source.settingsFile, adding: swift.flags.commandLine)
        let named = try await Ending.onFailure { try await source.spec(settings) }
        let spec = try DiagnosticPrinter.spec(of: named, format: format)
        try environment.conditions.check(in: [spec])
        environment.warnings(for: spec, all: all).forEach(warn)
        let stored = try await readCustomization()
        let resolver = LayoutResolver(
            spec,
            file: named.name,
            switchedOff: Set(settings.lintOff),
            images: named.images(of: spec)
        )
        var given = environment.environment
        given.direction = given.direction ?? spec.locale(given.locale).direction
        let environments = all ? EnvironmentTable.all(of: spec, like: given) : [given]
        let layouts = environments.map { start in
            let (environment, warnings) = acts.outcome(resolver, from: start, customization: stored)
            if !all { warnings.forEach(warn) }
            // Under one device in words, what is found about others would only confuse.
            let platforms = all || format == .json ? nil : [environment.platform]
            let layout = resolver.layout(in: environment, customization: stored, findingsOn: platforms)
            return (environment: environment, layout: layout)
        }
        switch format {
        case .text where all: try write(LayoutTable(layouts: layouts, width: TerminalWidth.standardOutput).lines)
        case .text: try layouts.forEach { try write(lines($0.environment, $0.layout, resolver)) }
        case .json where all: try Streams.output(table(of: layouts).text([.pretty, .sortedKeys]))
        case .json: try layouts.forEach { try Streams.output(LayoutCoding.json($0.layout)) }
        }
    }

    private func lines(
        _ environment: ResolutionEnvironment,
        _ layout: TabLayout,
        _ resolver: LayoutResolver
    ) -> [ReportLine] {
        let tellsState = !acts.then.isEmpty
        return LayoutText(environment: environment, layout: layout, name: resolver.name, tellsState: tellsState).lines
    }

    private func warn(_ sentence: String) {
        Streams.warning(TerminalText.escaped(sentence))
    }

    private func readCustomization() async throws -> TabViewCustomization? {
        guard let customization else { return nil }
        return try await Ending.onFailure { try CustomizationInput.read(customization, format: format) }
    }

    private func write(_ lines: [ReportLine]) throws(ExitCode) {
        try Streams.output(lines.map { TerminalStyle.standardOutput.text($0) + "\n" }.joined())
    }

    private func table(of layouts: [(environment: ResolutionEnvironment, layout: TabLayout)]) -> JSONValue {
        let entries = layouts.map { entry in
            JSONValue.object([
                JSONMember("environment", EnvironmentCoding.value(entry.environment)),
                JSONMember("layout", LayoutCoding.value(entry.layout)),
            ])
        }
        return .object([JSONMember("layouts", .array(entries))])
    }
}
