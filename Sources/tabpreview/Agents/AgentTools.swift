import ArgumentParser
import Concurrency
import EditorServices
import PreviewCore
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// The tools for agents that work on specs.
///
/// They write nothing.
struct AgentTools: Sendable {
    let reader: AgentReader
    /// The settings from the start, so that a configuration file that an agent writes later can't name a program to
    /// run.
    let settings: Settings
    /// The mutex of the pictures, which are drawn one at a time, because a browser may take gigabytes.
    let mutex = AsyncMutex()

    /// All tools.
    var all: [AgentTool] { [lint, resolve, explain, compare, complete, importSwift, picture] }

    /// Returns a tool whose failures are sentences.
    func tool(
        _ name: String,
        title: String,
        _ text: String,
        _ arguments: [AgentArgument],
        run: @escaping @Sendable (RPCParameters) async throws -> [AgentContent]
    ) -> AgentTool {
        AgentTool(name, title: title, text, arguments: arguments) { parameters in
            do {
                return try await run(parameters)
            } catch let failure as AgentFailure {
                throw AgentFailure(failure.text.plainLines)
            } catch let failure as FileFailure {
                throw AgentFailure(failure.text.plainLines)
            } catch let error as ValidationError {
                throw AgentFailure(error.message.plainLines)
            }
        }
    }
}

extension AgentContent {
    /// Returns lines with texts of specs and files, safe for the terminal of the agent's user (S38).
    static func lines(_ lines: [String]) -> Self { .text(TerminalText.lines(lines)) }
}

extension AgentTools {
    private var lint: AgentTool {
        tool(
            "lint",
            title: "Lint a tab view",
            """
            Reports errors and questionable choices in a SwiftUI TabView, each with its location, its rule and a fix. \
            With fix, also returns the spec with the obvious fixes applied; no file is changed.
            """,
            AgentReader.arguments + AgentOptions.devices + [
                AgentArgument("fix", "Also return the spec's text with the obvious fixes applied.", kind: .flag)
            ]
        ) { arguments in
            let (read, said) = try await reader.readAll(arguments)
            let options = try AgentOptions.read(LintOptions.self, AgentOptions.devices, in: arguments)
            let lint = SpecLint(
                platforms: options.platform.isEmpty ? nil : Array(options.platform.joined()),
                os: Array(options.os.joined()),
                sdk: Array(options.sdk.joined()),
                locale: options.language.locale,
                symbols: read.first?.settings.symbols
            )
            let mistakes = read.flatMap { one in
                one.named.remarks + (one.named.decoded.spec == nil ? one.named.decoded.diagnostics : [])
            }
            let findings = lint.findings(in: read.compactMap { one in one.named.decoded.spec.map(one.linted) })
            let text = LintText(LintReport(files: read.map(\.named.name), diagnostics: mistakes + findings))
            let contents = AgentContent.lines(said + text.lines.map(\.text) + [text.summary])
            guard try arguments.flag("fix") else { return [contents] }
            return [contents] + read.compactMap { one in one.named.text.map { .text(fixed($0, of: one, lint)) } }
        }
    }

    private func fixed(_ text: NamedSpec.Text, of read: AgentSpec, _ lint: SpecLint) -> String {
        let repaired = SpecRepairing.repaired(
            text.bytes,
            format: text.format,
            file: read.named.name,
            limits: text.limits
        ) { lint.findings(in: [read.linted($0)]) }
        return repaired.repairs.isEmpty
            ? "There is no obvious fix." : String(decoding: repaired.bytes, as: UTF8.self)
    }

    private var resolve: AgentTool {
        tool(
            "resolve",
            title: "Lay out a tab view",
            """
            Describes the layout of a SwiftUI TabView on a device: the tabs in its bar, in More and in its sidebar, \
            the selection, and the rule behind each placement. With all, prints one line for each device, width and \
            OS.
            """,
            AgentReader.arguments + AgentOptions.device + [
                AgentArgument("all", "Return a table of all devices instead.", kind: .flag)
            ]
        ) { arguments in
            let read = try await reader.read(arguments)
            let spec = try read.spec()
            let options = try AgentOptions.read(EnvironmentOptions.self, AgentOptions.device, in: arguments)
            try options.conditions.check(in: [spec])
            let isWhole = try arguments.flag("all")
            let resolver = SpecLint().resolver(read.linted(spec))
            var environment = options.environment
            environment.direction = environment.direction ?? spec.locale(environment.locale).direction
            let environments = isWhole ? EnvironmentTable.all(of: spec, like: environment) : [environment]
            let layouts = environments.map { environment in
                let layout = resolver.layout(in: environment, customization: nil, findingsOn: [environment.platform])
                return (environment: environment, layout: layout)
            }
            let lines =
                isWhole
                ? LayoutTable(layouts: layouts, width: 120).lines
                : layouts.flatMap {
                    LayoutText(environment: $0.environment, layout: $0.layout, name: resolver.name).lines
                }
            let warnings = options.warnings(for: spec, all: isWhole).map { "Note: \($0)" }
            return [.lines(warnings + lines.map(\.text))]
        }
    }

    private var compare: AgentTool {
        let sides = [
            AgentArgument("beforeFile", "The path of the old spec or Swift source."),
            AgentArgument("beforeText", "The text of the old spec, instead of a file."),
            AgentArgument("afterFile", "The path of the new spec or Swift source."),
            AgentArgument("afterText", "The text of the new spec, instead of a file."),
        ]
        return tool(
            "compare",
            title: "Compare two tab views",
            """
            Lists the changes between two SwiftUI TabViews, the devices that show them, and whether stored \
            customizations still apply.
            """,
            sides + AgentOptions.devices
        ) { arguments in
            let specs = try await [side("before", arguments), side("after", arguments)]
            let options = try AgentOptions.read(DiffOptions.self, AgentOptions.devices, in: arguments)
            let platforms = Set(options.platform.joined())
            if case .rebuild? = options.sdk { throw AgentFailure("\"sdk\" accepts one SDK here, such as 27.") }
            let sdk: OSVersion? = if case .one(let sdk)? = options.sdk { sdk } else { nil }
            let difference = SpecDifference(
                old: try specs[0].spec(),
                new: try specs[1].spec(),
                platforms: platforms.isEmpty ? nil : Platform.allCases.filter(platforms.contains),
                os: options.os,
                sdk: sdk,
                locale: options.language.locale
            )
            let (outcome, names) = (difference.outcome(of: nil), specs.map(\.named.name))
            let report = DifferenceReport(difference, outcome: outcome, oldName: names[0], newName: names[1])
            return [.text(report.markdown)]
        }
    }

    private func side(_ name: String, _ arguments: RPCParameters) async throws -> AgentSpec {
        let keys = (file: "\(name)File", text: "\(name)Text")
        let file = try arguments.optionalText(keys.file)
        let text = try arguments.optionalText(keys.text)
        return try await reader.read(file: file, text: text, format: nil, view: nil, keys: keys)
    }
}
