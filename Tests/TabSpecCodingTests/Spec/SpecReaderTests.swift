import TabModel
import TabSpecCoding
import Testing

@Suite struct SpecReaderTests {
    private static let json = """
        {
          "title": "All",
          "selection": 2,
          "tabViewCustomization": "store",
          "tabs": [
            { "title": "Home", "systemImage": "house", "value": 1 },
            {
              "title": "Library",
              "customizationID": "library",
              "defaultVisibility": { "tabBar": "hidden" },
              "tabs": [{ "title": "Saved", "value": "saved", "badge": 3, "hidden": { "sizeClass": "compact" } }]
            }
          ]
        }
        """

    private static let yaml = """
        title: All
        selection: 2
        tabViewCustomization: store
        tabs:
          - {title: Home, systemImage: house, value: 1}
          - title: Library
            customizationID: library
            defaultVisibility: {tabBar: hidden}
            tabs:
              - title: Saved
                value: saved
                badge: 3
                hidden: {sizeClass: compact}
        """

    @Test(arguments: [(json, SpecFormat.json), (yaml, SpecFormat.yaml)])
    func `reads a spec with everything in its place`(text: String, format: SpecFormat) throws {
        let decoded = SpecReader.read(Array(text.utf8), format: format, file: "tabs")

        #expect(decoded.diagnostics.isEmpty)
        let spec = try #require(decoded.spec)
        #expect(spec.title == "All")
        #expect(spec.selection == .integer(2))
        #expect(spec.tabViewCustomization == "store")
        #expect(spec.tabs.map(\.id) == ["1", "library"])
        guard case .section(let section) = spec.tabs[1], case .tab(let saved) = section.tabs[0] else {
            Issue.record("Expected a section with a tab.")
            return
        }
        #expect(section.modifiers.defaultVisibility == PerPlacement(sidebar: .automatic, tabBar: .hidden))
        #expect(saved.modifiers.badge == .count(3))
        #expect(saved.modifiers.hidden == .when(.compact))
    }
}
