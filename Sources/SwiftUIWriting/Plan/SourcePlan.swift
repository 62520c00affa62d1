import TabModel

/// The plan that must be complete before the first line is written.
struct SourcePlan {
    let spec: TabSpec
    /// The systems that the app runs on.
    let whole: AppTarget
    /// The systems that the current part runs on.
    private(set) var app: AppTarget
    /// The keys under which customizations are stored, each with the name of its property; mostly one.
    let customizations: [(key: String, name: String)]
    /// The names of the view's members.
    let memberNames: Set<String>
    /// The properties that hold the answers to the spec's conditions.
    let conditionNames: [ConditionID: String]
    /// A Boolean value that indicates whether entries are written as if all were declared, because none is.
    let ignoresWhens: Bool
    let names: TypeNames
    /// The only part to write.
    let only: SourcePart?
    /// The entries in declared order.
    let entries: [EntryPlan]
    /// The tabs of all entries, depth first; one for each case.
    let tabs: [TabPlan]
    /// Every tab of the spec with its case.
    let cases: [TabCase]
    /// The arrays that become tabs and sections when the app runs.
    let models: [ModelPlan]
    /// The initial selection; nil where nothing is bound.
    let selection: TabCase?
    /// The Browse pattern, where the spec's pattern can be written.
    let mapping: MappingPlan?
    /// The names of raster images in the asset catalog, by path.
    let assets: AssetNames

    init(_ spec: TabSpec, name: String?, options: SwiftUIWriter) {
        var members = UniqueNames(taken: SwiftWords.members)
        conditionNames = spec.conditions.reduce(into: [:]) { names, condition in
            names[condition.id] = SwiftWords.declared(members.name(condition.id))
        }
        var planner = EntryPlanner(prefix: options.prefix.text, taken: Set(conditionNames.values))
        let entries = planner.plans(of: spec.tabs.map(\.withCompletedLabels))
        let (tabs, cases) = (planner.tabs, planner.cases)
        self.spec = spec.withCurrentNames
        self.entries = entries
        self.tabs = tabs
        self.cases = cases
        models = planner.models
        only = options.only
        let target = AppTarget(platforms: spec.platforms, minimumOS: options.minimumOS)
        let declaring = Set(entries.flatMap(target.platforms))
        ignoresWhens = declaring.isEmpty
        whole = target.narrowed(to: declaring.isEmpty ? target.platforms : target.platforms.filter(declaring.contains))
        app = whole
        names = TypeNames(prefix: options.prefix.text, title: spec.title, file: name)
        let mapping = spec.sizeClassMapping.flatMap { MappingPlan($0, cases: cases) }
        self.mapping = mapping
        let needsBinding = spec.selection != nil || mapping != nil || tabs.contains(where: \.tab.action)
        selection = needsBinding ? Self.first(of: cases, selected: spec.selection) : nil
        assets = AssetNames(spec.imagePaths)
        let stored = VariantChoice(spec, spec.variants, VariantKeys.tabView, on: whole, \.tabViewCustomization).values
        customizations = stored.compactMap(\.self).reduce(into: []) { known, key in
            guard !known.contains(where: { $0.key == key }) else { return }
            known.append((key, known.isEmpty ? "customization" : members.name("customization")))
        }
        memberNames = SwiftWords.members.union(conditionNames.values).union(models.map(\.property))
            .union(customizations.map(\.name))
    }

    /// Returns the plan for a part that is on some of the platforms only.
    func narrowed(to platforms: [Platform]) -> Self {
        var plan = self
        plan.app = app.narrowed(to: platforms)
        return plan
    }

    /// Returns the plan for a part that is on some of the systems only.
    func narrowed(to systems: [OperatingSystem]) -> Self {
        var plan = self
        plan.app = app.narrowed(to: systems)
        return plan
    }

    /// Returns the reach of a part of SwiftUI in the current part of the source; guards are the same everywhere.
    func reach(of feature: Feature) -> FeatureReach {
        let reach = app.reach(of: feature)
        guard case .guarded = reach else { return reach }
        return whole.reach(of: feature)
    }

    /// A Boolean value that indicates whether tabs are in bars or sidebars anywhere, with navigation in each; pages
    /// have none.
    var hasBars: Bool { styles.values.contains { $0.style.hasBars } }

    /// The tabs that present a sheet (R4.14).
    var actions: [TabPlan] { tabs.filter(\.tab.action) }

    /// Returns the view's arrays whose items the compact tab of the Browse pattern lists; none for any other tab.
    func models(listedIn tab: TabPlan) -> [ModelPlan] {
        guard let mapping, mapping.compact.names == tab.names else { return [] }
        let listed = Set(mapping.regular.compactMap { $0.owner?.path.first })
        return models.filter { listed.contains($0.property) }
    }

    /// The only tab that presents a sheet, where it is a fixed one.
    var onlyAction: TabPlan? {
        let actions = actions
        return actions.count == 1 && actions.first?.owner == nil ? actions.first : nil
    }

    /// Returns the selected tab; else the first that can be selected (R4.4, R4.15).
    private static func first(of cases: [TabCase], selected: TabValue?) -> TabCase? {
        let selectable = cases.filter { !$0.tab.action }
        return selectable.first { $0.tab.value == selected && selected != nil }
            ?? selectable.first { $0.tab.modifiers.hidden == .never } ?? selectable.first ?? cases.first
    }
}

extension TabSpec {
    /// The value with SwiftUI's names in place of earlier ones (R5.79).
    fileprivate var withCurrentNames: Self {
        var spec = self
        spec.defaultTabBarPlacement = defaultTabBarPlacement.current
        for index in variants.indices {
            spec.variants[index].values = variants[index].values.map { value in
                // No other key has these words.
                guard case .word(let name) = value.value, let placement = DefaultTabBarPlacement(rawValue: name),
                    placement.current != placement
                else { return value }
                var value = value
                value.value = .word(placement.current.rawValue)
                return value
            }
        }
        return spec
    }
}

/// The Browse pattern with its tabs (R4.10 to R4.13).
struct MappingPlan {
    let compact: TabPlan
    /// The other tabs; one for all samples of an array, because the app has others.
    let regular: [TabPlan]
    let usual: TabPlan
    /// The values that no tab has.
    let unknown: [TabValue]

    /// Creates the pattern; nil if its compact tab isn't a fixed tab of the spec, or its usual one no tab.
    init?(_ mapping: SizeClassMapping, cases: [TabCase]) {
        let byValue = Dictionary(
            cases.compactMap { one in one.tab.value.map { ($0, one.plan) } },
            uniquingKeysWith: { first, _ in first }
        )
        guard let compact = byValue[mapping.compactTab], compact.owner == nil,
            let usual = byValue[mapping.defaultRegularValue]
        else { return nil }
        var seen: Set<String> = [compact.names.caseName]
        self.compact = compact
        self.usual = usual
        regular = mapping.regularValues.compactMap { byValue[$0] }.filter { seen.insert($0.names.caseName).inserted }
        unknown = mapping.regularValues.filter { byValue[$0] == nil }
    }
}

/// The names of raster images in the asset catalog: their files' names, without extension.
struct AssetNames {
    /// Each path with its name, in the spec's order.
    private(set) var all: [(path: String, name: String)] = []
    private var byPath: [String: String] = [:]

    init(_ paths: [String]) {
        var names = UniqueNames()
        for path in paths {
            let file = path.split(separator: "/").last ?? "image"
            let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
            let name = names.name(stem.isEmpty ? "image" : String(stem))
            byPath[path] = name
            all.append((path, name))
        }
    }

    subscript(path: String) -> String { byPath[path] ?? path }
}
