import SwiftUIWriting
import TabModel
import TestTools
import Testing

@Suite struct SourceTests {
    @Test func `equal specs give equal bytes`() throws {
        for sample in Sample.all { #expect(try sample.source() == sample.source()) }
    }

    @Test(arguments: [
        "Every Key", "everyKey", "Now Playing", "music.note", "Ana Lima", "Two devices online", "gear", "searchable",
        "sectionChildrenInBar", "searchInMore", "R5.24", "gone", "Start", "Shows what is new", "The first tab",
        "Welcome",
        "images/tray.png", "R5.33", "kept for later", "images/pencil.png", "qrcode", "square.stack", "New Shelf",
        "Sort",
        "Recently Added", "screens/artists.png", "com.example.shelf", "com.example.inner", "Loose", "\"7\"",
        "verticalPageTransitionStyle",
        "pageIndexDisplayMode", "onScrollDown", "searchTabSelection", "collapsed", "atScrollEdge", "toolbarVisibility",
        "defaultTabBarPlacement", "German. Make de the app’s development language", "UIDesignRequiresCompatibility",
        "badge(\"New\")",
    ])
    func `nothing of a spec is lost`(text: String) throws {
        #expect(try Sample.everyKey.source().contains(text))
    }

    @Test(.proves("R4.14", "R4.15"))
    func `an intercepted tab presents a sheet and never becomes the selection (R4.14, R4.15)`() {
        var compose = Tab(label: TabLabel(title: "Compose", systemImage: "plus"), value: .string("compose"))
        compose.action = true
        let home = Tab(label: TabLabel(title: "Home", systemImage: "house"), value: .string("home"))
        var spec = TabSpec(tabs: [.tab(compose), .tab(home)])
        spec.selection = .string("compose")
        let source = SwiftUIWriter().source(for: spec)

        #expect(source.contains("@State private var selection: AppTab = .home\n"))
        #expect(source.contains("if tab == .compose {\n                isPresentingCompose = true\n"))
        #expect(source.contains("// - The tab view selects \"compose\", which is not the value of any selectable tab"))
    }

    @Test(.proves("R1.34"), arguments: VerticalPageTransitionStyle.allCases)
    func `pages of a watch change as the author says (R1.34)`(transition: VerticalPageTransitionStyle) {
        var spec = TabSpec(tabs: [.tab(Tab(label: TabLabel(title: "A")))])
        (spec.platforms, spec.tabViewStyle, spec.verticalPageTransitionStyle) = ([.watch], .verticalPage, transition)
        let call =
            transition == .automatic ? ".verticalPage" : ".verticalPage(transitionStyle: .\(transition.rawValue))"

        #expect(SwiftUIWriter().source(for: spec).contains(".tabViewStyle(\(call))\n"))
    }

    @Test(.proves("R4.10", "R4.11", "R4.12"))
    func `the Browse pattern selects and pushes as Apple’s does (R4.10, R4.11, R4.12)`() throws {
        let source = try #require(Sample.all.first { $0.name == "browse" }).source()

        #expect(source.contains(".onChange(of: horizontalSizeClass, initial: true) { _, sizeClass in"))
        #expect(source.contains("path = [selection]\n                selection = .browse\n"))
        #expect(source.contains("selection = path.last ?? .recentlyAdded\n"))
    }

    @Test(.proves("R1.1"))
    func `R1.1, R1.8: with a bound selection the app keeps it; without, tabs have no values`() {
        let tab = Tab(label: TabLabel(title: "Home", systemImage: "house"), value: .string("home"))
        var spec = TabSpec(tabs: [.tab(tab)])
        let source = SwiftUIWriter().source(for: spec)
        spec.selection = .string("home")
        let bound = SwiftUIWriter().source(for: spec)

        #expect(bound.contains("@State private var selection: AppTab = .home\n"))
        #expect(bound.contains("TabView(selection: $selection) {\n"))
        #expect(!source.contains("var selection") && !source.contains("selection:"))

        #expect(source.contains("        TabView {\n            Tab(\"Home\", systemImage: \"house\") {\n"))
        #expect(source.contains("// - The tabs’ values are omitted"))
        #expect(!source.contains("enum"))
    }

    @Test func `no block has more than ten entries (R1.5)`() {
        let entries = (0..<345).map { TabEntry.tab(Tab(label: TabLabel(title: "T\($0)"), value: .integer($0))) }
        var spec = TabSpec(tabs: entries)
        spec.selection = .integer(0)
        var counts: [Int] = [0]
        for line in SwiftUIWriter().source(for: spec).split(separator: "\n") {
            let words = line.drop { $0 == " " }
            let depth = (line.count - words.count) / 4
            while counts.count > depth + 1 { counts.removeLast() }
            while counts.count <= depth { counts.append(0) }
            guard words.hasPrefix("Tab(") || words.hasPrefix("Group {") else { continue }
            counts[depth] += 1
            #expect(counts[depth] <= 10)
        }
    }

    @Test(.timeLimit(.minutes(20)))
    func `twenty thousand tabs take twice what ten thousand do`() {
        func size(_ count: Int) -> Int {
            let title = TabLabel(title: "Tab", systemImage: "house")
            var spec = TabSpec(tabs: (0..<count).map { .tab(Tab(label: title, value: .string("t\($0)"))) })
            spec.selection = .string("t0")
            return SwiftUIWriter().source(for: spec).utf8.count
        }
        #expect(size(20_000) < size(10_000) * 22 / 10)
    }
}
