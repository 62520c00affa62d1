import PreviewPages
import TabModel
import TabResolver
import TestTools

/// Makes random specs with everything that moves a selection, and views of one frame that acts led to.
struct ViewMaker {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func spec() -> TabSpec {
        var number = 0
        let entries = (0..<Int.random(in: 2...6, using: &random)).map { _ in entry(&number) }
        var spec = TabSpec(tabs: entries + [TabEntry.tab(tab(&number))])
        spec.tabViewStyle = chance(0.8) ? .sidebarAdaptable : .tabBarOnly
        spec.tabViewCustomization = chance(0.7) ? "tabs" : nil
        spec.tabViewSearchActivation = chance(0.5) ? .searchTabSelection : .automatic
        if chance(0.4), number > 2 {
            spec.sizeClassMapping = SizeClassMapping(
                compactTab: .string("t, 0"),
                regularValues: [.string("t, 1"), .string("t, 2")],
                defaultRegularValue: .string("t, 1")
            )
        }
        return spec
    }

    /// A view of one iPad or iPhone, after some acts.
    mutating func view(of spec: TabSpec) -> ViewState {
        let resolver = LayoutResolver(spec)
        var ids = resolver.layout(in: ResolutionEnvironment()).canEdit.keys.sorted()
        ids.append("nobody")
        let acts = (0..<Int.random(in: 0...6, using: &random)).map { _ in act(ids) }
        let platform: Platform = chance(0.5) ? .iPad : .iPhone
        let state = resolver.environment(ResolutionEnvironment(platform: platform), after: acts)
        var view = ViewState()
        (view.platform, view.sizeClass, view.os) = (state.platform, state.sizeClass, state.os)
        (view.orientation, view.form, view.interaction) = (state.orientation, state.form, state.interaction)
        return view
    }

    private mutating func entry(_ number: inout Int) -> TabEntry {
        guard chance(0.4) else { return .tab(tab(&number)) }
        let tabs = (0..<Int.random(in: 1...3, using: &random)).map { _ in TabEntry.tab(tab(&number)) }
        return SampleSpec.section(chance(0.9) ? "S\(number)" : nil, id: "s\(number)", tabs: tabs)
    }

    private mutating func tab(_ number: inout Int) -> Tab {
        let name = "t, \(number)"
        number += 1
        var tab = Tab(label: TabLabel(title: name, systemImage: "play"), value: .string(name))
        tab.role = chance(0.15) ? .search : nil
        tab.action = chance(0.05)
        tab.modifiers.customizationID = name
        tab.modifiers.disabled = chance(0.1)
        tab.modifiers.hidden = chance(0.2) ? .when(chance(0.5) ? .compact : .regular) : .never
        tab.modifiers.tabPlacement = chance(0.1) ? .sidebarOnly : .automatic
        return tab
    }

    private mutating func act(_ ids: [EntryID]) -> TabAct {
        switch Int.random(in: 0...9, using: &random) {
        case 0...4: .choosing(ids.randomElement(using: &random) ?? "nobody")
        case 5: .choosingMore
        case 6: .changingSizeClass(to: chance(0.5) ? .compact : .regular)
        case 7: .changingForm(to: chance(0.5) ? .sidebar : .tabBar)
        case 8: chance(0.5) ? .activatingSearch : .beginningToEdit
        default: .changingSystem(to: OSVersion.allCases.randomElement(using: &random) ?? .v26)
        }
    }

    private mutating func chance(_ likelihood: Double) -> Bool { Double.random(in: 0..<1, using: &random) < likelihood }
}
