import TabModel
import Testing

@testable import TabResolver

/// Switches set from outside act as if the spec had them (the rulebook, 0.4).
@Suite struct SwitchOverrideTests {
    private static let environments = ["P26", "P26 scrolled", "iC", "iR", "iR bar", "mac", "DOP", "DOP scrolled"].map(
        EnvironmentNotation.environment
    )

    /// Specs in which every switch decides something.
    private static var specs: [TabSpec] {
        let texts = [
            "T b, T a{fix}, T o{sbOnly}, S X[c d], S H[e]{-bar}",
            "T a, T b, T s{search}, T c, T d, T e, T f",
            "T a, T b{hide}, S Y[c]",
        ]
        let adaptable = texts.flatMap { text in
            [true, false].map { SpecNotation.spec(text, attached: $0) { $0.selection = .string("b") } }
        }
        let automatic = SpecNotation.spec(texts[0], attached: false) { $0.tabViewStyle = .automatic }
        let scrolling = SpecNotation.spec("T a, T s{search}", attached: false) {
            ($0.tabBarMinimizeBehavior, $0.searchable) = (.onScrollDown, true)
        }
        return adaptable + [automatic, scrolling]
    }

    private static var customization: TabViewCustomization {
        var customization = TabViewCustomization()
        customization.tabs["b"] = TabCustomization(sidebar: .hidden)
        return customization
    }

    @Test(arguments: ResolverSwitch.allCases)
    func `SW1 to SW13: draws and finds the same as with the switch in the spec`(name: ResolverSwitch) throws {
        var differences = 0
        for spec in Self.specs {
            for value in name.values {
                var overrides = SwitchOverrides()
                overrides[name] = value
                var own = spec
                own.switches = overrides.applied(to: spec.switches)
                for environment in Self.environments {
                    let plain = Self.layout(spec, environment)
                    let wanted = Self.layout(own, environment)
                    var overridden = environment
                    overridden.switches = overrides

                    #expect(Self.layout(spec, overridden) == wanted)
                    differences += wanted == plain ? 0 : 1
                }
            }
        }
        #expect(differences > 0, "no spec here shows what \(name.rawValue) does")
    }

    @Test func `lets the spec's own switches are where nothing else is said`() {
        var spec = SpecNotation.spec("T a", attached: false) { $0.tabViewStyle = .automatic }
        spec.switches.macAutomatic = .sidebar
        var environment = ResolutionEnvironment(platform: .mac)
        environment.switches[.searchInMore] = "declaredOrder"
        #expect(Self.layout(spec, environment).chrome == .sidebar)

        environment.switches[.macAutomatic] = "topBar"
        #expect(Self.layout(spec, environment).chrome == .topBar)
    }

    private static func layout(_ spec: TabSpec, _ environment: ResolutionEnvironment) -> TabLayout {
        LayoutResolver(spec, file: "tabs.json").layout(in: environment, customization: customization)
    }
}
