import TabModel
import TabSpecCoding
import TestTools
import Testing

@testable import TabResolver

/// Findings point at the key that causes them.
@Suite struct FindingPlacesTests {
    @Test(
        arguments: [
            ("R5.1", "tabs:\n  - title: A\n    value: a\n  - title: B\n    value: a\n", "5:5"),
            ("R5.4", "title: App\nselection: b\ntabs:\n  - { title: A, value: a }\n", "2:1"),
            ("R5.6", "tabs:\n  - { title: A, customizationID: x }\n  - { title: B, customizationID: x }\n", "3:17"),
            ("R5.7", "tabViewCustomization: x\ntabViewStyle: sidebarAdaptable\ntabs:\n  - title: A\n", "4:5"),
            (
                "R5.10", "tabViewStyle: tabBarOnly\ntabViewCustomization: x\ntabs: [{ title: A, customizationID: a }]",
                "2:1"
            ),
            ("R5.11", "tabs:\n  - title: A\n  - title: B\n    customizationID: b\n", "4:5"),
            (
                "R5.14", "tabs:\n  - title: A\n  - title: B\n  - title: C\n  - title: D\n  - title: E\n  - title: F\n",
                "6:5"
            ),
            ("R5.27", "tabs:\n  - title: A\n    systemImage: house.fill\n", "3:5"),
            ("R5.28", "tabs:\n  - value: a\n", "2:5"),
            ("R5.33", "tabs:\n  - title: X\n    badge: 3\n    tabs: [{ title: A }]\n", "3:5"),
            ("R5.35", "platforms: [watch]\ntabViewStyle: sidebarAdaptable\ntabs: [{ title: A }]\n", "2:1"),
            ("R5.39", "tabs:\n  - title: A\n    disabled: true\n", "3:5"),
            ("R5.50", "tabs:\n  - title: A\n    hidden: true\n", "1:1"),
            ("R5.52", "tabs:\n  - title: A\n  - title: B\n    hidden: { sizeClass: compact }\n", "4:5"),
            ("R5.54", "tabs:\n  - title: A\n    badge: Important\n", "3:5"),
            ("R5.62", "tabs:\n  - title: A\n    help: \"a\\u202Eb\"\n", "3:5"),
            ("R5.77", "title: App\nconditions: { isNew: { usually: true } }\ntabs:\n  - title: A\n", "2:1"),
            ("R5.74", "tabs:\n  - title: A\n    toolbarVisibility: { tabBar: hidden }\n", "3:5"),
        ]
    )
    func `a finding points at its key, else at its entry`(rule: String, text: String, place: String) throws {
        let found = try findings(text, .yaml).filter { $0.id == rule }

        #expect(found.map(\.position) == [place])
    }

    @Test func `the place is that of a JSON key too`() throws {
        let text = "{ \"tabs\": [\n  { \"title\": \"A\", \"systemImage\": \"house.fill\" }\n] }"

        #expect(try findings(text, .json).filter { $0.id == "R5.27" }.map(\.position) == ["2:19"])
    }

    @Test func `a value of a variant is found in the variant, another key at the entry`() throws {
        let text = """
            tabs:
              - title: A
                systemImage: star
                badge: Important
                variants:
                  - when: { platforms: [iPad] }
                    systemImage: star.fill

            """
        let found = try findings(text, .yaml)

        #expect(found.filter { $0.id == "R5.27" }.map(\.position) == ["7:9"])
        #expect(found.filter { $0.id == "R5.54" }.map(\.position) == ["4:5"])
    }

    @Test func `entries that an alias repeats have the places of what it repeats`() throws {
        let text = "tabs:\n  - &a { title: A, systemImage: house.fill }\n  - *a\n"

        #expect(try findings(text, .yaml).filter { $0.id == "R5.27" }.map(\.position) == ["2:20", "2:20"])
    }

    private func findings(_ text: String, _ format: SpecFormat) throws -> [Diagnostic] {
        let read = SpecReader.read(Array(text.utf8), format: format, file: "tabs")
        #expect(read.diagnostics.isEmpty)
        return LayoutResolver(try #require(read.spec), file: "tabs").findings()
    }
}

extension Diagnostic {
    /// Line and column, as a command prints them.
    fileprivate var position: String { location.map { "\($0.line):\($0.column)" } ?? "nowhere" }
}
