import TabModel

/// Everything that must be known before the first line is written.
struct SourcePlan {
    let spec: TabSpec
    let app: AppTarget
    /// The name of the view.
    let typeName: String
    /// The entries in declared order.
    let entries: [EntryPlan]
    /// The tabs of all entries, depth first.
    let tabs: [TabPlan]
    /// The sections made from a model.
    let sectionModels: [SectionPlan]
    /// What is selected at first; nil where nothing is bound.
    let selection: TabPlan?
    /// The Browse pattern, where the spec's can be written.
    let mapping: MappingPlan?
    /// The names of raster images in the asset catalog, by path.
    let assets: AssetNames

    init(_ spec: TabSpec, name: String?, minimumOS: OSVersion) {
        var planner = EntryPlanner()
        let entries = planner.plans(of: spec.tabs)
        let tabs = planner.tabs
        self.spec = spec.withCurrentNames
        self.entries = entries
        self.tabs = tabs
        sectionModels = planner.sectionModels
        app = AppTarget(platforms: spec.platforms, minimumOS: minimumOS)
        typeName = Self.typeName(spec.title, name)
        let mapping = spec.sizeClassMapping.flatMap { MappingPlan($0, tabs: tabs) }
        self.mapping = mapping
        let needsBinding = spec.selection != nil || mapping != nil || tabs.contains(where: \.tab.action)
        selection = needsBinding ? Self.first(of: tabs, selected: spec.selection) : nil
        assets = AssetNames(spec.imagePaths)
    }

    /// The tabs that present a sheet (R4.14).
    var actions: [TabPlan] { tabs.filter(\.tab.action) }

    /// The selected tab; else the first that can be selected (R4.4, R4.15).
    private static func first(of tabs: [TabPlan], selected: TabValue?) -> TabPlan? {
        let selectable = tabs.filter { !$0.tab.action }
        return selectable.first { $0.tab.value == selected && selected != nil }
            ?? selectable.first { $0.tab.modifiers.hidden == .never } ?? selectable.first ?? tabs.first
    }

    private static func typeName(_ title: String?, _ name: String?) -> String {
        let words = [title, name].lazy.compactMap { $0 }.compactMap { IdentifierWords($0).upperCamelCase }.first
        let base = words ?? "Content"
        let view = base.hasSuffix("View") ? base : "\(base)View"
        return SwiftWords.views.contains(view) ? "App\(view)" : view
    }
}

extension TabSpec {
    /// The same with SwiftUI's names in place of earlier ones (R5.79).
    fileprivate var withCurrentNames: Self {
        var spec = self
        spec.defaultTabBarPlacement = defaultTabBarPlacement.current
        return spec
    }
}

/// The Browse pattern with its tabs (R4.10 to R4.13).
struct MappingPlan {
    let compact: TabPlan
    let regular: [TabPlan]
    let usual: TabPlan

    /// The pattern; nil if its compact tab or its usual one is no tab of the spec.
    init?(_ mapping: SizeClassMapping, tabs: [TabPlan]) {
        let byValue = Dictionary(
            tabs.compactMap { plan in plan.tab.value.map { ($0, plan) } },
            uniquingKeysWith: { first, _ in first }
        )
        guard let compact = byValue[mapping.compactTab], let usual = byValue[mapping.defaultRegularValue] else {
            return nil
        }
        var seen: Set<TabValue> = [mapping.compactTab]
        self.compact = compact
        self.usual = usual
        regular = mapping.regularValues.filter { seen.insert($0).inserted }.compactMap { byValue[$0] }
    }
}

/// What raster images are called in the asset catalog: their files' names, without extension.
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
