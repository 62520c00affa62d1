import EditorServices
import PreviewCore
import PreviewProcesses
import TabSpecCoding
import SwiftUIWriting
import TabModel
import TabReports

extension AgentTools {
    /// The tool that completes keys and values at a place of a spec.
    var complete: AgentTool {
        let place = [
            AgentArgument("line", "The line, from 1.", kind: .number, isRequired: true),
            AgentArgument("column", "The column, from 1, in Unicode scalars.", kind: .number, isRequired: true),
        ]
        return tool(
            "complete",
            title: "Complete a spec",
            """
            The keys or values that can be written at a place of a spec, with what they mean: what the format knows, \
            values of the other tabs, names of symbols.
            """,
            AgentReader.arguments.filter { $0.name != AgentReader.tabView } + place
        ) { arguments in
            let read = try await reader.read(arguments)
            guard let text = read.named.text else {
                throw AgentFailure("Swift source can't be completed. Name a spec.")
            }
            let assistant = SpecAssistant(
                String(decoding: text.bytes, as: UTF8.self),
                format: text.format,
                file: read.named.name,
                symbols: read.settings.symbols,
                limits: text.limits
            )
            let places = TextPlaces(text.bytes)
            let location = SourceLocation(line: try arguments.number("line"), column: try arguments.number("column"))
            let found = assistant.completions(at: places.unit(at: places.byte(at: location)))?.completions ?? []
            let lines = found.map { one in
                [one.label, one.detail, one.text].filter { !$0.isEmpty }.joined(separator: " — ")
            }
            return [.lines(lines.isEmpty ? ["Nothing can be completed there."] : lines)]
        }
    }

    /// The tool that reads the tab views of Swift source.
    var importSwift: AgentTool {
        tool(
            "import_swift",
            title: "Read SwiftUI source",
            """
            Reads an app's SwiftUI source, without building it, and gives its tab views as specs, with what the source \
            doesn't tell.
            """,
            [
                AgentArgument("file", "The path of a Swift file, or of an app's directory.", isRequired: true),
                AgentArgument(AgentReader.tabView, "Only the tab view of this name, such as ContentView.body."),
            ]
        ) { arguments in
            let file = try arguments.text("file")
            let reading = try await reader.project(at: reader.files.absolutePath(file), named: file).read()
            let wanted = try arguments.optionalText(AgentReader.tabView)
            let views =
                try wanted.map { [try reading.tabView(named: $0, option: AgentReader.tabView)] } ?? reading.tabViews
            guard !views.isEmpty else { throw reading.nothingFound }
            let remarks = (wanted == nil ? reading.diagnostics : []).map(\.line)
            return (remarks.isEmpty ? [] : [.lines(remarks)]) + views.map(Self.content)
        }
    }

    private static func content(_ view: SwiftReading.TabView) -> AgentContent {
        let head = "\(view.name) (\(view.kind.rawValue), \(view.origin.text))".plainLine
        let spec = view.spec.withoutPlaces.text(.pretty)
        return .text(([head, spec] + view.diagnostics.map(\.line.plainLine)).joined(separator: "\n"))
    }

    /// The tool that draws a picture of a spec.
    var picture: AgentTool {
        let scale = AgentArgument("scale", "Pixels per point: 1, 2 or 3 (default: 1).", kind: .number)
        return tool(
            "picture",
            title: "Draw a tab view",
            """
            A picture (PNG) of a SwiftUI TabView on a device, as it would look. Needs a Chromium-based browser on this \
            machine; resolve gives the same in words.
            """,
            AgentReader.arguments + AgentOptions.page + AgentOptions.device + [scale]
        ) { arguments in
            let read = try await reader.read(arguments)
            let spec = try read.spec()
            let environment = try AgentOptions.read(EnvironmentOptions.self, AgentOptions.device, in: arguments)
            let page = try AgentOptions.read(PageOptions.self, AgentOptions.page, in: arguments)
            try environment.conditions.check(in: [spec])
            let scale = try arguments.optionalNumber("scale") ?? 1
            guard (1...3).contains(scale) else { throw AgentFailure("\"scale\": expected 1, 2 or 3.") }
            let run = ExportRun(
                spec: spec,
                named: read.named,
                customization: nil,
                view: page.viewState(environment),
                scale: scale,
                writer: SwiftUIWriter(minimumOS: .v18, prefix: .none, only: nil),
                settings: settings
            )
            await turn.take()
            defer { turn.end() }
            try Task.checkCancellation()
            return [.picture(try await run.bytes(as: .png))]
        }
    }
}
