import SwiftUIWriting
import TabModel
import Testing

/// Entries that are known only when the app runs, in written source.
@Suite struct DynamicTests {
    @Test func `two hundred samples are one loop, one array, one case and one screen`() {
        let source = source((0..<200).map { dynamic("list\($0)") })

        #expect(source.ranges(of: "ForEach(listTabs) { tab in").count == 1)
        #expect(source.ranges(of: "case list(DynamicTab.ID)").count == 1)
        #expect(source.ranges(of: "@State private var").count == 2)
        #expect(source.ranges(of: "struct ListScreen: View").count == 1)
        #expect(source.ranges(of: "DynamicTab(id: \"list").count == 200)
    }

    @Test func `a fixed tab between samples keeps its place`() {
        let source = source([dynamic("list1"), .tab(Tab(value: .string("all"))), dynamic("list2")])

        let calls = source.split(separator: "\n").map { $0.drop { $0 == " " } }
        let order = calls.filter { $0.hasPrefix("ForEach") || $0.hasPrefix("Tab(") }
        #expect(order.count == 5)
        #expect(order.first == "ForEach(listTabs) { tab in" && order[2].hasPrefix("Tab(value: AppTab.all"))
        #expect(order[3] == "ForEach(list2Tabs) { tab in")
    }

    @Test func `samples that differ in code are loops of their own`() {
        let differences: [(inout Tab) -> Void] = [
            { $0.role = .search }, { $0.action = true }, { $0.modifiers.hidden = .always },
            { $0.modifiers.tabPlacement = .sidebarOnly }, { $0.modifiers.disabled = true },
            { $0.modifiers.defaultVisibility.tabBar = .hidden }, { $0.modifiers.customizationID = "a" },
            { $0.modifiers.toolbarVisibility.tabBar = .hidden }, { $0.help = "Help" },
            { $0.label.systemImage = "house" },
        ]
        for (number, differ) in differences.enumerated() {
            let tabs = [dynamic("list1"), dynamic("list2", differ), dynamic("list3", differ)]
            #expect(loops(tabs) == 2, "difference \(number)")
        }
    }

    @Test func `samples that differ in data are one loop`() {
        let differences: [(inout Tab) -> Void] = [
            { $0.label.title = "Other" }, { $0.modifiers.badge = .count(3) }, { $0.modifiers.badge = .text("New") },
            { $0.content = .skeleton(.grid, title: nil) }, { $0.modifiers.lint = ["R5.1": "reason"] },
        ]
        for (number, differ) in differences.enumerated() {
            #expect(loops([dynamic("list1"), dynamic("list2", differ)]) == 1, "difference \(number)")
        }
    }

    @Test func `a symbol that all samples share is written, one of their own comes from the model`() {
        let same = source([
            dynamic("a") { $0.label.systemImage = "pin" }, dynamic("b") { $0.label.systemImage = "pin" },
        ])
        let other = source([
            dynamic("a") { $0.label.systemImage = "pin" }, dynamic("b") { $0.label.systemImage = "car" },
        ])

        #expect(same.contains("Tab(tab.title, systemImage: \"pin\", value:") && !same.contains("var systemImage"))
        #expect(other.contains("Tab(tab.title, systemImage: tab.systemImage, value:"))
        #expect(other.contains("DynamicTab(id: \"b\", title: \"b\", systemImage: \"car\")"))
    }

    @Test func `what stands for values of a repeated entry is in the model, as a sample`() {
        let source = source([
            repeated { tab in
                tab.label = TabLabel(systemImage: "music.note.list")
                tab.modifiers.standIns[.title] = StandIn("playlist.name", why: .runTime)
                tab.modifiers.standIns[.help] = StandIn("playlist.note", why: .runTime)
                tab.modifiers.standIns[.customizationID] = StandIn("playlist.id", why: .runTime)
                tab.modifiers.standIns[.badge] = StandIn("playlist.count", why: .runTime)
            }
        ])

        #expect(source.contains("case list(DynamicTab.ID)"))
        #expect(
            source.contains("Tab(tab.title, systemImage: \"music.note.list\", value: AppTab.list(tab.id)) {")
        )
        #expect(source.contains(".customizationID(tab.customizationID)") && source.contains(".badge(tab.badge)"))
        #expect(source.contains("ListScreen(title: tab.title)"))
        #expect(source.contains("title: \"[playlist.name]\"") && source.contains("help: \"[playlist.note]\""))
        #expect(source.contains("    var title = \"\"\n    var badge = 0\n"))
        #expect(source.contains("// Unknown: title. \"playlist.name\" is known only at runtime."))
    }

    @Test(arguments: [StandIn.Key.systemImage, .image, .imageAsset])
    func `a symbol stands for an image that isn't known, and comes from the model`(key: StandIn.Key) {
        let source = source([repeated { $0.modifiers.standIns[key] = StandIn("list.icon", why: .runTime) }])

        #expect(source.contains("Tab(tab.title, systemImage: tab.systemImage, value:"))
        #expect(source.contains("DynamicTab(id: \"list\", title: \"list\", systemImage: \"square.dashed\")"))
    }

    @Test func `a section that is repeated has its title from the model`() {
        var section = TabSection(tabs: [.tab(Tab(label: TabLabel(title: "Inbox"), value: .string("inbox")))])
        section.modifiers.repeats = Repetition(over: "accounts")
        section.modifiers.standIns[.title] = StandIn("account.name", why: .runTime)
        let source = source([.section(section)])

        #expect(source.contains("TabSection(section.title) {"))
        #expect(source.contains("DynamicSection(id: \"section-1\", title: \"[account.name]\")"))
    }

    @Test func `a fixed tab has the title that stands for its own, and a variant's where it is known`() {
        var tab = Tab(label: TabLabel(systemImage: "person"), value: .string("me"))
        tab.modifiers.standIns[.title] = StandIn("person.name", why: .runTime)
        let plain = source([.tab(tab)])
        var when = When()
        when.platforms = [.iPad]
        tab.modifiers.variants = [Variant(when, [Variant.Value("title", .text("Me"))])]
        let varied = source([.tab(tab)])

        #expect(plain.contains("Tab(\"[person.name]\" as String, systemImage: \"person\", value: AppTab.me) {"))
        #expect(varied.contains("\"[person.name]\"") && varied.contains("\"Me\""))
    }

    @Test func `the Browse pattern knows arrays, never the ids of samples`() throws {
        let sample = try #require(Sample.all.first { $0.name == "dynamic" })
        let source = try sample.source()
        let ids = ["playlist-1", "playlist-2", "playlist-3"]

        #expect(source.contains("case .playlist, .playlist2, .inbox, .drafts: true\n"))
        for id in ids { #expect(source.ranges(of: "\"\(id)\"").count == 1, "only in the array of samples") }
    }

    @Test func `a compact tab that is a sample has no Browse pattern, and a comment says so`() {
        var spec = TabSpec(tabs: [dynamic("browse"), .tab(Tab(value: .string("a")))])
        spec.sizeClassMapping = SizeClassMapping(
            compactTab: .string("browse"),
            regularValues: [],
            defaultRegularValue: .string("a")
        )
        let source = SwiftUIWriter().source(for: spec)

        #expect(!source.contains("isInBrowse") && source.contains("Its compact tab must be a fixed tab, and"))
    }

    @Test func `an app passes the arrays of the tabs alone, through an initializer where Swift's own is private`() {
        let alone = SwiftUIWriter(only: .tabs)
        var spec = TabSpec(tabs: [dynamic("list1")])
        let unbound = alone.source(for: spec)
        spec.selection = .string("list1")
        let bound = alone.source(for: spec)

        #expect(unbound.contains("    let listTabs: [DynamicTab]\n\n    var body") && !unbound.contains("init("))
        #expect(bound.contains("    init(listTabs: [DynamicTab]) {\n        self.listTabs = listTabs\n"))
        #expect(!bound.contains("DynamicTab(id:"), "no samples")
        #expect(bound.contains("is a sample in listTabs. Choose one that your app always has"))
    }

    private func source(_ tabs: [TabEntry]) -> String {
        var spec = TabSpec(tabs: [.section(TabSection(header: TabLabel(title: "Saved"), tabs: tabs))])
        spec.selection = .string("a")
        return SwiftUIWriter().source(for: spec)
    }

    private func loops(_ tabs: [TabEntry]) -> Int { source(tabs).ranges(of: "    ForEach(").count }

    private func repeated(_ change: (inout Tab) -> Void) -> TabEntry {
        dynamic("list") { tab in
            tab.modifiers.dynamic = false
            tab.modifiers.repeats = Repetition(over: "library.playlists")
            change(&tab)
        }
    }

    private func dynamic(_ name: String, _ change: (inout Tab) -> Void = { _ in }) -> TabEntry {
        var tab = Tab(label: TabLabel(title: name), value: .string(name))
        tab.modifiers.dynamic = true
        change(&tab)
        return .tab(tab)
    }
}
