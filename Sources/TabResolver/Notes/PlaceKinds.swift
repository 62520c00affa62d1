import TabModel

/// Where the entries of a layout are drawn.
struct PlaceKinds {
    /// Kinds of place; an entry can have several, as in the iPad's edit mode.
    struct Kinds: OptionSet {
        let rawValue: Int

        /// A bar's fixed region, middle, or place for a while.
        static let bar = Kinds(rawValue: 1)
        /// A bar's pinned region, or set apart.
        static let trailing = Kinds(rawValue: 2)
        /// More's list.
        static let more = Kinds(rawValue: 4)
        /// A row, or a section's header over its rows.
        static let row = Kinds(rawValue: 8)
        /// A page.
        static let page = Kinds(rawValue: 16)
    }

    private var kinds: [EntryID: Kinds] = [:]

    init(_ layout: TabLayout) {
        if let bar = layout.bar {
            add(bar.fixed + bar.items + [bar.temporary].compactMap(\.self), .bar)
            add(bar.pinned + [bar.detached].compactMap(\.self), .trailing)
            add(bar.more ?? [], .more)
        }
        add(layout.sidebar?.rows ?? [])
        add(layout.pages?.items ?? [], .page)
    }

    /// The places of an entry; none where it is not drawn.
    subscript(id: EntryID) -> Kinds { kinds[id] ?? [] }

    private mutating func add(_ entries: [BarEntry], _ kind: Kinds) {
        for entry in entries { kinds[entry.id, default: []].insert(kind) }
    }

    private mutating func add(_ rows: [SidebarRow]) {
        for row in rows {
            switch row {
            case .tab(let entry): kinds[entry.id, default: []].insert(.row)
            case .section(let section):
                kinds[section.id, default: []].insert(.row)
                add(section.rows)
            }
        }
    }
}
