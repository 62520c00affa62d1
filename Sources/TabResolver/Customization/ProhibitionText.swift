import TabModel

extension Prohibition {
    /// The reason and what to do, to follow "Can't change …:".
    var reason: String {
        switch self {
        case .notAttached: "nothing is attached. Give the spec a tabViewCustomization."
        case .otherStyle: "only the style sidebarAdaptable can be customized."
        case .noID: "it has no customizationID. Give it one to make it customizable."
        case .sectionWithoutID(let section): "its section \(section) has no customizationID. Give it one."
        case .neighborWithoutID(let id): "its neighbor \"\(id)\" has no customizationID. Choose another place."
        case .authorHides: "the spec hides it in regular width."
        case .empty: "nothing is left in it."
        case .untitled: "it has no title that the bar could show. Give the section one."
        case .innerSection: "a section inside another has no place in the bar."
        case .sectionStays: "sections are not moved among each other. Move the tabs in it."
        case .notInSection: "it isn't in a section, and root tabs keep their order in the sidebar."
        case .sectionLocked(let section):
            "its section \(section) is disabled for the sidebar, so its tabs stay in place."
        case .disabled(let placement):
            "its behavior for the \(placement.name) is disabled, so it stays as the spec has it."
        case .reorderable(let placement):
            "its behavior for the \(placement.name) is reorderable: it may be moved, but not taken away."
        default: barReason
        }
    }

    private var barReason: String {
        switch self {
        case .sidebarOnly: "it is sidebar-only and never stands in the bar."
        case .pinned: "it is pinned, so it always stands at the bar's trailing edge."
        case .alreadyInBar: "it is in the bar already."
        case .notInBar: "it isn't in the bar. Add it first."
        case .hiddenInSidebar: "the sidebar hides it. Show it there first."
        case .lastInBar: "it is the last in the bar, which would leave nothing to choose there."
        case .lastInSidebar: "it is the last tab that the sidebar shows."
        case .outsideRegion(let id): "\"\(id)\" is fixed or pinned, and nothing is moved among those."
        case .neighborNotInBar(let id): "\"\(id)\" isn't in the bar, so there is no place before it."
        case .neighborElsewhere(let id): "\"\(id)\" isn't in the same section. A tab moves inside its own."
        default: "the rules forbid it."
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
