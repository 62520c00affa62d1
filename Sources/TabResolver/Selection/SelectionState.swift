import TabModel

/// What is selected and what shows (rulebook 4).
struct SelectionState: Hashable, Sendable {
    /// The id bound: of the tab selected, or the bound value's text where no tab has it.
    var bound: EntryID?
    /// The tab whose content stands in the screen.
    var shown: Int?
    /// Whether the bound tab is not there, so that something else shows or nothing (R4.7).
    var isDangling = false
}
