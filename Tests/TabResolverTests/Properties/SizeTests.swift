import TabModel
import Testing

@testable import TabResolver

/// Time grows with the number of tabs, not with its square.
@Suite struct SizeTests {
    @Test(arguments: ["P26", "iR bar", "vision"])
    func `ten times the tabs take about ten times the time to choose from`(environment: String) {
        let (small, large) = (spec(1000), spec(10_000))
        let clock = ContinuousClock()
        let time = { (spec: TabSpec) in
            (0..<3).map { _ in
                let resolver = LayoutResolver(spec)
                var state = EnvironmentNotation.environment(environment)
                state.last = ["1", "10", "20", "$more"]
                return clock.measure {
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
        let (small, large) = (spec(1000), spec(10_000))
        let clock = ContinuousClock()
        let time = { (spec: TabSpec) in
            (0..<3).map { _ in
                clock.measure {
                    _ = LayoutResolver(spec).layout(
                        in: EnvironmentNotation.environment(environment),
                        customization: state
                    )
                }
            }.min() ?? .zero
        }

        let (few, many) = (time(small), time(large))

        // A quadratic step would take a hundred times as long; other work on the machine may double either.
        #expect(many < few * 40, "\(few) and \(many)")
    }
}
