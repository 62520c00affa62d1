import TabModel
import Testing

/// The switches as specs, addresses and the command line write them (the rulebook, 0.4).
@Suite struct SwitchTests {
    /// Name, id and values as the rulebook lists them, the default first.
    private static let rulebook: [(String, String, [String])] = [
        ("sectionChildrenInBar", "SW1", ["false", "true"]),
        ("sectionDefaultVisibilityScope", "SW2", ["children", "sectionItem"]),
        ("automaticIPadForm", "SW3", ["byOrientation", "tabBar"]),
        ("customizationInCompact", "SW4", ["ignore", "apply"]),
        ("sidebarOnlyInCompact", "SW5", ["shown", "omitted"]),
        ("searchInMore", "SW6", ["never", "declaredOrder"]),
        ("macAutomatic", "SW7", ["topBar", "sidebar"]),
        ("hiddenSelection", "SW8", ["fallbackAndWarn", "blank", "fatal"]),
        ("regionsNeedCustomization", "SW9", ["true", "false"]),
        ("minimizeRestoration", "SW10", ["atTop", "onReversal"]),
        ("searchableOnTabView", "SW11", ["searchTab", "everyTab"]),
        ("minimizeInVerticalBar", "SW12", ["ignore", "collapse"]),
        ("duoBarLimit", "SW13", ["five", "none"]),
        ("minimizeOnCompactPad", "SW14", ["never", "asOnIPhone"]),
    ]

    @Test func `SW1 to SW14: knows every switch by name, with its default first`() {
        #expect(ResolverSwitch.allCases.map(\.rawValue) == Self.rulebook.map(\.0))
        #expect(ResolverSwitch.allCases.map(\.id) == Self.rulebook.map(\.1))
        #expect(ResolverSwitch.allCases.map(\.values) == Self.rulebook.map(\.2))
    }

    @Test(arguments: ResolverSwitch.allCases)
    func `sets one switch and leaves the others as the spec has them`(name: ResolverSwitch) throws {
        var spec = ResolverSwitches()
        spec.searchInMore = .declaredOrder
        spec.regionsNeedCustomization = false
        for value in name.values {
            var overrides = SwitchOverrides()
            overrides[name] = value

            let result = overrides.applied(to: spec)

            #expect(name.value(in: result) == value)
            for other in ResolverSwitch.allCases where other != name {
                #expect(other.value(in: result) == other.value(in: spec))
            }
        }
    }

    @Test func `changes nothing while empty, and takes no value that the switch lacks`() {
        var overrides = SwitchOverrides()
        overrides[.macAutomatic] = "bottomBar"
        overrides[.sectionChildrenInBar] = "yes"

        #expect(overrides.isEmpty)
        #expect(overrides.applied(to: ResolverSwitches()) == ResolverSwitches())
    }

    @Test func `is taken back by nil, and keeps its value when offered a wrong one`() {
        var overrides = SwitchOverrides()
        overrides[.macAutomatic] = "sidebar"
        overrides[.macAutomatic] = "left"
        #expect(overrides[.macAutomatic] == "sidebar")
        #expect(!overrides.isEmpty)

        overrides[.macAutomatic] = nil
        #expect(overrides.isEmpty)
    }
}
