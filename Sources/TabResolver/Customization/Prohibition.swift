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

    /// The rule that forbids it, with the reason and what to do, to follow "Can't change …:".
    ///
    /// The rule is `unknown` where the entry or neighbour isn't where the operation expects it.
    var reason: (rule: String, words: String) {
        switch self {
        case .notAttached: ("R3.1", "nothing is attached. Give the spec a tabViewCustomization.")
        case .otherStyle: ("R3.1", "only the style sidebarAdaptable can be customized.")
        case .noID: ("R3.3", "it has no customizationID. Give it one to make it customizable.")
        case .sectionWithoutID(let section): ("R3.3", "its section \(section) has no customizationID. Give it one.")
        case .neighborWithoutID(let id):
            ("R3.3", "its neighbor \"\(id)\" has no customizationID. Choose another place.")
        case .authorHides: ("R3.6", "the spec hides it in regular width.")
        case .empty: ("R2.16", "nothing is left in it.")
        case .disabled(let placement):
            ("R1.25", "its behavior for the \(placement.name) is disabled, so it stays as the spec has it.")
        case .reorderable(let placement):
            ("R1.24", "its behavior for the \(placement.name) is reorderable: it may be moved, but not taken away.")
        case .innerSection, .notInSection, .sectionStays, .sectionLocked, .neighborElsewhere: sectionReason
        default: barReason
        }
    }

    private var sectionReason: (rule: String, words: String) {
        switch self {
        case .innerSection: ("R3.13", "a section inside another has no place in the bar.")
        case .notInSection: ("R3.13", "it isn't in a section, and root tabs keep their order in the sidebar.")
        case .neighborElsewhere(let id): ("R3.13", "\"\(id)\" isn't in the same section. A tab moves inside its own.")
        case .sectionLocked(let section):
            ("R3.17", "its section \(section) is disabled for the sidebar, so its tabs stay in place.")
        default: ("R3.13", "sections are not moved among each other. Move the tabs in it.")
        }
    }

    private var barReason: (rule: String, words: String) {
        switch self {
        case .untitled: ("R2.80", "it has no title that the bar could show. Give the section one.")
        case .sidebarOnly: ("R3.14", "it is sidebar-only and never stands in the bar.")
        case .pinned: ("R3.8", "it is pinned, so it always stands at the bar's trailing edge.")
        case .hiddenInSidebar: ("R3.11", "the sidebar hides it. Show it there first.")
        case .lastInBar: ("R3.18", "it is the last in the bar, which would leave nothing to choose there.")
        case .lastInSidebar: ("R3.18", "it is the last tab that the sidebar shows.")
        case .outsideRegion(let id): ("R3.15", "\"\(id)\" is fixed or pinned, and nothing is moved among those.")
        case .alreadyInBar: ("unknown", "it is in the bar already.")
        case .neighborNotInBar(let id): ("unknown", "\"\(id)\" isn't in the bar, so there is no place before it.")
        default: ("unknown", "it isn't in the bar. Add it first.")
        }
    }
}

extension AdaptablePlacement {
    /// How messages call it.
    var name: String {
        switch self {
        case .sidebar: "sidebar"
        case .tabBar: "tab bar"
        }
    }
}
