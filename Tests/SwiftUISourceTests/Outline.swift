@testable import SwiftUISource
import TabModel
import TabSpecCoding

/// A reading as text: a line for each view, entry and remark, as the goldens have it.
struct Outline {
    private(set) var text = ""

    init(_ reading: ProjectReading) {
        for view in reading.tabViews { add(view) }
        for diagnostic in reading.diagnostics { text += diagnostic.line + "\n" }
    }

    private mutating func add(_ view: TabViewReading) {
        let value = ImportResult.value(ProjectReading(tabViews: [view], diagnostics: []))
        guard case .array(let views)? = value["tabViews"], let spec = views.first?["spec"] else { return }
        let place = view.place.location
        text += "\(view.name): \(view.kind.rawValue) at \(view.place.file):\(place.line):\(place.column)\n"
        text += "    files \(view.files.joined(separator: ", "))\n"
        for asset in view.assets { text += "    \(asset.kind.rawValue) \(asset.name) in \(asset.folder)\n" }
        let own = spec.members.filter { $0.key != "tabs" && $0.key != "conditions" }
        if !own.isEmpty { text += "    \(JSONValue.object(own).text())\n" }
        for condition in spec["conditions"]?.members ?? [] {
            text += "    condition \(condition.key) \(condition.value.text())\n"
        }
        if case .array(let entries)? = spec["tabs"] { for entry in entries { add(entry, depth: 1) } }
        for diagnostic in view.diagnostics { text += "    \(diagnostic.line)\n" }
    }

    private mutating func add(_ entry: JSONValue, depth: Int) {
        let place = entry["at"].map { "\($0["line"]?.text() ?? "")·\($0["column"]?.text() ?? "")" } ?? ""
        let members = entry.members.filter { !["at", "tabs", "image"].contains($0.key) }
        text += String(repeating: "    ", count: depth) + "\(place) \(JSONValue.object(members).text())\n"
        if case .array(let entries)? = entry["tabs"] { for inner in entries { add(inner, depth: depth + 1) } }
    }
}
