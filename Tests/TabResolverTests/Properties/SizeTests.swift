import TabModel
import Testing

@testable import TabResolver

/// Time grows with the number of tabs, not with its square.
@Suite struct SizeTests {
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
