import Concurrency
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
            Lists the keys or values that are valid at a position in a spec, with their meanings: those of the format, \
            values of the other tabs, and names of symbols.
            """,
            AgentReader.arguments.filter { $0.name != AgentReader.tabView } + place
        ) { arguments in
            let read = try await reader.read(arguments)
            guard let text = read.named.text else {
                throw AgentFailure("Swift source can't be completed. Pass a spec.")
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
            let completions = assistant.completions(at: places.unit(at: places.byte(at: location)))?.completions ?? []
            let lines = completions.map { one in
                [one.label, one.detail, one.text].filter { !$0.isEmpty }.joined(separator: " — ")
            }
            return [.lines(lines.isEmpty ? ["There is nothing to complete at this position."] : lines)]
        }
    }

    /// The tool that reads the tab views of Swift source.
    var importSwift: AgentTool {
        tool(
            "import_swift",
            title: "Read SwiftUI source",
            """
            Reads an app's SwiftUI source without building it, and returns its tab views as specs. Marks values that \
            can't be determined from the source.
            """,
            [
                AgentArgument("file", "The path of a Swift file, or of an app's directory.", isRequired: true),
                AgentArgument(
                    AgentReader.tabView,
                    "Return only the tab view with this name, such as ContentView.body."
                ),
            ]
        ) { arguments in
            let file = try arguments.text("file")
            let reading = try await reader.project(at: reader.files.absolutePath(file), named: file).read()
            let name = try arguments.optionalText(AgentReader.tabView)
            let views =
                try name.map { [try reading.tabView(named: $0, option: AgentReader.tabView)] } ?? reading.tabViews
            guard !views.isEmpty else { throw reading.nothingFound }
            let remarks = (name == nil ? reading.diagnostics : []).map(\.line)
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
            Draws a SwiftUI TabView on a device, as a PNG. Requires a Chromium-based browser on this machine; resolve \
            describes the same layout in words.
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
            return try await mutex.withLock {
                try Task.checkCancellation()
                return try await withExportResources { resources in
                    let run = ExportRun(
                        spec: spec,
                        named: read.named,
                        customization: nil,
                        view: page.viewState(environment),
                        scale: scale,
                        writer: SwiftUIWriter(minimumOS: .v18, prefix: .none, only: nil),
                        settings: settings,
                        resources: resources
                    )
                    return [.picture(try await run.bytes(as: .png))]
                }
            }
        }
    }
}
