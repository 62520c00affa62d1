import TabModel

/// The values of the dots of a paged tab view.
struct PagesValues: TemplateValue {
    var axis: String
    var isVertical: Bool
    var hasDots: Bool
    var items: [EntryValues]
}

/// A builder of the pages of a frame; in a long list, of the first, the last and those around the shown one.
///
/// So every page is one turn away from its neighbors, and both ends are one key away.
struct PagesBuilder {
    let context: FrameContext

    func values(_ pages: Pages) -> PagesValues {
        let entries = EntryBuilder(context: context)
        let shown = places(pages.items)
        return PagesValues(
            axis: pages.axis.rawValue,
            isVertical: pages.axis == .vertical,
            hasDots: pages.dots,
            items: shown.map { index in
                var values = entries.values(pages.items[index], zone: "pages", look: .title)
                if shown.count < pages.items.count { values.place = ListPlaceValues(index, of: pages.items.count) }
                return values
            }
        )
    }

    private func places(_ items: [BarEntry]) -> [Int] {
        let range = context.window(of: "pages", count: items.count) {
            items.firstIndex { $0.id == context.layout.shown }
        }
        .range
        let ends = [0, items.count - 1].filter { items.indices.contains($0) && !range.contains($0) }
        return ends.filter { $0 < range.lowerBound } + range + ends.filter { $0 >= range.upperBound }
    }
}
