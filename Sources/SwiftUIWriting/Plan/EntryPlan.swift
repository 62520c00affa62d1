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

/// Goes once through the entries of a spec and names them.
struct EntryPlanner {
    private(set) var tabs: [TabPlan] = []
    private(set) var sectionModels: [SectionPlan] = []
    private var naming = TabNaming()
    private var properties = UniqueNames(taken: Self.ownProperties)

    /// The view's other properties.
    private static let ownProperties: Set<String> = [
        "body", "selection", "tabSelection", "customization", "horizontalSizeClass", "presentedTab", "path",
        "searchText",
    ]

    mutating func plans(of entries: [TabEntry]) -> [EntryPlan] { entries.map { plan(of: $0) } }

    private mutating func plan(of entry: TabEntry) -> EntryPlan {
        switch entry {
        case .tab(let tab):
            var plan = TabPlan(tab: tab, names: naming.names(of: tab))
            if tab.modifiers.dynamic { plan.model = properties.name("\(plan.names.caseName)Tabs") }
            tabs.append(plan)
            return .tab(plan)
        case .section(let section):
            let words = IdentifierWords(section.header.title ?? "").lowerCamelCase ?? "dynamic"
            let model = section.modifiers.dynamic ? properties.name("\(words)Sections") : nil
            let plan = SectionPlan(section: section, entries: plans(of: section.tabs), model: model)
            if model != nil { sectionModels.append(SectionPlan(section: section, entries: [], model: model)) }
            return .section(plan)
        }
    }
}

/// What a tab is called in source.
struct TabNames: Hashable {
    /// The case that selects it, without backticks.
    let caseName: String
    /// The view that represents its content.
    var screenName: String { IdentifierWords.capitalized(caseName) + "Screen" }
}

/// Finds a name for each tab: from its value where that reads as a name, else its title, else what there is.
struct TabNaming {
    private var names = UniqueNames()

    mutating func names(of tab: Tab) -> TabNames {
        let wanted = Self.candidates(tab).lazy.compactMap { IdentifierWords($0).lowerCamelCase }.first ?? "tab"
        return TabNames(caseName: names.name(SwiftWords.taken.contains(wanted) ? "\(wanted)Tab" : wanted))
    }

    private static func candidates(_ tab: Tab) -> [String] {
        let value: String? = if case .string(let text) = tab.value { text } else { nil }
        let id = tab.modifiers.customizationID.flatMap { $0.split(separator: ".").last.map(String.init) }
        let symbol = tab.label.systemImage.map { $0.hasSuffix(".fill") ? String($0.dropLast(5)) : $0 }
        return [value.flatMap { isName($0) ? $0 : nil }, tab.label.title, value, id, tab.role?.rawValue, symbol]
            .compactMap(\.self)
    }

    /// Whether a value was meant to be read: letters first, and no address or path.
    private static func isName(_ value: String) -> Bool {
        value.unicodeScalars.first?.latinLetters != nil
            && !value.unicodeScalars.contains { "./:\\".unicodeScalars.contains($0) }
    }
}
