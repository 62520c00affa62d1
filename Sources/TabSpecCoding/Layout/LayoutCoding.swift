public import TabModel

/// A writer of resolved layouts.
public enum LayoutCoding {
    /// Returns the layout as text: keys sorted, two spaces a level, a newline at the end; equal layouts give equal
    /// bytes.
    public static func json(_ layout: TabLayout) -> String {
        value(layout).text([.pretty, .sortedKeys])
    }

    /// Returns the layout as a value, for a larger document.
    public static func value(_ layout: TabLayout) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("accessory", .string(layout.accessory.rawValue)),
            ("bar", layout.bar.map { bar($0, isVertical: layout.chrome == .verticalBar) } ?? .null),
            (
                "canEdit",
                .object(layout.canEdit.map { JSONMember($0.key, rights($0.value)) }.sorted { $0.key.precedes($1.key) })
            ),
            ("chrome", .string(layout.chrome.rawValue)),
            ("findings", .array(layout.findings.map(DiagnosticCoding.value))),
            ("highlighted", highlight(layout.highlighted)),
            ("notes", .array(layout.notes.map(note))),
            ("pages", layout.pages.map(pages) ?? .null),
            ("selection", JSONValue(layout.selection)),
            ("shown", JSONValue(layout.shown)),
            ("sidebar", layout.sidebar.map(sidebar) ?? .null),
        ]
        if let column = layout.column { members.append(("column", self.column(column))) }
        return .object(members.map { JSONMember($0, $1) })
    }

    private static func column(_ column: Column) -> JSONValue {
        [
            "edge": .string(column.edge.rawValue),
            "overflow": JSONValue(column.overflow),
            "toolbar": JSONValue(column.toolbar),
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
        let actions = EditRights.Action.allCases.map { JSONMember($0.rawValue, .bool(rights.allows($0))) }
        return .object(actions.sorted { $0.key.precedes($1.key) })
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

/// Bars, sidebars and pages of a layout.
///
/// Every key is always present, except for `hidden`, which a hidden bar has, `compressed`, which a vertical bar has,
/// `overflow`, which a settings window too narrow for its panes has, and `template`, which an entry drawn as a template
/// has.
extension LayoutCoding {
    static func bar(_ bar: Bar, isVertical: Bool = false) -> JSONValue {
        let members: [(String, JSONValue)] = [
            ("detached", bar.detached.map(entry) ?? .null),
            ("fixed", .array(bar.fixed.map(entry))),
            ("items", .array(bar.items.map(entry))),
            ("minimized", .bool(bar.minimized)),
            ("more", bar.more.map { .array($0.map(entry)) } ?? .null),
            ("pinned", .array(bar.pinned.map(entry))),
            ("scrolls", .bool(bar.scrolls)),
            ("temporary", bar.temporary.map(entry) ?? .null),
        ]
        let hidden = bar.hidden ? [JSONMember("hidden", .bool(true))] : []
        let compressed = isVertical ? [JSONMember("compressed", .bool(bar.compressed))] : []
        let overflow = bar.overflow.isEmpty ? [] : [JSONMember("overflow", .array(bar.overflow.map(entry)))]
        return .object(members.map { JSONMember($0, $1) } + hidden + compressed + overflow)
    }

    static func sidebar(_ sidebar: Sidebar) -> JSONValue {
        [
            "bottomBar": .bool(sidebar.bottomBar),
            "collapsed": .bool(sidebar.collapsed),
            "footer": .bool(sidebar.footer),
            "header": .bool(sidebar.header),
            "rows": .array(sidebar.rows.map(row)),
        ]
    }

    static func pages(_ pages: Pages) -> JSONValue {
        [
            "axis": .string(pages.axis.rawValue),
            "dots": .bool(pages.dots),
            "items": .array(pages.items.map(entry)),
        ]
    }

    private static func row(_ row: SidebarRow) -> JSONValue {
        switch row {
        case .tab(let tab): entry(tab)
        case .section(let section): self.section(section)
        }
    }

    private static func section(_ section: SidebarSection) -> JSONValue {
        [
            "actions": JSONValue(section.actions),
            "expanded": .bool(section.expanded),
            "id": .string(section.id),
            "kind": "section",
            "rows": .array(section.rows.map(row)),
            "title": JSONValue(section.title),
        ]
    }

    private static func entry(_ entry: BarEntry) -> JSONValue {
        let members: [(String, JSONValue)] = [
            ("badge", JSONValue(entry.badge)),
            ("dynamic", .bool(entry.dynamic)),
            ("enabled", .bool(entry.enabled)),
            ("filled", .bool(entry.filled)),
            ("id", .string(entry.id)),
            ("image", JSONValue(entry.image)),
            ("kind", .string(entry.kind.rawValue)),
            ("role", JSONValue(entry.role?.rawValue)),
            ("systemImage", JSONValue(entry.systemImage)),
            ("title", JSONValue(entry.title)),
        ]
        let template = entry.template ? [JSONMember("template", .bool(true))] : []
        let standIns = entry.standIns.map { JSONValue.string($0.rawValue) }
        return .object(
            members.map { JSONMember($0, $1) } + (standIns.isEmpty ? [] : [JSONMember("standIns", .array(standIns))])
                + template
        )
    }
}
