import TabModel

/// A planner that visits the entries of a spec once, names them, and collects those that are known only when the
/// app runs.
struct EntryPlanner {
    /// One tab for each case, depth first.
    private(set) var tabs: [TabPlan] = []
    /// Every tab of the spec with its case, depth first.
    private(set) var cases: [TabCase] = []
    /// The arrays that the view holds.
    private(set) var models: [ModelPlan] = []
    private var naming: TabNaming
    /// The used names of the view's members.
    private let taken: Set<String>

    init(prefix: String = "", taken: Set<String> = []) {
        naming = TabNaming(prefix: prefix)
        self.taken = taken
    }

    mutating func plans(of entries: [TabEntry]) -> [EntryPlan] {
        var scope = Scope(properties: UniqueNames(taken: SwiftWords.members.union(taken)))
        let plans = plans(of: [entries], in: &scope)
        models = scope.models
        return plans
    }

    /// Returns plans for lists of one shape: those of the sections that are samples of one array, or a single list.
    private mutating func plans(of lists: [[TabEntry]], in scope: inout Scope) -> [EntryPlan] {
        let groups = lists.map(EntryShape.groups)
        return (groups.first ?? []).indices.compactMap { index in plan(of: groups.map { $0[index] }, in: &scope) }
    }

    private mutating func plan(of samples: [[TabEntry]], in scope: inout Scope) -> EntryPlan? {
        switch samples.first?.first {
        case .tab(let first): .tab(plan(of: first, samples, in: &scope))
        case .section(let first): .section(plan(of: first, samples, in: &scope))
        case nil: nil
        }
    }

    private mutating func plan(of first: Tab, _ samples: [[TabEntry]], in scope: inout Scope) -> TabPlan {
        var plan: TabPlan
        let lists = samples.map { list in list.compactMap(\.tab) }
        let all = lists.flatMap(\.self)
        if first.modifiers.isDynamic {
            plan = TabPlan(tab: first, names: naming.names(of: all, else: scope.header))
            let property = scope.property(named: plan.names.caseName, "tabs")
            let model = ModelPlan(isOfSections: false, path: scope.path + [property], samples: samples)
            plan.model = model
            scope.models.append(model)
        } else {
            let names = all.count > 1 ? naming.names(of: all, else: nil) : naming.names(of: first)
            plan = TabPlan(tab: first, names: names, sections: scope.sections)
        }
        tabs.append(plan)
        for (id, tabs) in zip(scope.ids, lists) {
            for tab in tabs { cases.append(TabCase(tab: tab, plan: plan, id: plan.model == nil ? id : tab.id)) }
        }
        return plan
    }

    private mutating func plan(of first: TabSection, _ samples: [[TabEntry]], in scope: inout Scope) -> SectionPlan {
        let sections = samples.flatMap(\.self).compactMap(\.section)
        guard first.modifiers.isDynamic else {
            let outer = scope.header
            scope.header = first.header.title.flatMap { IdentifierWords($0).lowerCamelCase }
            let entries = plans(of: sections.map(\.tabs), in: &scope)
            scope.header = outer
            return SectionPlan(section: first, entries: entries, sections: scope.sections)
        }
        let name = IdentifierWords(common: sections.compactMap(\.header.title)).lowerCamelCase
        let property = scope.property(named: name ?? "dynamic", "sections")
        var model = ModelPlan(isOfSections: true, path: scope.path + [property], samples: samples)
        var inner = Scope(path: model.path, sections: model, ids: sections.map(\.id), header: name)
        let entries = plans(of: sections.map(\.tabs), in: &inner)
        model.children = inner.models
        scope.models.append(model)
        return SectionPlan(section: first, entries: entries, model: model)
    }
}

extension TabEntry {
    fileprivate var tab: Tab? {
        if case .tab(let tab) = self { tab } else { nil }
    }

    fileprivate var section: TabSection? {
        if case .section(let section) = self { section } else { nil }
    }
}

/// The scope of entries: the view, or the sections of an array.
private struct Scope {
    /// The properties that lead to the array of sections; none in the view.
    var path: [String] = []
    /// The array of sections.
    var sections: ModelPlan?
    /// The ids of the array's samples, one for each list of entries.
    var ids: [EntryID?] = [nil]
    /// The name of the enclosing section.
    var header: String?
    var properties = UniqueNames()
    /// The arrays that are found in the scope.
    var models: [ModelPlan] = []

    /// Returns a name for an array: with the name of its entries in the view, without one in a section of an array.
    mutating func property(named name: String, _ kind: String) -> String {
        properties.name(path.isEmpty ? name + IdentifierWords.capitalized(kind) : kind)
    }
}
