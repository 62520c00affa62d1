public import TabModel

/// Writes resolved layouts (the format, form 4).
public enum LayoutCoding {
    /// The layout as text: keys sorted, two spaces a level, a newline at the end; equal layouts give equal bytes.
    public static func json(_ layout: TabLayout) -> String {
        value(layout).text([.pretty, .sortedKeys])
    }

    /// The layout as a value, to be in a larger document.
    public static func value(_ layout: TabLayout) -> JSONValue {
        [
            "accessory": .string(layout.accessory.rawValue),
            "bar": layout.bar.map(bar) ?? .null,
            "canEdit": .object(
                layout.canEdit.map { JSONMember($0.key, rights($0.value)) }.sorted { $0.key.precedes($1.key) }
            ),
            "chrome": .string(layout.chrome.rawValue),
            "findings": .array(layout.findings.map(DiagnosticCoding.value)),
            "highlighted": highlight(layout.highlighted),
            "notes": .array(layout.notes.map(note)),
            "pages": layout.pages.map(pages) ?? .null,
            "selection": JSONValue(layout.selection),
            "shown": JSONValue(layout.shown),
            "sidebar": layout.sidebar.map(sidebar) ?? .null,
        ]
    }

    private static func highlight(_ highlight: TabLayout.Highlight?) -> JSONValue {
        switch highlight {
        case .entry(let id): .string(id)
        case .more: "$more"
        case nil: .null
        }
    }

    private static func rights(_ rights: EditRights) -> JSONValue {
        [
            "addToBar": .bool(rights.addToBar),
            "hide": .bool(rights.hide),
            "moveInBar": .bool(rights.moveInBar),
            "moveInSection": .bool(rights.moveInSection),
            "removeFromBar": .bool(rights.removeFromBar),
        ]
    }

    private static func note(_ note: Note) -> JSONValue {
        [
            "certainty": .string(note.certainty.rawValue),
            "entry": JSONValue(note.entry),
            "rule": .string(note.rule),
            "text": .string(note.text),
        ]
    }
}
