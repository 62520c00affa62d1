import TabModel
import TabReports
import TabResolver
import TabSpecCoding
import Testing

@Suite struct FindingRepairTests {
    static let cases = [
        RepairCase(
            "R5.2",
            "tabs:\n  - { title: A, value: 1 }\n  - { title: B, value: \"2\" } # two\n",
            "tabs:\n  - { title: A, value: 1 }\n  - { title: B, value: 2 } # two\n"
        ),
        RepairCase(
            "R5.2",
            "selection: \"1\" # first\ntabs:\n  - { title: A, value: 1 }\n  - { title: B, value: 2 }\n",
            "selection: 1 # first\ntabs:\n  - { title: A, value: 1 }\n  - { title: B, value: 2 }\n"
        ),
        RepairCase(
            "R5.3",
            "selection: a\ntabs:\n  - title: A\n    value: a\n  - title: B side # b\n",
            "selection: a\ntabs:\n  - title: A\n    value: a\n  - title: B side # b\n    value: b-side\n"
        ),
        RepairCase(
            "R5.3",
            "selection: 4\ntabs:\n  - title: A\n    value: 4\n  - title: B\n",
            "selection: 4\ntabs:\n  - title: A\n    value: 4\n  - title: B\n    value: 5\n"
        ),
        RepairCase(
            "R5.4",
            "selection: Home # start\ntabs:\n  - { title: A, value: a }\n  - { title: B, value: home }\n",
            "selection: home # start\ntabs:\n  - { title: A, value: a }\n  - { title: B, value: home }\n",
            isSeen: true
        ),
        RepairCase(
            "R5.7",
            "tabViewStyle: sidebarAdaptable\ntabViewCustomization: key\ntabs:\n  - title: A\n    value: a\n    # why\n    customizationID: a\n  - title: Über uns # b\n",
            "tabViewStyle: sidebarAdaptable\ntabViewCustomization: key\ntabs:\n  - title: A\n    value: a\n    # why\n    customizationID: a\n  - title: Über uns # b\n    customizationID: über-uns\n"
        ),
        RepairCase(
            "R5.8",
            "tabViewStyle: sidebarAdaptable\ntabs:\n  - title: S\n    customizationID: s\n    tabs:\n      - title: One\n        value: one\n",
            "tabViewStyle: sidebarAdaptable\ntabs:\n  - title: S\n    customizationID: s\n    tabs:\n      - title: One\n        value: one\n        customizationID: one\n"
        ),
        RepairCase(
            "R5.16",
            "tabViewStyle: sidebarAdaptable\ntabs:\n  - title: A\n  - title: B\n    tabPlacement: sidebarOnly # side\n",
            "tabViewStyle: sidebarAdaptable\ntabs:\n  - title: A\n  - title: B\n    tabPlacement: sidebarOnly # side\n    hidden: { sizeClass: compact }\n",
            isSeen: true
        ),
        RepairCase(
            "R5.22",
            "tabs:\n  - { title: A, role: prominent }\n  - { title: B, role: prominent } # b\n",
            "tabs:\n  - { title: A, role: prominent }\n  - { title: B } # b\n",
            os: .v27
        ),
        RepairCase(
            "R5.23",
            "tabs:\n  - title: A\n  # find\n  - title: Search\n    systemImage: magnifyingglass\n    value: s\n",
            "tabs:\n  - title: A\n  # find\n  - value: s\n    role: search\ntabViewSearchActivation: searchTabSelection\n",
            isSeen: true
        ),
        RepairCase(
            "R5.27",
            "tabs:\n  - title: A\n    systemImage: 'house.fill' # home\n  - { title: B, systemImage: folder.fill.badge.plus }\n",
            "tabs:\n  - title: A\n    systemImage: 'house' # home\n  - { title: B, systemImage: folder.badge.plus }\n",
            isSeen: true
        ),
        RepairCase(
            "R5.33",
            "tabs:\n  - title: A\n    # gone\n    sectionActions:\n      - title: Add\n  - title: S\n    badge: 3 # three\n    tabs:\n      - title: B\n",
            "tabs:\n  - title: A\n    # gone\n  - title: S\n    tabs:\n      - title: B\n"
        ),
        RepairCase(
            "R5.62",
            "tabs:\n  - { title: \"Ho\\u202Eme\", value: a } # way in\n  - { title: B, help: \"He\\u200Blp\" }\n",
            "tabs:\n  - { title: \"Home\", value: a } # way in\n  - { title: B, help: \"Help\" }\n",
            isSeen: true
        ),
        RepairCase(
            "R5.36",
            "tabViewStyle: carousel # old\nplatforms: [watch]\ntabs:\n  - title: A\n",
            "tabViewStyle: verticalPage # old\nplatforms: [watch]\ntabs:\n  - title: A\n"
        ),
        RepairCase(
            "R5.45",
            "platforms: [iPhone]\ndefaultAdaptableTabBarPlacement: sidebar\ntabs:\n  - title: A\n",
            "platforms: [iPhone]\ntabs:\n  - title: A\n"
        ),
        RepairCase(
            "R5.46",
            "platforms: [iPad]\ntabBarMinimizeBehavior: onScrollDown\ntabs:\n  - title: A\n",
            "platforms: [iPad]\ntabs:\n  - title: A\n"
        ),
        RepairCase(
            "R5.79",
            "tabViewStyle: sidebarAdaptable\ndefaultTabBarPlacement: topBar # as on a Mac\ntabs:\n  - title: A\n",
            "tabViewStyle: sidebarAdaptable\ndefaultTabBarPlacement: tabBar # as on a Mac\ntabs:\n  - title: A\n"
        ),
        RepairCase(
            "R5.81",
            "tabViewStyle: page\nverticalPageTransitionStyle: blur # soft\ntabs:\n  - title: A\n",
            "tabViewStyle: page\ntabs:\n  - title: A\n"
        ),
        RepairCase(
            "R5.51",
            "sizeClassMapping: { compactTab: b, regularValues: [x], defaultRegularValue: x }\ntabs:\n  - { title: B, value: b }\n  - { title: X, value: x }\n  - { title: Y, value: y }\n",
            "sizeClassMapping: { compactTab: b, regularValues: [x], defaultRegularValue: x }\ntabs:\n  - { title: B, value: b, hidden: { sizeClass: regular } }\n  - { title: X, value: x, hidden: { sizeClass: compact } }\n  - { title: Y, value: y }\n",
            isSeen: true
        ),
    ]

    @Test(arguments: cases)
    func `repairs a finding in the text and nothing beside it`(example: RepairCase) throws {
        let before = Repairing.findings(try Repairing.spec(example.text), os: example.os)
        try #require(before.contains { $0.id == example.id })

        let repaired = example.repaired(example.text, findingsOnly: [example.id])

        #expect(String(decoding: repaired.bytes, as: UTF8.self) == example.expected)
        #expect(!repaired.repairs.isEmpty && repaired.repairs.allSatisfy { $0.id == example.id })
        #expect(repaired.refused.isEmpty && repaired.left.isEmpty)
    }

    @Test(arguments: [
        (
            "value", "locale: de\nselection: home\ntabs:\n  - { title: Home, value: home }\n  - { role: search }\n",
            "search"
        ),
        (
            "value",
            "selection: home\nlocale: de\ntabs:\n  - { title: Home, value: home }\n  - title: { de: Konten, en: Accounts }\n",
            "accounts"
        ),
    ])
    func `names nothing after a translated word`(key: String, text: String, name: String) {
        let repaired = RepairCase("R5.3", text, "").repaired(text, findingsOnly: ["R5.3"])

        #expect(String(decoding: repaired.bytes, as: UTF8.self).contains("\(key): \(name)"))
    }

    @Test(arguments: ["R5.3", "R5.7", "R5.8"])
    func `leaves values and ids of what is repeated to its elements`(id: String) {
        let text = """
            tabViewStyle: sidebarAdaptable
            tabViewCustomization: x
            selection: home
            tabs:
              - { title: Home, systemImage: house, value: home, customizationID: home }
              - title: Playlists
                customizationID: playlists
                tabs:
                  - repeats: { over: library.playlists }
                    systemImage: music.note.list
                    standIns: { title: { text: playlist.name, why: runTime } }

            """
        let repaired = RepairCase(id, text, text).repaired(text)

        #expect(repaired.bytes == Array(text.utf8) && !repaired.left.contains { $0.id == id })
    }

    @Test(arguments: cases)
    func `repairs nothing twice`(example: RepairCase) {
        let again = example.repaired(example.expected, findingsOnly: [example.id])

        #expect(again.bytes == Array(example.expected.utf8))
        #expect(again.repairs.isEmpty)
    }

    @Test(arguments: cases.filter { !$0.isSeen })
    func `leaves what is drawn as it was where the sentence does not say otherwise`(example: RepairCase) throws {
        let before = Repairing.layouts(try Repairing.spec(example.text), os: example.os)
        let after = Repairing.layouts(try Repairing.spec(example.expected), os: example.os)

        #expect(before.map(\.drawn) == after.map(\.drawn))
    }

    @Test func `every finding with a repair has an example`() {
        #expect(Set(SpecRepairs.repairable) == Set(Self.cases.map(\.id)))
    }

    @Test(arguments: [
        ("R5.2", "tabs:\n  - { title: A, value: 1 }\n  - { title: B, value: \"1\" }\n"),
        ("R5.2", "tabs:\n  - { title: A, value: 1 }\n  - { title: B, value: two }\n"),
        ("R5.4", "selection: HOME\ntabs:\n  - { title: A, value: home }\n  - { title: B, value: Home }\n"),
        ("R5.7", "tabViewCustomization: key\ntabs:\n  - { title: \"2024\", value: 1 }\n"),
        (
            "R5.7",
            "tabViewStyle: sidebarAdaptable\ntabViewCustomization: key\ntabs:\n  - { title: أخبار اليوم, value: 1 }\n"
        ),
        (
            "R5.7",
            "tabViewStyle: sidebarAdaptable\ntabViewCustomization: key\ntabs:\n  - { title: { de: Konten }, value: 1 }\n"
        ),
        ("R5.23", "searchable: true\ntabs:\n  - { title: A }\n  - { title: B, systemImage: magnifyingglass }\n"),
        ("R5.16", "tabs:\n  - { title: A, tabPlacement: sidebarOnly }\n"),
        ("R5.16", "tabs:\n  - { title: A, tabPlacement: sidebarOnly, hidden: { sizeClass: regular } }\n"),
        ("R5.27", "tabs:\n  - { title: A, systemImage: mine.fill.thing }\n"),
    ])
    func `leaves alone what has no single repair`(id: String, text: String) throws {
        let example = RepairCase(id, text, text)

        let repaired = example.repaired(text, findingsOnly: [id])

        #expect(repaired.bytes == Array(text.utf8))
        #expect(repaired.left.contains { $0.id == id })
    }
}
