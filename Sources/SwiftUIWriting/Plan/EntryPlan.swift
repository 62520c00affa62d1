import TabModel

/// An entry and its name in source.
indirect enum EntryPlan {
    case tab(TabPlan)
    case section(SectionPlan)
}

extension EntryPlan {
    /// The entry's part of a name.
    var name: String {
        switch self {
        case .tab(let tab): tab.names.caseName
        case .section(let section):
            section.section.header.title.flatMap { IdentifierWords($0).lowerCamelCase } ?? "section"
        }
    }

    /// The name for people.
    var title: String {
        switch self {
        case .tab(let tab): tab.title
        case .section(let section): section.section.header.title ?? name
        }
    }
}

/// A tab and its names in source.
struct TabPlan {
    /// The tab; for tabs that are known only when the app runs, the first sample.
    let tab: Tab
    let names: TabNames
    /// The array whose items become the tab; nil for a fixed one.
    var model: ModelPlan?
    /// The array of sections that each have the tab; nil outside such sections.
    var sections: ModelPlan?

    /// The array whose item's id is in the case.
    var owner: ModelPlan? { model ?? sections }

    /// The case that selects the tab in its context: `home`, or `shelf(tab.id)` in a loop.
    var caseInLoop: String { owner.map { "\(names.caseName)(\($0.item).id)" } ?? names.caseName }

    /// The name for people.
    var title: String {
        tab.content?.title ?? tab.label.title
            ?? IdentifierWords.capitalized(tab.role == .search ? "search" : names.caseName)
    }
}

/// A section and its entries.
struct SectionPlan {
    /// The section; for sections that are known only when the app runs, the first sample.
    let section: TabSection
    let entries: [EntryPlan]
    /// The array whose items become the section; nil for a fixed one.
    var model: ModelPlan?
    /// The array of sections that each have the section; nil outside such sections.
    var sections: ModelPlan?
}

/// One tab of the spec and the case that selects it.
struct TabCase {
    let tab: Tab
    let plan: TabPlan
    /// The id that the case holds: the tab's own, or its section's; nil for a fixed tab.
    let id: EntryID?

    /// The case as an expression of the enumeration: `home`, or `shelf("fiction")`.
    var text: String { plan.names.caseName + (id.map { "(\(SwiftLiteral.quoted($0)))" } ?? "") }
}

extension TabScreen {
    /// The title of a placeholder.
    fileprivate var title: String? {
        if case .skeleton(_, let title) = self { title } else { nil }
    }
}
