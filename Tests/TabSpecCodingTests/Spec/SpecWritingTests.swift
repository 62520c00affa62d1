import TabModel
import TabSpecCoding
import TestTools
import Testing

@Suite struct SpecWritingTests {
    @Test(arguments: Seeds.some(of: 0...199))
    func `reads back every spec it writes, as JSON and as YAML`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        let spec = maker.spec()
        let text = SpecWriting.text(spec)

        for format in SpecFormat.allCases {
            let decoded = SpecReader.read(Array(text.utf8), format: format, file: "tabs")
            #expect(decoded.diagnostics.map(\.line) == [])
            #expect(decoded.spec?.withoutPlaces == spec)
        }
        #expect(SpecReader.read(Array(text.utf8), format: .json, file: "").spec.map(SpecWriting.text) == text)

        let yaml = SpecWriting.yaml(spec)
        let decoded = SpecReader.read(Array(yaml.utf8), format: .yaml, file: "tabs")
        #expect(decoded.diagnostics.map(\.line) == [], "\(yaml)")
        #expect(decoded.spec?.withoutPlaces == spec, "\(yaml)")
    }

    @Test func `writes YAML as people do: what fits on a line, the rest below`() throws {
        let text = """
            title: Courses
            tabViewStyle: sidebarAdaptable
            tabs:
              - { title: Home, systemImage: house, value: home, badge: 3 }
              - title: "Yes: 1"
                customizationID: com.example.courses
                standIns: { badge: { text: courses.count, why: runTime } }
                variants: [{ when: { platforms: [mac] }, title: All Courses }]
                tabs:
                  - { title: Swift, value: 1 }
                  - {}

            """
        let spec = try #require(SpecReader.read(Array(text.utf8), format: .yaml, file: "").spec)
        #expect(SpecWriting.yaml(spec) == text)
    }

    @Test func `the random specs say something at every key`() {
        let specs = (0..<50 as Range<UInt64>).map { seed in
            var maker = SpecMaker(seed: seed)
            return maker.spec()
        }

        #expect(TabSpec.unstatedKeys(in: specs) == [])
    }

    @Test func `leaves out defaults and keeps the order of the format`() {
        var tab = Tab(label: TabLabel(title: "Home", systemImage: "house"), value: .string("home"))
        tab.modifiers.customizationBehavior = PerPlacement(.disabled)
        tab.modifiers.defaultVisibility.tabBar = .hidden
        var spec = TabSpec(tabs: [.tab(tab)])
        spec.title = "One"
        spec.switches.macAutomatic = .sidebar

        let text = """
            {
              "title": "One",
              "switches": {
                "macAutomatic": "sidebar"
              },
              "tabs": [
                {
                  "title": "Home",
                  "systemImage": "house",
                  "value": "home",
                  "customizationBehavior": "disabled",
                  "defaultVisibility": {
                    "sidebar": "automatic",
                    "tabBar": "hidden"
                  }
                }
              ]
            }

            """
        #expect(SpecWriting.text(spec) == text)
    }
}
