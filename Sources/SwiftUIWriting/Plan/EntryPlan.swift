import TabModel

/// An entry and what it is called in source.
indirect enum EntryPlan {
    case tab(TabPlan)
    case section(SectionPlan)
}

/// A tab and what it is called in source.
struct TabPlan {
    let tab: Tab
    let names: TabNames
    /// The property that holds the model of a tab known only when the app runs.
    var model: String?

    /// The case as an expression of the enumeration's own: `home`, or `home("id")` for a tab made from a model.
    var caseValue: String {
        model == nil ? names.caseName : "\(names.caseName)(\(SwiftLiteral.quoted(tab.id)))"
    }

    /// What people read as its name.
    var title: String {
        tab.content?.title ?? tab.label.title
            ?? IdentifierWords.capitalized(tab.role == .search ? "search" : names.caseName)
    }
}

/// A section and its entries.
struct SectionPlan {
    let section: TabSection
    let entries: [EntryPlan]
    /// The property that holds the model of a section known only when the app runs.
    var model: String?
}

extension TabScreen {
    /// The title of a placeholder.
    fileprivate var title: String? {
        if case .skeleton(_, let title) = self { title } else { nil }
    }
}
