import TabModel
import TabReports
import TabSpecCoding
import Testing

@Suite struct MistakeRepairTests {
    private func repaired(_ text: String, _ format: SpecFormat = .yaml) -> RepairedSpec {
        SpecRepairing.repaired(Array(text.utf8), format: format, file: "tabs") { _ in [] }
    }

    @Test func `repairs all errors that have one obvious repair at once`() {
        let text = """
            # A spec
            tabViewStile: sidebaradaptable  # both
            tabs:
              - titel: Search
                role: serach   # here
                action: yes
              - { title: B, disabled: 'true' }
            """

        let repaired = repaired(text)

        #expect(
            String(decoding: repaired.bytes, as: UTF8.self) == """
                # A spec
                tabViewStyle: sidebarAdaptable  # both
                tabs:
                  - title: Search
                    role: search   # here
                    action: true
                  - { title: B, disabled: true }
                """
        )
        #expect(Set(repaired.repairs.map(\.id)) == ["unknownKey", "value", "type"])
        #expect(repaired.left.isEmpty && repaired.refused.isEmpty)
    }

    @Test(arguments: [
        "tabs:\n  - title: A\n    titel: B\n", "tabs:\n  - { kindness: 1 }\n", "tabs:\n  - { title: [A] }\n",
        "tabs: [\n",
    ])
    func `leaves the rest to the author`(text: String) {
        let repaired = repaired(text)

        #expect(repaired.bytes == Array(text.utf8))
        #expect(!repaired.left.isEmpty && repaired.repairs.isEmpty)
    }

    @Test func `says why a repair is not made`() throws {
        let text = "tabs:\n  - &a { title: A, roel: search }\n  - *a\n"

        let refused = try #require(repaired(text).refused.first)

        #expect(refused.repair.id == "unknownKey")
        #expect(
            refused.reason == "tabs[0].roel is repeated by an alias, so a change would also apply elsewhere."
        )
        #expect(refused.location?.line == 2)
    }
}
