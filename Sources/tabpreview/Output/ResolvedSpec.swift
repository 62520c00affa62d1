import TabModel
import TabReports
import TabSpecCoding

/// The result of `resolve` for a spec: its layout, or a table of all its layouts.
struct ResolvedSpec {
    /// The place of the spec.
    let place: String
    let layouts: [(environment: ResolutionEnvironment, layout: TabLayout)]
    /// A Boolean value that indicates whether the layouts are all that exist, for a table.
    let isTable: Bool
    /// A Boolean value that indicates whether the chosen state is reported.
    let tellsState: Bool
    /// A closure that returns the name of an entry in reasons.
    let name: (EntryID) -> String?

    /// The heading of the spec, where there are several.
    var heading: ReportLine { ReportLine([.init(TerminalText.escaped(place), .heading)]) }

    /// The lines for reading, the last of them empty.
    var lines: [ReportLine] {
        if isTable { return LayoutTable(layouts: layouts, width: TerminalWidth.standardOutput).lines }
        return layouts.flatMap {
            LayoutText(environment: $0.environment, layout: $0.layout, name: name, tellsState: tellsState).lines
        }
    }

    /// The layout as JSON; `{"layouts": [{"environment", "layout"}]}` for all.
    var json: JSONValue { isTable ? .object([member]) : member.value }

    /// The JSON of one spec among several: `{"spec", "layout"}`, or `{"spec", "layouts"}`.
    var entry: JSONValue { .object([JSONMember("spec", .string(place)), member]) }

    private var member: JSONMember {
        guard isTable else { return JSONMember("layout", layouts.first.map { LayoutCoding.value($0.layout) } ?? .null) }
        let entries = layouts.map { entry in
            JSONValue.object([
                JSONMember("environment", EnvironmentCoding.value(entry.environment)),
                JSONMember("layout", LayoutCoding.value(entry.layout)),
            ])
        }
        return JSONMember("layouts", .array(entries))
    }
}
