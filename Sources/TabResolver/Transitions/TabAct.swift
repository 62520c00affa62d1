public import TabModel

/// One thing that a person does with a tab view, or that happens to the device it is on.
public enum TabAct: Hashable, Sendable {
    /// Chooses an entry by hand: a tab, or a section's entry, which selects one of its tabs (R4.3, R4.5).
    case choosing(EntryID)
    /// Chooses More (R4.16).
    case choosingMore
    /// Goes back: from a tab of More to the list, from a pushed tab of the Browse pattern to the one before.
    case goingBack
    /// Activates search: its field, on the search tab (R2.48).
    case activatingSearch
    /// Cancels search (R2.48, R4.20).
    case cancellingSearch
    /// Goes from the search tab to the tab before, as its folded button does (R2.48).
    case leavingSearch
    /// Scrolls the content down, or back up to the top (R2.52).
    case scrolling(down: Bool)
    /// Turns the bar into the sidebar or back (R2.21).
    case changingForm(to: AdaptableForm)
    /// Begins to rearrange (R2.23).
    case beginningToEdit
    /// Ends it.
    case endingToEdit
    /// The width becomes another one.
    case changingSizeClass(to: UserInterfaceSizeClass)
    /// The device is turned.
    case rotating(to: Orientation)
    /// The same app is looked at on another device, as that one usually is.
    case changingPlatform(to: Platform)
    /// The same app is looked at on another OS.
    case changingSystem(to: OSVersion)
}
