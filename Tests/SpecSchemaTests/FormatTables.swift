import SpecSchema

/// The tables of docs/spec-format.md, made of the rows of the keys.
enum FormatTables {
    /// The tables by the heading below which they appear.
    static let all = [
        "Tab view": table(TabViewKeys.all.map { Row($0.row, $0.usual) }),
        "Tabs": table(EntryKeys.tab.map { Row($0.row, $0.usual) }),
        "Sections": table(EntryKeys.section.map { Row($0.row, $0.usual) }),
        "Switches": table(SwitchKeys.all.map { Row($0.row, $0.usual) }),
    ]

    private struct Row {
        let row: KeyRow
        let usual: KeyValue

        init(_ row: KeyRow, _ usual: KeyValue) {
            self.row = row
            self.usual = usual
        }
    }

    private static func table(_ rows: [Row]) -> String {
        let lines = rows.map { one in
            "| `\(one.row.name)` | \(one.row.shape.cell) | \(one.usual.cell) | \(one.row.text) |"
        }
        return (["| Key | Value | Default | Meaning |", "|---|---|---|---|"] + lines).joined(separator: "\n")
    }
}

extension Shape {
    /// What a value may be, as a cell of a table.
    fileprivate var cell: String {
        switch self {
        case .text: "string"
        case .bool: "`true`, `false`"
        case .wholeNumber: "integer"
        case .textOrWholeNumber: "string or integer"
        case .choice(let choice): choice.words.map { "`\($0)`" }.joined(separator: ", ")
        case .imagePath: "path of an image"
        case .reasons: "`{ \"R5.19\": \"reason\" }`"
        case .orNull(let shape): "\(shape.cell) or `null`"
        case .list(let element, _): "array of \(element.cell)"
        case .either(let first, let second): "\(first.cell), or \(second.cell)"
        case .object(let object): "`{\(object.keys.map(\.name).joined(separator: ", "))}`"
        case .map, .anyObject: "object"
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
