import TabModel

/// The tables of docs/spec-format.md, made of the rows of the keys.
enum FormatTables {
    /// The tables by the heading below which they appear.
    static let all = [
        "Tab view": table(TabViewKeys.all.map { line($0.row, $0.usual) }),
        "Tabs and sections": table(entries, with: "On"),
        "Switches": table(SwitchKeys.all.map { line($0.row, $0.usual) }),
    ]

    /// The keys of tabs, each with those that have it, then the keys that only sections have.
    private static var entries: [String] {
        let sections = Dictionary(uniqueKeysWithValues: EntryKeys.section.map { ($0.name, $0) })
        let tabs = Set(EntryKeys.tab.map(\.name))
        let ofTabs = EntryKeys.tab.map { key in
            let other = sections[key.name]?.row.text
            let text = other.map { $0 == key.row.text ? $0 : "\(key.row.text) \($0)" } ?? key.row.text
            return line(key.row, key.usual, text, on: other == nil ? "tab" : "both")
        }
        return ofTabs
            + EntryKeys.section.filter { !tabs.contains($0.name) }.map { line($0.row, $0.usual, on: "section") }
    }

    private static func line(
        _ row: KeyRow,
        _ usual: KeyValue,
        _ text: String? = nil,
        on owner: String? = nil
    ) -> String {
        let cells =
            ["`\(row.name)`"] + [owner].compactMap(\.self) + [row.shape.cell, usual.cell, marked(text ?? row.text)]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    /// A sentence with the names of modifiers, such as `help(_:)`, set as code.
    private static func marked(_ text: String) -> String { text.replacing(/\w+\(\w+:\)/) { "`\($0.output)`" } }

    private static func table(_ lines: [String], with owner: String? = nil) -> String {
        let heads = ["Key"] + [owner].compactMap(\.self) + ["Value", "Default", "Meaning"]
        let rule = "|" + heads.map { _ in "---|" }.joined()
        return (["| " + heads.joined(separator: " | ") + " |", rule] + lines).joined(separator: "\n")
    }
}

extension Shape {
    /// The valid values, as a cell of a table.
    fileprivate var cell: String {
        switch self {
        case .text: "string"
        case .bool: "`true`, `false`"
        case .wholeNumber, .number: "integer"
        case .textOrWholeNumber: "string or integer"
        case .choice(let choice): choice.words.map { "`\($0)`" }.joined(separator: ", ")
        case .path(let kind): "path of \(kind.noun)"
        case .color: "`#RRGGBB`"
        case .reasons: "`{ \"R5.19\": \"reason\" }`"
        case .orNull(let shape): "\(shape.cell) or `null`"
        case .list(let element, _, _): "array of \(element.cell)"
        case .either(let first, let second): "\(first.cell), or \(second.cell)"
        case .object(let object) where object.needsKey: "object of texts by language"
        case .object(let object) where object.keys.count > 4: "object"
        case .object(let object): "`{\(object.keys.map(\.name).joined(separator: ", "))}`"
        case .map, .conditions, .anyObject: "object"
        case .condition: "name of a condition"
        case .entry: "tabs and sections"
        }
    }
}

extension KeyValue {
    /// The default, as a cell of a table; empty where nothing is the default.
    fileprivate var cell: String {
        switch self {
        case .nothing: ""
        case .flag(let flag): "`\(flag)`"
        case .number(let number): "`\(number)`"
        case .word(let word), .text(let word): "`\(word)`"
        case .list(let elements): elements.map(\.cell).joined(separator: ", ")
        case .members(let members): members.first.map(\.value.cell) ?? ""
        }
    }
}
