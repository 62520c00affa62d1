import TabModel

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
