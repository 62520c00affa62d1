import ArgumentParser
import TabModel
import TabResolver
import TabSpecCoding

/// `tabpreview resolve`: what a spec becomes on one device, or on all.
struct Resolve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints the layout a spec gets on a device, with the reason for every placement."
    )

    @OptionGroup var input: SpecInput
    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var acts: ActOptions
    @Option(name: .long, help: ArgumentHelp("A stored customization to apply.", valueName: "file"))
    var customization: String?
    @Option(name: .long, help: "A profile's name; only `serve` keeps profiles, so it has no effect here.")
    var profile: String?
    @Flag(name: .long, help: "Every platform, size class and OS in one answer, as a table or as JSON.")
    var all = false
    @Option(name: .long, help: "How the layout is written.") var format = OutputFormat.text
    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if let profile { try ProfileOption.validate(profile) }
    }

    func run() async throws {
        let settings = try await shared.settings()
        let decoded = try await Ending.onFailure { try input.decode() }
        guard let spec = decoded.spec else { throw DiagnosticPrinter.refuse(decoded.diagnostics, format: format) }
        environment.warnings(for: spec, all: all).forEach(warn)
        let stored = try await readCustomization()
        let resolver = LayoutResolver(spec, file: input.file, switchedOff: Set(settings.lintOff))
        let environments = all ? EnvironmentTable.all(like: environment.environment) : [environment.environment]
        let layouts = environments.map { start in
            let (environment, warnings) = acts.outcome(resolver, from: start, customization: stored)
            if !all { warnings.forEach(warn) }
            return (environment: environment, layout: resolver.layout(in: environment, customization: stored))
        }
        try write(layouts)
    }

    private func warn(_ sentence: String) {
        Streams.message("tabpreview: warning: \(TerminalText.escaped(sentence))")
    }

    private func readCustomization() async throws -> TabViewCustomization? {
        guard let customization else { return nil }
        return try await Ending.onFailure { try CustomizationInput.read(customization, format: format) }
    }

    private func write(_ layouts: [(environment: ResolutionEnvironment, layout: TabLayout)]) throws {
        switch format {
        case .text where all: try Streams.output(LayoutTable(layouts: layouts).text)
        case .text:
            for (environment, layout) in layouts {
                let text = LayoutText(environment: environment, layout: layout, tellsState: !acts.then.isEmpty)
                try Streams.output(text.text)
            }
        case .json where all: try Streams.output(table(of: layouts).text([.pretty, .sortedKeys]))
        case .json: try layouts.forEach { try Streams.output(LayoutCoding.json($0.layout)) }
        }
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
