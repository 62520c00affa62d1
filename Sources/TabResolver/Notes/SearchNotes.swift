import TabModel

/// What choosing search does, where the place alone does not tell it (R1.70, R2.48, R4.20, R6.7).
struct SearchNotes {
    let context: ResolutionContext
    let layout: TabLayout
    let places: PlaceKinds

    func write(_ notes: inout NoteBook) {
        let tabs = context.outline.tabs.filter { context.role($0) == .search && !places[context.entry($0).id].isEmpty }
        writeSearchable(tabs.first, &notes)
        for tab in tabs { writeChoosing(tab, &notes) }
    }

    /// `searchable` on the tab view goes to the first search tab (R1.15, R1.70).
    private func writeSearchable(_ first: Int?, _ notes: inout NoteBook) {
        guard context.spec.searchable else { return }
        if let first {
            notes.add(.documented("R1.70"), first) { "\($0) gets the search field: it is the first search tab." }
        } else {
            notes.add(
                .documented("R1.70"),
                "Search applies to every tab and starts anew in each: there is no search tab."
            )
        }
    }

    private func writeChoosing(_ tab: Int, _ notes: inout NoteBook) {
        let environment = context.environment
        let isWide = (environment.platform == .iPad && layout.chrome != .bottomBar) || environment.platform == .mac
        if isWide, environment.os >= .v26, layout.chrome != .pages {
            notes.add(.documented("R6.7"), tab) { "\($0) shows a search field centred above the content once chosen." }
        }
        guard context.activatesSearch, layout.chrome != .pages else { return }
        notes.add(.documented("R1.28"), tab) {
            "\($0) takes focus as soon as it is chosen, and leaving search returns to the tab before."
        }
    }
}
