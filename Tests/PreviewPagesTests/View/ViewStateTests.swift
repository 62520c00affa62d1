import PreviewPages
import TabModel
import Testing

@Suite struct ViewStateTests {
    @Test func `shows iPad and iPhone side by side when the address says nothing`() {
        let view = ViewState(query: [])

        #expect(view.stageView == .compare)
        #expect(view.frames.map(\.platform) == [.iPad, .iPhone])
        #expect(view.frames.map(\.sizeClass) == [.regular, .compact])
        #expect(view.frames.map(\.orientation) == [.landscape, .portrait])
        #expect(view.queryText.isEmpty)
        #expect(view.href == "./")
    }

    @Test func `shows one device when a platform is named`() {
        let view = ViewState(query: [("platform", "iPhone"), ("select", "library")])

        #expect(view.stageView == .one)
        #expect(view.frames.map(\.platform) == [.iPhone])
        #expect(view.frames.first?.interaction.select == "library")
    }

    @Test(arguments: [
        ("mac", UserInterfaceSizeClass.regular), ("vision", .regular), ("tv", .regular), ("watch", .compact),
    ])
    func `a device of one width has it, whatever the address says`(name: String, width: UserInterfaceSizeClass) {
        for said in ["compact", "regular"] {
            let view = ViewState(query: [("platform", name), ("sizeClass", said)])
            #expect(view.environment.sizeClass == width)
        }
    }

    @Test func `knows platforms by Apple's names too`() {
        #expect(ViewState(query: [("platform", "macOS")]).platform == .mac)
        #expect(ViewState(query: [("platform", "macOSX")]).problems.count == 1)
    }

    @Test func `keeps size class, orientation and form of the comparison to the iPad`() {
        let view = ViewState(query: [
            ("sizeClass", "compact"), ("orientation", "portrait"), ("form", "sidebar"), ("os", "18"),
            ("direction", "rtl"), ("select", "home"), ("previous", "new"), ("path", "a,b"),
            ("last", "c,d"),
        ])
        let frames = view.frames

        #expect(frames.map(\.sizeClass) == [.compact, .compact])
        #expect(frames.map(\.orientation) == [.portrait, .portrait])
        #expect(frames.map(\.form) == [.sidebar, nil])
        #expect(frames.allSatisfy { $0.os == .v18 && $0.direction == .rtl && $0.interaction.select == "home" })
        #expect(
            frames.allSatisfy {
                $0.interaction.previous == "new" && $0.interaction.path == ["a", "b"]
                    && $0.interaction.last == ["c", "d"]
            }
        )
    }

    @Test func `shows every drawn platform and size class in the view of all`() {
        let frames = ViewState(query: [("view", "all")]).frames

        #expect(
            frames.map(\.platform) == [.iPhone, .iPhone] + Array(repeating: .iPhoneDuo, count: 6) + [
                .iPad, .iPad, .iPad, .mac, .tv, .vision, .watch,
            ]
        )
        #expect(
            frames.map(\.sizeClass) == [
                .compact, .regular, .compact, .compact, .regular, .regular, .compact, .compact, .compact, .regular,
                .regular, .regular, .regular, .regular, .compact,
            ]
        )
        #expect(frames.compactMap(\.form) == [.tabBar, .sidebar])
        #expect(frames.filter { $0.platform == .iPhoneDuo }.map(\.pose) == Pose.allCases)
        #expect(frames[1].orientation == .landscape)
    }

    @Test func `closes the inspector where the source takes its place`() {
        let view = ViewState(query: [("source", "open")])
        let both = ViewState(query: [("source", "open"), ("inspector", "open")])

        #expect(view.inspector == .closed)
        #expect(both.inspector == .open)
        #expect(both.queryText == "source=open&inspector=open")
        #expect(ViewState(query: [("mode", "design"), ("source", "open")]).inspector == .open)
    }

    @Test func `turns a phone with a regular width class to landscape`() {
        let frame = ViewState(query: [("platform", "iPhone"), ("sizeClass", "regular")]).environment

        #expect(frame.orientation == .landscape)
    }

    @Test(arguments: [
        ("platform", "pad", "iPhone, iPhoneDuo, iPad, mac, tv, vision or watch"),
        ("sizeClass", "wide", "compact or regular"),
        ("os", "17", "18, 26, 27 or 27.1"), ("os", "026", "18, 26, 27 or 27.1"),
        ("orientation", "flat", "portrait or landscape"),
        ("direction", "up", "ltr or rtl"), ("form", "bar", "tabBar or sidebar"), ("editing", "yes", "true or false"),
        ("view", "grid", "compare, one, all or full"), ("colorScheme", "auto", "light or dark"),
        ("zoom", "49", "50 to 150"),
        ("zoom", "+75", "50 to 150"), ("profile", "a b", "1 to 64"), ("inspector", "yes", "open or closed"),
        ("macAutomatic", "left", "topBar or sidebar"), ("sectionChildrenInBar", "yes", "false or true"),
        ("hiddenSelection", "Blank", "fallbackAndWarn, blank or fatal"), ("dynamicTypeSize", "huge", "xSmall"),
        ("contrast", "more", "standard or increased"),
    ])
    func `falls back to the default and says so for a wrong value`(name: String, value: String, expected: String) throws
    {
        let view = ViewState(query: [(name, value)])
        let problem = try #require(view.problems.first)

        #expect(view.problems.count == 1)
        #expect(problem.hasPrefix("\(name): \"\(value)\" can't be shown. Expected "))
        #expect(problem.contains(expected))
        #expect(view.changing { _ in } == ViewState())
    }

    @Test func `SW1 to SW13: sets switches by their names for every frame`() {
        let view = ViewState(query: [("sectionChildrenInBar", "true"), ("macAutomatic", "sidebar")])

        #expect(view.problems.isEmpty)
        #expect(view.queryText == "sectionChildrenInBar=true&macAutomatic=sidebar")
        #expect(view.frames.count == 2)
        for environment in view.frames + [view.environment] {
            #expect(environment.switches[.sectionChildrenInBar] == "true")
            #expect(environment.switches[.macAutomatic] == "sidebar")
            #expect(environment.switches[.searchInMore] == nil)
        }
    }

    @Test func `ignores unknown parameters and empty values, and takes the first of a repeated one`() {
        let view = ViewState(query: [("colour", "red"), ("select", ""), ("os", "18"), ("os", "27"), ("form", "")])

        #expect(view.problems.isEmpty)
        #expect(view.os == .v18)
        #expect(view.queryText == "os=18")
    }

    @Test func `writes only what is not at its default, encoded, in a fixed order`() {
        let view = ViewState(query: [
            ("zoom", "100"), ("select", "a&b=c /ü"), ("platform", "iPad"), ("more", "false"), ("locale", ""),
            ("more", "true"), ("profile", "anna"),
        ])

        #expect(view.queryText == "platform=iPad&select=a%26b%3Dc%20%2F%C3%BC&profile=anna&zoom=100")
        #expect(view.href == "./?" + view.queryText)
    }

    @Test func `drops the problems of an address from the links made of it`() {
        let view = ViewState(query: [("os", "17"), ("select", "home")])

        #expect(view.changing { $0.os = .v18 }.problems.isEmpty)
        #expect(view.changing { $0.os = .v18 }.queryText == "os=18&select=home")
    }
}
