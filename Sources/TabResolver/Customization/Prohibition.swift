import TabModel

/// A reason for which an operation of customizing is refused.
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

    /// The rule that forbids it, with the reason and the fix, as the rest of a sentence that begins with "Can't change
    /// …:".
    ///
    /// The rule is `unknown` if the entry or neighbor isn't in the place that the operation expects.
    var reason: (rule: String, words: String) {
        switch self {
        case .notAttached: ("R3.1", "the spec has no tabViewCustomization. Add one.")
        case .otherStyle: ("R3.1", "only the style sidebarAdaptable can be customized.")
        case .noID: ("R3.3", "it has no customizationID. Add one to make it customizable.")
        case .sectionWithoutID(let section): ("R3.3", "its section \(section) has no customizationID. Add one.")
        case .neighborWithoutID(let id):
            ("R3.3", "its neighbor \"\(id)\" has no customizationID. Choose another position.")
        case .authorHides: ("R3.6", "the spec hides it in regular width.")
        case .empty: ("R2.16", "it has no visible tabs.")
        case .disabled(let placement):
            ("R1.25", "its behavior for the \(placement.name) is disabled, so it can't be changed.")
        case .reorderable(let placement):
            ("R1.24", "its behavior for the \(placement.name) is reorderable: it can be moved, but not removed.")
        case .innerSection, .notInSection, .sectionStays, .sectionLocked, .neighborElsewhere: sectionReason
        default: barReason
        }
    }

    private var sectionReason: (rule: String, words: String) {
        switch self {
        case .innerSection: ("R3.13", "a nested section has no position in the bar.")
        case .notInSection: ("R3.13", "it is not in a section, and root tabs can't be reordered in the sidebar.")
        case .neighborElsewhere(let id):
            ("R3.13", "\"\(id)\" is not in the same section. A tab can only move within its section.")
        case .sectionLocked(let section):
            ("R3.17", "its section \(section) is disabled for the sidebar, so its tabs can't be moved.")
        default: ("R3.13", "sections can't be reordered. Move the tabs in it.")
        }
    }

    private var barReason: (rule: String, words: String) {
        switch self {
        case .untitled: ("R2.80", "it has no title, so the bar can't show it. Add a title to the section.")
        case .sidebarOnly: ("R3.14", "it is sidebar-only and never appears in the bar.")
        case .pinned: ("R3.8", "it is pinned to the bar's trailing edge.")
        case .hiddenInSidebar: ("R3.11", "the sidebar hides it. Show it there first.")
        case .lastInBar: ("R3.18", "it is the last entry in the bar.")
        case .lastInSidebar: ("R3.18", "it is the last tab in the sidebar.")
        case .outsideRegion(let id): ("R3.15", "\"\(id)\" is fixed or pinned, so entries can't move there.")
        case .alreadyInBar: ("unknown", "it is already in the bar.")
        case .neighborNotInBar(let id): ("unknown", "\"\(id)\" isn't in the bar, so nothing can be inserted before it.")
        default: ("unknown", "it isn't in the bar. Add it first.")
        }
    }
}

extension AdaptablePlacement {
    /// The name of the placement in messages.
    var name: String {
        switch self {
        case .sidebar: "sidebar"
        case .tabBar: "tab bar"
        }
    }
}
