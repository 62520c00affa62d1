@testable import TabModel
import Testing

/// Every property of the model has a key, so reading, writing and comparing can't forget one.
@Suite struct KeyCoverageTests {
    /// The properties that hold places in files, or statements of other keys or files, and are no keys.
    private static let placesOnly: Set = ["location", "origins", "keyPlaces", "sourceMap", "strings", "translations"]

    @Test func `has a key for every property of a tab view`() {
        #expect(properties(of: TabSpec.blank).subtracting(Self.placesOnly).isSubset(of: names(TabViewKeys.all)))
        #expect(names(TabViewKeys.all).subtracting(properties(of: TabSpec.blank)) == ["$schema"])
    }

    @Test func `has a key for every property of a tab and of a section`() {
        let shared = properties(of: TabLabel.blank).union(properties(of: TabModifiers.blank)).subtracting(
            Self.placesOnly
        )
        let tab = properties(of: Tab.blank).subtracting(["id", "label", "modifiers"]).union(shared)
        let section = properties(of: TabSection.blank).subtracting(["id", "header", "modifiers"]).union(shared)

        #expect(names(EntryKeys.tab) == tab)
        #expect(names(EntryKeys.section) == section)
    }

    @Test func `has a key for every switch, in the order of their ids`() {
        #expect(SwitchKeys.all.map(\.name) == ResolverSwitch.allCases.map(\.rawValue))
        #expect(names(SwitchKeys.all) == properties(of: ResolverSwitches.blank))
    }

    @Test func `every modifier with one argument can have a stand-in for an unknown value`() {
        func unnamed<Owner>(_ keys: [SpecKey<Owner>], _ named: [StandIn.Key]) -> [String] {
            let named = Set(named.map(\.rawValue))
            return keys.filter { key in
                if case .list = key.row.shape { return false }
                return (key.row.swiftUI.isModifier || key.row.swiftUI.isOnContent) && !named.contains(key.name)
            }.map(\.name)
        }

        #expect(unnamed(TabViewKeys.all, StandIn.Key.ofTabView) == [])
        #expect(unnamed(EntryKeys.tab, StandIn.Key.ofEntry) == [])
        #expect(unnamed(EntryKeys.section, StandIn.Key.ofEntry) == [])
        #expect(Set(StandIn.Key.ofTabView + StandIn.Key.ofEntry) == Set(StandIn.Key.allCases))
    }

    @Test func `leaves the defaults as they are`() {
        expectUnchanged(TabViewKeys.all, TabSpec.blank)
        expectUnchanged(EntryKeys.tab, Tab.blank)
        expectUnchanged(EntryKeys.section, TabSection.blank)
        expectUnchanged(SwitchKeys.all, ResolverSwitches.blank)
    }

    @Test func `a value of another type changes nothing`() {
        var spec = TabSpec.blank
        for key in TabViewKeys.all where !["platforms", "variants"].contains(key.name) {
            key.assign(.list([.number(1)]), to: &spec)
        }
        var tab = Tab.blank
        for key in EntryKeys.tab where !["sectionActions", "variants"].contains(key.name) {
            key.assign(.list([.number(1)]), to: &tab)
        }

        #expect(spec == .blank)
        #expect(tab == .blank)
    }

    private func expectUnchanged<Owner: KeyOwner & Equatable>(_ keys: [SpecKey<Owner>], _ blank: Owner) {
        var owner = blank
        for key in keys {
            #expect(!key.isStated(in: owner), "\(key.name)")
            key.assign(key.value(in: blank), to: &owner)
        }
        #expect(owner == blank)
    }

    private func names<Owner>(_ keys: [SpecKey<Owner>]) -> Set<String> { Set(keys.map(\.name)) }

    private func properties(of value: Any) -> Set<String> {
        Set(Mirror(reflecting: value).children.compactMap(\.label))
    }
}
