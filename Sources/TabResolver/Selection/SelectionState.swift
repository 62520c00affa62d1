import TabModel

/// What is selected and what shows (rulebook 4).
struct SelectionState: Hashable, Sendable {
    /// The id bound: of the tab selected, or the bound value's text where no tab has it.
    var bound: EntryID?
    /// The tab bound, whether it is there or not; nil where no tab has the bound value.
    var selected: Int?
    /// The tab whose content stands in the screen.
    var shown: Int?
    /// Whether the bound tab is not there, so that something else shows or nothing (R4.7).
    var isDangling = false
    /// The Browse tab's path, with what the size class pushed on it (R4.10).
    var path: [EntryID] = []
}
