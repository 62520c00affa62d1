import TabModel

/// The containers of entries in a drawing.
enum DrawnSurface: CaseIterable {
    case bar, sidebar, pages
}

/// The part of a surface that an entry is in.
enum DrawnRegion: Hashable {
    case fixed, middle, pinned, temporary, detached, more, overflow
    case rows(inside: EntryID?)
    case pages
}

/// The place and look of a drawn entry.
struct DrawnPlace: Hashable {
    /// The part of the surface.
    let region: DrawnRegion
    /// The place on the surface, leading or top first.
    let rank: Int
    /// The entry's title; the rest of its look is in `look`.
    let title: String?
    let look: Look

    /// The look of an entry, apart from its title.
    struct Look: Hashable {
        var symbol: String?
        var image: String?
        var badge: String?
        var enabled = true
        var dynamic = false
        var expanded = true
        var actions: [String] = []
    }
}

/// The places of all entries of a layout.
struct DrawnPlaces {
    private(set) var bar: [EntryID: DrawnPlace] = [:]
    private(set) var sidebar: [EntryID: DrawnPlace] = [:]
    private(set) var pages: [EntryID: DrawnPlace] = [:]

    init(_ layout: TabLayout) {
        if let bar = layout.bar {
            add(bar.fixed, in: .fixed)
            add(bar.items, in: .middle)
            add(bar.temporary.map { [$0] } ?? [], in: .temporary)
            add(bar.pinned, in: .pinned)
            add(bar.detached.map { [$0] } ?? [], in: .detached)
            add(bar.more ?? [], in: .more)
            add(bar.overflow, in: .overflow)
        }
        add(layout.sidebar?.rows ?? [], inside: nil)
        for entry in layout.pages?.items ?? [] {
            pages[entry.id] = place(entry, in: .pages, rank: pages.count)
        }
    }

    subscript(surface: DrawnSurface) -> [EntryID: DrawnPlace] {
        switch surface {
        case .bar: bar
        case .sidebar: sidebar
        case .pages: pages
        }
    }

    /// Returns a Boolean value that indicates whether an entry is drawn anywhere.
    func holds(_ id: EntryID) -> Bool { bar[id] != nil || sidebar[id] != nil || pages[id] != nil }

    private mutating func add(_ entries: [BarEntry], in region: DrawnRegion) {
        for entry in entries { bar[entry.id] = place(entry, in: region, rank: bar.count) }
    }

    private mutating func add(_ rows: [SidebarRow], inside section: EntryID?) {
        for row in rows {
            switch row {
            case .tab(let entry):
                sidebar[entry.id] = place(entry, in: .rows(inside: section), rank: sidebar.count)
            case .section(let drawn):
                var look = DrawnPlace.Look()
                look.expanded = drawn.expanded
                look.actions = drawn.actions
                sidebar[drawn.id] = DrawnPlace(
                    region: .rows(inside: section),
                    rank: sidebar.count,
                    title: drawn.title,
                    look: look
                )
                add(drawn.rows, inside: drawn.id)
            }
        }
    }

    private func place(_ entry: BarEntry, in region: DrawnRegion, rank: Int) -> DrawnPlace {
        var look = DrawnPlace.Look()
        look.symbol = entry.systemImage
        look.image = entry.image
        look.badge = entry.badge
        look.enabled = entry.enabled
        look.dynamic = entry.dynamic
        return DrawnPlace(region: region, rank: rank, title: entry.title, look: look)
    }
}
