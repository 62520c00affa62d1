import PreviewCore
import PreviewPages
import TabModel
import Testing

@Suite struct MarkupTests {
    @Test(arguments: SamplePage.addresses)
    func `nests its tags, with every id once and every reference answered`(address: [(String, String)]) throws {
        let page = Markup(try SamplePage.page(address, snapshot: SamplePage.snapshot(spec: SampleSpec.everything)))
        let ids = page.values(of: "id")

        #expect(page.problems.isEmpty)
        #expect(Set(ids).count == ids.count)
        for attribute in ["aria-controls", "aria-labelledby", "popovertarget", "commandfor"] {
            #expect(Set(page.values(of: attribute)).isSubset(of: ids))
        }
    }

    @Test(arguments: SamplePage.addresses)
    func `keeps style, script and addresses within the content policy (S30)`(address: [(String, String)]) throws {
        let page = Markup(try SamplePage.page(address))

        #expect(page.values(of: "style").isEmpty)
        #expect(!page.elements.contains { $0.name == "style" })
        #expect(page.elements.filter { $0.name == "script" }.map { $0.attributes["src"] } == ["assets/0/app.js"])
        #expect(!page.elements.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } })
        let starts = ["./", "assets/0/", "#stage", "#announcer", "#symbol-", "#glyph-"]
        for value in page.values(of: "href") + page.values(of: "src") {
            #expect(starts.contains { value.hasPrefix($0) }, "\(value)")
        }
    }

    @Test func `has headings without gaps, one main part, and names for every region`() throws {
        let page = Markup(try SamplePage.page())
        let levels = page.elements.compactMap {
            $0.name.count == 2 && $0.name.hasPrefix("h") ? Int($0.name.dropFirst()) : nil
        }

        #expect(levels.first == 1)
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
        #expect(page.elements.filter { $0.name == "main" }.count == 1)
        for element in page.elements where ["nav", "aside", "main", "section"].contains(element.name) {
            #expect(element.attributes["aria-label"] != nil || element.attributes["aria-labelledby"] != nil)
        }
    }

    @Test func `draws the frames of the overview as pictures that open on a click`() throws {
        let page = Markup(try SamplePage.page([("view", "all")]))
        let devices = page.elements.filter { $0.attributes["class"] == "device" }

        #expect(!devices.isEmpty)
        #expect(devices.allSatisfy { $0.attributes["inert"] != nil })
        #expect(page.elements(where: "data-control", is: "frame").count == devices.count)
        #expect(Markup(try SamplePage.page()).values(of: "inert").isEmpty)
    }

    @Test(
        arguments: [
            ([], 1), ([("editing", "true"), ("platform", "iPad")], 0), ([("view", "all")], 0),
            ([("platform", "iPhone")], 0),
        ] as [([(String, String)], Int)]
    )
    func `says how to edit where something can be and nothing is`(query: [(String, String)], hints: Int) throws {
        let page = Markup(try SamplePage.page(query))

        #expect(page.elements.filter { $0.attributes["class"] == "hint-link" }.count == hints)
    }

    @Test func `links every rule to its place on the page of rules, with a name that says how sure it is`() throws {
        let page = Markup(try SamplePage.page([("inspector", "open"), ("tab", "reasons")]))
        let chips = page.elements.filter { $0.attributes["class"] == "rule" }
        let rules = Set(Markup(try SamplePage.renderer().rules(assets: SamplePage.assets)).values(of: "id"))

        #expect(chips.count > 12)
        for chip in chips {
            let href = try #require(chip.attributes["href"])
            #expect(chip.name == "a" && href.hasPrefix("./rules#R"))
            #expect(rules.contains(String(href.dropFirst("./rules#".count))), "\(href)")
            let label = try #require(chip.attributes["aria-label"])
            #expect(
                label.hasPrefix("Rule R") && ["documented", "observed", "our choice"].contains { label.hasSuffix($0) }
            )
        }
    }

    @Test func `names each region for the script once`() throws {
        let regions = Markup(try SamplePage.page()).values(of: "data-region")

        #expect(
            regions.sorted() == ["errors", "inspector", "problems", "source", "stage", "status", "title", "toolbar"]
        )
    }

    @Test func `tells the script revision, state, profile and view on the body`() throws {
        let page = Markup(try SamplePage.page([("profile", "anna")]))
        let body = try #require(page.elements.first { $0.name == "body" }).attributes

        #expect(body["data-revision"] == "42.9f3a11c0")
        #expect(body["data-ok"] == "true")
        #expect(body["data-profile"] == "anna")
        #expect(body["data-switches"] == "")
        #expect(body["data-view"] == "compare")
        #expect(body["data-events"] == "events")
        #expect(body["data-customization"] == "customization")
        #expect(body["data-tag"] == SamplePage.tag)
    }

    @Test func `asks for one style sheet and one script`() throws {
        let page = Markup(try SamplePage.page())

        #expect(
            page.elements(where: "rel", is: "stylesheet").map { $0.attributes["href"] } == ["assets/0/page.css"]
        )
        #expect(page.elements(where: "type", is: "module").map { $0.attributes["src"] } == ["assets/0/app.js"])
    }
}
