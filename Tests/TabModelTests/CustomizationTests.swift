import TabModel
import TestTools
import Testing

@Suite struct CustomizationTests {
    /// Returns the names of a value's stored properties.
    private func stored(_ value: some Any) -> [String?] { Mirror(reflecting: value).children.map(\.label) }

    @Test(.proves("R3.21", "R3.25"))
    func `holds visibilities and orders, neither the form nor what is folded`() {
        #expect(stored(TabViewCustomization()) == ["tabs", "sections", "tabBarOrder"])
        #expect(stored(TabCustomization()) == ["sidebar", "tabBar"])
        #expect(stored(SectionCustomization(tabOrder: [])) == ["tabOrder"])
    }
}
