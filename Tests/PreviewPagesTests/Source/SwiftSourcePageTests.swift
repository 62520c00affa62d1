import PreviewCore
import TabModel
import Testing

@testable import PreviewPages

/// The page of a preview that was read from an app's source.
@Suite struct SwiftSourcePageTests {
    private let chosen = [("platform", "iPhone"), ("select", "home"), ("inspector", "open")]

    private func places(_ page: Markup) -> [[String: String]] {
        page.elements.map(\.attributes).filter { $0["class"] == "origin-place" }
    }

    @Test func `says where the source declares a tab, its title and what isn't known of it`() throws {
        let places = places(try SampleSource.page(chosen))

        #expect(places.map { $0["data-line"] } == ["0/24", "1/6", "0/25"])
        #expect(places.map { $0["data-column"] } == ["13", "21", "14"])
        #expect(places.allSatisfy { $0["href"]?.contains("source=open") == true })
        #expect(places[1]["title"] == "Model/AppTab.swift:6:21")
    }

    @Test func `says why a value isn't known, and of a placeholder what it is repeated over`() throws {
        let facts = SampleSource.spec.tabs.map { UnknownFacts(of: $0, SampleSource.spec.sourceMap).all }

        #expect(facts[0].map(\.sentence) == ["The badge is unknown: store.unread is known only at runtime."])
        #expect(facts[0].map(\.origin) == [SampleSource.origin("App/AppView.swift", 25, 14)])
        #expect(facts[1].map(\.label) == ["Repeats", "Title"])
        let repeats = "Tabs from store.courses are known only at runtime, so 3 placeholders are drawn."
        #expect(facts[1][0].sentence == repeats)
        #expect(facts[1][0].origin == SampleSource.origin("App/AppView.swift", 37, 21))
    }

    @Test func `says at the device and in the overview what isn't known of the tab view`() throws {
        var spec = SampleSource.spec
        spec.standIns[.tabViewStyle] = StandIn("Theme.style", why: .outside)
        spec.standIns[.tabViewBottomAccessory] = StandIn("PlayerBar", why: .runTime)
        func html(_ spec: TabSpec) throws -> String {
            let query = [("platform", "iPhone"), ("inspector", "open")]
            let subject = SampleSource.subject(query, SampleSource.snapshot(spec), rights: .owner)
            return try SamplePage.renderer().page(subject, shown: nil).html
        }

        #expect(try html(spec).contains("not known: style, tabViewBottomAccessory"))
        #expect(
            try html(spec).contains("The style is unknown: Theme.style isn’t declared in any file that was read.")
        )
        #expect(try html(spec).contains("class=\"accessory is-dynamic\""))
        #expect(try html(spec).contains("App/AppView.swift:23:9"))
        #expect(try html(SampleSource.spec).contains("not known:") == false)
        for key in StandIn.Key.ofTabView { spec.standIns[key] = StandIn("brand()", why: .notFound) }
        #expect(try html(spec).contains("not known: \(StandIn.Key.ofTabView.count) values"))
    }

    @Test(arguments: Right.ofPages)
    func `tells everyone the places, and lets editors alone open them (S67)`(rights: Right) throws {
        let page = try SampleSource.page(chosen + [("source", "open")], rights: rights)
        let places = places(page)

        #expect(places.map { $0["data-line"] } == ["0/24", "1/6", "0/25"])
        #expect(places.allSatisfy { ($0["href"] != nil) == rights.edits })
        #expect(page.values(of: "data-source-files").isEmpty == !rights.edits)
        #expect(page.values(of: "href").contains { $0.contains("source-files/") } == rights.edits)
    }

    @Test func `opens the pane with the files, their marks, and the tab view's place`() throws {
        let page = try SampleSource.page([("source", "open")])
        let marks = page.elements.map(\.attributes).filter { $0["data-place"] != nil }

        #expect(page.values(of: "data-format") == ["swift"] && page.values(of: "data-identity") == [""])
        #expect(page.values(of: "data-source-files") == ["0/23:9"])
        let listed = page.elements.filter { $0.attributes["data-number"] != nil && $0.attributes["title"] != nil }
        #expect(listed.map { $0.attributes["title"] } == ["App/AppView.swift", "Model/AppTab.swift"])
        #expect(Set(marks.compactMap { $0["data-place"] }).isSuperset(of: ["25:14", "37:21", "37:25"]))
        #expect(try SampleSource.page([]).values(of: "data-place").isEmpty)
    }

    @Test func `opens the pane at the first error`() throws {
        let snapshot = SampleSource.snapshot(diagnostics: [SampleSource.broken])
        let page = try SampleSource.page([("source", "open")], snapshot)

        #expect(page.values(of: "data-source-files") == ["1/7:9"])
        #expect(page.values(of: "data-severity").contains("error"))
    }

    @Test(arguments: Right.ofPages)
    func `quotes the line of an error from the source, for editors alone (S67)`(rights: Right) throws {
        let snapshot = SampleSource.snapshot(diagnostics: [SampleSource.broken])
        let html = try SamplePage.renderer().page(SampleSource.subject([], snapshot, rights: rights), shown: nil).html

        #expect(html.contains("let secretPlan = (") == rights.edits)
        #expect(html.contains("Model/AppTab.swift:7:9"))
        #expect(html.contains("Showing revision 41; AppTab.swift has 1 error"))
        #expect(!html.contains("&quot;rolle&quot;"), "the imported spec's own text is not quoted")
    }

    @Test func `names the file that has errors, or the source where several have some`() {
        var other = SampleSource.broken
        other.file = "App/AppView.swift"
        let snapshot = SampleSource.snapshot(diagnostics: [SampleSource.broken, other])

        #expect(ErrorsText.title(snapshot, errors: 2) == "Showing revision 41; the source has 2 errors")
        var warning = SampleSource.broken
        warning.severity = .warning
        let found = SampleSource.snapshot(diagnostics: [warning])
        #expect(ErrorsText.title(found, errors: 0) == "Findings in AppTab.swift")
    }

    @Test func `offers design mode, which edits the source, and restores nothing of its history`() throws {
        let page = try SampleSource.page([("mode", "design"), ("platform", "iPad")])
        let design = try #require(page.elements.first { $0.attributes["data-value"] == "design" }).attributes

        #expect(page.values(of: "data-mode") == ["design"])
        #expect(design["aria-disabled"] == nil)
        #expect(design["title"]?.contains("Swift source") == true)
        #expect(page.values(of: "data-restores") == ["false"])
    }

    @Test func `is called as the tab view, and switches to the others with the same device`() throws {
        let page = try SampleSource.page(
            [("platform", "iPad"), ("colorScheme", "dark"), ("select", "home"), ("if.isSignedIn", "true")]
        )
        let links = page.elements.map(\.attributes).filter { $0["href"]?.hasPrefix("../") == true }

        #expect(SampleSource.snapshot().title == "AppView.body")
        let query = "?platform=iPad&colorScheme=dark"
        #expect(links.map { $0["href"] } == ["../AppView-body/\(query)", "../Settings-body/\(query)"])
        #expect(links.map { $0["aria-current"] } == ["page", nil])
    }

    @Test func `lists conditions in the words of the source`() throws {
        let conditions = SampleSource.spec.conditions
        let values = try #require(
            ConditionsBuilder(view: ViewState(), conditions: conditions, isImported: true).values
        )

        #expect(values.conditions.map(\.label) == ["session.isSignedIn"])
        #expect(values.conditions[0].choices.segments.first(where: \.isCurrent)?.value == "false")
        #expect(values.conditions[0].text == nil)
    }

    @Test func `draws placeholders dashed and says that they are some`() throws {
        let page = try SampleSource.page([("platform", "iPhone")])
        let ghosts = page.elements.map(\.attributes).filter { $0["class"]?.contains("is-ghost") == true }

        #expect(ghosts.map { $0["data-title"] } == Array(repeating: "[course.name]", count: 3))
        #expect(ghosts.allSatisfy { $0["title"] == "Placeholder: known only at runtime" })
    }

    @Test func `says that it waits for the source, with no spec to start from`() throws {
        var snapshot = SampleSource.snapshot(nil)
        snapshot.text = nil
        let start = StartText.values(snapshot)

        #expect(start.example == nil && start.text.contains("not in the source"))
    }
}
