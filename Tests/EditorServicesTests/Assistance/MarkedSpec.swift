import EditorServices
import TabResolver
import TabSpecCoding

/// A string with a bar `|` where the cursor is.
struct MarkedSpec {
    let text: String
    let offset: Int
    let format: SpecFormat

    /// The symbols that the tests can draw.
    static let symbols = KnownSymbols(names: [
        "house", "house.fill", "bell", "bell.fill", "gearshape", "gearshape.fill", "magnifyingglass", "person.2",
        "square.and.pencil", "calendar",
    ])

    init(_ marked: String, _ format: SpecFormat) {
        let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        text = parts.joined()
        offset = parts[0].utf16.count
        self.format = format
    }

    var assistant: SpecAssistant { Self.assistant(text, format) }

    /// Help for a string without a mark.
    static func assistant(_ text: String, _ format: SpecFormat) -> SpecAssistant {
        SpecAssistant(text, format: format, file: "tabs.\(format.rawValue)", symbols: symbols)
    }

    /// The labels that are offered.
    var labels: [String] { assistant.completions(at: offset)?.completions.map(\.label) ?? [] }

    /// The text once a completion was taken; nil if it is not offered.
    func completed(with label: String) -> String? {
        guard let list = assistant.completions(at: offset),
            let found = list.completions.first(where: { $0.label == label })
        else { return nil }
        return Self.changed(text, [TextEdit(start: list.start, end: list.end, text: found.insert)])
    }

    /// A string after edits in its order.
    static func changed(_ text: String, _ edits: [TextEdit]) -> String {
        var units = Array(text.utf16)
        for edit in edits.reversed() { units.replaceSubrange(edit.start..<edit.end, with: edit.text.utf16) }
        return String(decoding: units, as: UTF16.self)
    }
}
