/// Where a moved or added entry goes.
public enum OperationPlace: Hashable, Sendable {
    /// Left to the rules: only the visibility is stored (R2.32, R3.30).
    case unspecified
    /// The end of the region or section.
    case end
    /// Before this neighbor.
    case before(EntryID)
}

/// One act of customizing (the format, 7, *Operations*).
///
/// Names entries, never positions.
public enum CustomizationOperation: Hashable, Sendable {
    case addToBar(EntryID, OperationPlace)
    case removeFromBar(EntryID)
    case moveInBar(EntryID, OperationPlace)
    case hide(EntryID)
    case show(EntryID)
    case moveInSection(EntryID, OperationPlace)
    case resetVisibility
    case resetSectionOrder
    case resetTabOrder(section: EntryID)
    case resetAll
    /// Takes back the newest change that is not taken back.
    case undo
    /// Does again what was taken back last.
    case redo
}
