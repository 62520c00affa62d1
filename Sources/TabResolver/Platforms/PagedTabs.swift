import TabModel

/// Pages with dots: the page style, and every tab view on a watch (R2.7 to R2.9, R2.74).
struct PagedTabs {
    let context: ResolutionContext
    let selection: SelectionState
    let axis: Pages.Axis

    func layout(_ notes: inout NoteCollector) -> TabLayout {
        var layout = TabLayout(chrome: .pages)
        let items = items(&notes)
        layout.pages = Pages(axis: axis, items: items, dots: notes.value(of: showsDots(of: items.count)))
        layout.light(selection, context)
        return layout
    }

    /// Each tab is a page, sections are flattened.
    private func items(_ notes: inout NoteCollector) -> [BarEntry] {
        let rule = context.environment.platform == .watch ? "R2.74" : "R2.8"
        var items: [BarEntry] = []
        for entry in context.outline.entries where context.isPresent(entry.index) {
            if entry.isSection {
                notes.add(.choice(rule), entry.index, "isn't shown itself: its tabs are pages in its place.")
                continue
            }
            if entry.parent != nil {
                notes.add(.choice(rule), entry.index, "is a page, in place of its section.")
            } else {
                notes.add(.documented(rule), entry.index, "is a page, in declared order.")
            }
            items.append(context.drawn(entry.index, on: .page, &notes))
        }
        return items
    }

    /// Always, never, or with more than one page (R1.33); the mode belongs to the page style alone.
    private func showsDots(of count: Int) -> Decision<Bool> {
        let rule = Rule.documented("R1.33")
        switch context.spec.pageIndexDisplayMode {
        case .always where context.spec.tabViewStyle == .page:
            return Decision(true, rule, "Dots show: the spec sets them to always.")
        case .never where context.spec.tabViewStyle == .page:
            return Decision(false, rule, "Dots don't show: the spec sets them to never.")
        case _ where count > 1: return Decision(true, rule, "Dots show: there is more than one page.")
        default: return Decision(false, rule, "Dots don't show: there is no second page.")
        }
    }
}
