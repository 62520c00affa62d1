import TabModel

/// Why an act of customizing is refused (rulebook 3.1 to 3.3).
enum Prohibition: Hashable, Sendable {
    case notAttached
    case otherStyle
    case noID
    case sectionWithoutID(EntryID)
    case neighborWithoutID(EntryID)
    case authorHides
    case empty
    case untitled
    case innerSection
    case sidebarOnly
    case pinned
    case disabled(AdaptablePlacement)
    case reorderable(AdaptablePlacement)
    case alreadyInBar
    case notInBar
    case hiddenInSidebar
    case lastInBar
    case lastInSidebar
    case outsideRegion(EntryID)
    case neighborNotInBar(EntryID)
    case neighborElsewhere(EntryID)
    case notInSection
    case sectionStays
    case sectionLocked(EntryID)

    /// The rule that forbids it; `unknown` where the entry or neighbour isn't where the operation expects it.
    var rule: String {
        switch self {
        case .notAttached, .otherStyle: "R3.1"
        case .noID, .sectionWithoutID, .neighborWithoutID: "R3.3"
        case .authorHides: "R3.6"
        case .empty: "R2.16"
        case .untitled: "R2.80"
        case .sidebarOnly: "R3.14"
        case .pinned: "R3.8"
        case .disabled: "R1.25"
        case .reorderable: "R1.24"
        case .hiddenInSidebar: "R3.11"
        case .lastInBar, .lastInSidebar: "R3.18"
        case .outsideRegion: "R3.15"
        case .neighborElsewhere, .notInSection, .sectionStays, .innerSection: "R3.13"
        case .sectionLocked: "R3.17"
        case .alreadyInBar, .notInBar, .neighborNotInBar: "unknown"
        }
    }
}
