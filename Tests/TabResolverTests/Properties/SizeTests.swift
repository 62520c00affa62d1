import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Time grows with the number of tabs, not with its square; a quadratic step would take a hundred times as long.
@Suite struct SizeTests {
    @Test(arguments: ["P26", "iR bar", "vision"])
    func `ten times the tabs take about ten times the time to choose from`(environment: String) {
        let (small, large) = (spec(500), spec(5_000))
        let time = { (spec: TabSpec) in
            (0..<3).map { _ in
                let resolver = LayoutResolver(spec)
                var state = EnvironmentNotation.environment(environment)
                state.interaction.last = ["1", "10", "20", "$more"]
                return processorTime {
                    let transitions = TabTransitions(resolver, in: state)
                    for entry in resolver.outline.entries { _ = transitions.environment(after: .choosing(entry.id)) }
                }
            }.min() ?? .zero
        }

        let (few, many) = (time(small), time(large))

        #expect(many < few * 40, "\(few) and \(many)")
    }

    private func spec(_ count: Int) -> TabSpec {
        let entries = (0..<count / 10).map { section in
            let tabs = (0..<9).map { tab(section * 9 + $0) }
            return TabEntry.section(TabSection(header: TabLabel(title: "S\(section)"), tabs: tabs))
        }
        var spec = TabSpec(tabs: entries)
        (spec.tabViewStyle, spec.tabViewCustomization) = (.sidebarAdaptable, "tabs")
        return spec
    }

    private func tab(_ number: Int) -> TabEntry {
        var tab = Tab(label: TabLabel(title: "Tab \(number)", systemImage: "star"), value: .integer(number))
        tab.modifiers.customizationID = "id\(number)"
        tab.modifiers.defaultVisibility.tabBar = .visible
        return .tab(tab)
    }

    @Test(arguments: ["P26", "iR edit", "mac", "vision", "watch"])
    func `ten times the tabs take about ten times the time`(environment: String) {
        var state = StateNotation.state("side id3-")
        state.tabBarOrder = (0..<9000).reversed().map { "id\($0)" }
        let (small, large) = (spec(500), spec(5_000))
        let time = { (spec: TabSpec) in
            (0..<3).map { _ in
                processorTime {
                    _ = LayoutResolver(spec).layout(
                        in: EnvironmentNotation.environment(environment),
                        customization: state
                    )
                }
            }.min() ?? .zero
        }

        let (few, many) = (time(small), time(large))

        #expect(many < few * 40, "\(few) and \(many)")
    }

    /// Tabs that nearly every rule has something to say about, some of it switched off.
    private func poor(_ count: Int) -> LintedSpec {
        let entries = (0..<count / 10).map { section in
            let tabs = (0..<9).map { poorTab(section * 9 + $0) }
            var inner = TabSection(tabs: tabs)
            inner.modifiers.defaultVisibility.tabBar = .hidden
            return TabEntry.section(inner)
        }
        var spec = TabSpec(tabs: entries)
        (spec.tabViewStyle, spec.tabViewCustomization) = (.sidebarAdaptable, "tabs")
        (spec.selection, spec.platforms) = (.string("9"), Platform.allCases)
        var stored = TabViewCustomization()
        stored.tabBarOrder = (0..<count).map { "old\($0)" }
        return LintedSpec(spec, file: "tabs.json", customization: stored)
    }

    private func poorTab(_ number: Int) -> TabEntry {
        var tab = Tab(
            label: TabLabel(title: "Add a tab \(number)", systemImage: "plus.fill"),
            value: .integer(number % 7)
        )
        tab.role = number % 2 == 0 ? .search : nil
        tab.modifiers.customizationID = number % 3 == 0 ? nil : "\(number % 5)"
        tab.modifiers.defaultVisibility.tabBar = .hidden
        tab.modifiers.customizationBehavior.tabBar = .reorderable
        tab.modifiers.badge = .text("urgent")
        tab.modifiers.hidden = .when(.compact)
        tab.modifiers.lint = ["R5.54": "meant", "R5.41": "meant"]
        return .tab(tab)
    }

    @Test func `findings and remarks about ten times the tabs take about ten times the time`() {
        let (small, large) = (poor(200), poor(2000))
        let lint = SpecLint(os: OSVersion.allCases)
        let time = { (spec: LintedSpec) in
            (0..<3).map { _ in
                processorTime {
                    #expect(lint.findings(in: [spec]).count > 200)
                    #expect(lint.suppressionRemarks(in: [spec]).count > 100)
                }
            }.min() ?? .zero
        }

        let (few, many) = (time(small), time(large))

        #expect(many < few * 40, "\(few) and \(many)")
    }
}
