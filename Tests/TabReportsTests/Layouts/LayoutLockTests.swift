import TabModel
import TabResolver
import Testing

@testable import TabReports

@Suite struct LayoutLockTests {
    private let lock: LayoutLock = {
        var lock = LayoutLock()
        let samples = LayoutSamples()
        lock["iPhone compact, OS 26"] = samples.phone
        lock["iPad regular sidebar, OS 27"] = samples.pad
        lock["iPhone compact, OS 27"] = samples.phone
        return lock
    }()

    @Test func `equal layouts are written once, in the order of the first of their names`() {
        #expect(
            lock.text == """
                # tabpreview layouts 1
                # Written by tabpreview test --update. Review changes to this file, but don't edit it.

                [iPhone compact, OS 26]
                [iPhone compact, OS 27]
                chrome    bottomBar
                bar       Home [house], Library [books.vertical] (3), Trips [image art/trips.png] disabled
                apart     Search [magnifyingglass]
                More      § Collections dynamic, #nameless
                behavior  scrolls, minimized
                accessory inline
                selected  home

                [iPad regular sidebar, OS 27]
                chrome    sidebar
                sidebar   Home [house]
                  § Collections [collapsed] [actions Add, "Sort, then filter"]: Recent
                    § "Old: 1 (2)": Archive
                  § Collections [collapsed] [actions Add, "Sort, then filter"]: Last
                  § #unnamed:
                extras    header, folded
                selected
                shown     home

                """
        )
    }

    @Test func `what is written is read`() throws {
        let read = try LayoutLock(Array(lock.text.utf8))

        #expect(Set(read.names) == Set(lock.names))
        for name in lock.names { #expect(read[name] == lock[name], "\(name)") }
        #expect(read.text == lock.text)
        #expect(try LayoutLock(Array(lock.text.replacing("\n", with: "\r\n").utf8)) == read)
    }

    @Test(arguments: [
        "Home, Library", "say \"hi\"", "a\\b", "[house]", "§ Home", "#home", "Home: 1", " Home", "Home ", "", "(3)",
        "off disabled", "on dynamic", "a\nb\u{202E}c", "é 日本 👨‍👩‍👧",
    ])
    func `a title is read as it is, whatever is in it`(title: String) throws {
        var layout = TabLayout(chrome: .bottomBar)
        var bar = Bar()
        bar.items = [BarEntry(kind: .tab, id: "a", title: title, systemImage: "house"), BarEntry(kind: .tab, id: "b")]
        layout.bar = bar
        var lock = LayoutLock()
        lock["a"] = LockedLayout(layout)

        let read = try LayoutLock(Array(lock.text.utf8))

        #expect(read == lock)
        #expect(read["a"]?.rows[1].items.count == 2)
        #expect(!lock.text.unicodeScalars.contains { $0.isSteering && $0 != "\n" })
    }

    @Test(arguments: [
        ("", 1, ##"Expected "# tabpreview layouts 1" as the first line."##),
        ("tabs: []", 1, ##"Expected "# tabpreview layouts 1" as the first line."##),
        ("# tabpreview layouts 2\n", 1, "The file has version 2, but this tabpreview reads version 1."),
        ("# tabpreview layouts 1\n\nbar Home\n", 3, "This line is not a row of a layout."),
        ("# tabpreview layouts 1\n[a]\nbars Home\n", 3, "This line is not a row of a layout."),
        ("# tabpreview layouts 1\n[a]\nbar Home\n § A: B\n", 4, "This line is not a row of a layout."),
        ("# tabpreview layouts 1\n[a]\nbar Home\n  § A\n", 4, "This line is not a row of a layout."),
        ("# tabpreview layouts 1\n[a]\n\n", 3, #"The layout "a" has no rows."#),
        ("# tabpreview layouts 1\n[a]", 2, #"The layout "a" has no rows."#),
        ("# tabpreview layouts 1\n[a]\nbar Home\n[a]\nbar Home\n", 4, #"The layout "a" appears twice."#),
        ("# tabpreview layouts 1\n[a]\n[a]\nbar Home\n", 3, #"The layout "a" appears twice."#),
        ("# tabpreview layouts 1\n[a]\n<<<<<<< HEAD\nbar Home\n", 3, "There is a merge conflict."),
    ])
    func `a damaged file is refused with its line`(text: String, line: Int, sentence: String) {
        let error = #expect(throws: LayoutLockError.self) { try LayoutLock(Array(text.utf8)) }

        #expect(error?.text == sentence)
        #expect(error?.line == line)
        #expect(error?.isOfOtherVersion == sentence.hasPrefix("The file has version"))
    }

    @Test func `names are put in an order, others stay last`() {
        var sorted = lock
        sorted["new"] = LayoutSamples().phone
        sorted.sort(like: ["new", "iPhone compact, OS 27", "iPhone compact, OS 26"])

        #expect(
            sorted.names == [
                "new", "iPhone compact, OS 27", "iPhone compact, OS 26", "iPad regular sidebar, OS 27",
            ]
        )
        sorted["new"] = nil
        #expect(sorted.names.first == "iPhone compact, OS 27")
    }

    @Test func `only files that say so are lock files`() {
        #expect(LayoutLock.isLock(Array("# tabpreview layouts 9".utf8)))
        #expect(!LayoutLock.isLock(Array("# layouts".utf8)) && !LayoutLock.isLock([]))
    }
}
