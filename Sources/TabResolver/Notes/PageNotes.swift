import TabModel

/// The reasons for pages and their dots (R2.7 to R2.9, R2.74).
struct PageNotes {
    let context: ResolutionContext
    let pages: Pages

    func write(_ notes: inout NoteBook) {
        writeChrome(&notes)
        writeDots(&notes)
        context.writeAbsent(&notes)
        for entry in context.outline.entries where context.isPresent(entry.index) { writePlace(entry, &notes) }
    }

    private var isWatch: Bool { context.environment.platform == .watch }

    private func writeChrome(_ notes: inout NoteBook) {
        if pages.axis == .vertical {
            notes.add(.documented("R2.9"), "Each tab is a page, turned with the Digital Crown.")
        } else if isWatch, context.spec.tabViewStyle != .page {
            notes.add(.documented("R2.7"), "A watch shows tabs as pages with dots; it has no bar.")
        } else {
            notes.add(.documented("R2.8"), "The page style shows each tab as a page, without bar, badges or sections.")
        }
    }

    private func writeDots(_ notes: inout NoteBook) {
        let mode = context.spec.tabViewStyle == .page ? context.spec.pageIndexDisplayMode : .automatic
        let reason =
            switch mode {
            case .automatic: pages.items.count > 1 ? "there is more than one page" : "there is no second page"
            case .always, .never: "the spec sets them to \(mode.rawValue)"
            }
        notes.add(.documented("R1.33"), "Dots \(pages.dots ? "show" : "don't show"): \(reason).")
    }

    private func writePlace(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        let rule = isWatch ? "R2.74" : "R2.8"
        if entry.isSection {
            notes.add(.choice(rule), entry.index) { "\($0) isn't shown itself: its tabs are pages in its place." }
        } else if entry.parent != nil {
            notes.add(.choice(rule), entry.index) { "\($0) is a page, in place of its section." }
        } else {
            notes.add(.documented(rule), entry.index) { "\($0) is a page, in declared order." }
        }
    }
}
