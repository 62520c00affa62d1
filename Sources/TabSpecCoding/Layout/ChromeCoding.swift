import TabModel

/// Bars, sidebars and pages of form 4; every key is always there.
extension LayoutCoding {
    static func bar(_ bar: Bar) -> JSONValue {
        [
            "detached": bar.detached.map(entry) ?? .null,
            "fixed": .array(bar.fixed.map(entry)),
            "items": .array(bar.items.map(entry)),
            "minimized": .bool(bar.minimized),
            "more": bar.more.map { .array($0.map(entry)) } ?? .null,
            "pinned": .array(bar.pinned.map(entry)),
            "scrolls": .bool(bar.scrolls),
            "temporary": bar.temporary.map(entry) ?? .null,
        ]
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
        [
            "badge": JSONValue(entry.badge),
            "dynamic": .bool(entry.dynamic),
            "enabled": .bool(entry.enabled),
            "filled": .bool(entry.filled),
            "id": .string(entry.id),
            "image": JSONValue(entry.image),
            "kind": .string(entry.kind.rawValue),
            "role": JSONValue(entry.role?.rawValue),
            "systemImage": JSONValue(entry.systemImage),
            "title": JSONValue(entry.title),
        ]
    }
}
