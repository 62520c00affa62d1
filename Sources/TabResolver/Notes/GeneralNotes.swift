import TabModel

/// The reasons that are the same in every chrome, written once it is drawn.
struct GeneralNotes {
    let context: ResolutionContext
    let layout: TabLayout

    func write(_ notes: inout NoteBook) {
        let places = PlaceKinds(layout)
        MissingFeatureNotes(context: context).write(&notes)
        ChromeNotes(context: context, layout: layout).write(&notes)
        EntryNotes(context: context, layout: layout, places: places).write(&notes)
        SearchNotes(context: context, layout: layout, places: places).write(&notes)
        ContentNotes(context: context, layout: layout).write(&notes)
        CustomizationNotes(context: context, layout: layout).write(&notes)
    }
}
