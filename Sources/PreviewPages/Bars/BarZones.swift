import TabModel
import TabResolver

/// A builder of the entries of a bar's regions; in a long region, of those around the selected entry.
struct BarZones {
    private let bar: Bar
    private let context: FrameContext
    private let windows: (fixed: ListWindow, items: ListWindow, pinned: ListWindow)
    private var entries: EntryBuilder { EntryBuilder(context: context) }

    /// A region's entries, and the ends of the omitted rows.
    typealias Zone = (entries: [EntryValues], ends: ListEndsValues?)

    init(_ bar: Bar, context: FrameContext) {
        self.bar = bar
        self.context = context
        func window(_ list: String, _ all: [BarEntry]) -> ListWindow {
            context.window(of: list, count: all.count) {
                all.firstIndex { context.layout.highlighted == .entry($0.id) }
            }
        }
        windows = (window("fixed", bar.fixed), window("items", bar.items), window("pinned", bar.pinned))
    }

    func fixed(_ look: EntryBuilder.Look) -> Zone { zone("fixed", bar.fixed, windows.fixed, at: 0, look) }

    func items(_ look: EntryBuilder.Look) -> Zone {
        zone("items", bar.items, windows.items, at: bar.fixed.count, look)
    }

    func temporary(_ look: EntryBuilder.Look) -> [EntryValues] {
        guard let entry = bar.temporary else { return [] }
        var values = entries.values(entry, zone: "temporary", look: look)
        values.place = place(bar.fixed.count + bar.items.count)
        return [values]
    }

    func pinned(_ look: EntryBuilder.Look) -> Zone {
        zone("pinned", bar.pinned, windows.pinned, at: count - bar.pinned.count, look)
    }

    /// The number of tabs in the whole bar.
    private var count: Int {
        bar.fixed.count + bar.items.count + (bar.temporary == nil ? 0 : 1) + bar.pinned.count
    }

    /// Returns a tab's place in the whole bar, or nil if the page has all tabs.
    private func place(_ index: Int) -> ListPlaceValues? {
        let isWhole = windows.fixed.isWhole && windows.items.isWhole && windows.pinned.isWhole
        return isWhole ? nil : ListPlaceValues(index, of: count)
    }

    private func zone(
        _ name: String,
        _ all: [BarEntry],
        _ window: ListWindow,
        at start: Int,
        _ look: EntryBuilder.Look
    ) -> Zone {
        let shown = window.range.map { index in
            var values = entries.values(all[index], zone: name, look: look)
            values.place = place(start + index)
            return values
        }
        let ends = context.ends(
            of: name,
            window,
            first: all.first?.id,
            next: window.range.upperBound < all.count ? all[window.range.upperBound].id : nil
        ) { entries.elementID(all[$0].id) }
        return (shown, ends)
    }
}
