import TabModel
import TabRules
import Testing

@testable import PreviewPages

/// The page that lists every rule.
@Suite struct RulesPageTests {
    private let text: String
    private let page: Markup

    init() throws {
        text = try SamplePage.renderer().rules(assets: SamplePage.assets)
        page = Markup(text)
    }

    @Test func `has every rule once, under its id, in the rulebook's order`() {
        let rows = page.elements.filter { $0.attributes["class"] == "rule-row" }
        let ids = page.values(of: "id")

        #expect(rows.map { $0.attributes["id"] } == RuleBook.rules.map(\.id))
        #expect(rows.map { $0.attributes["data-certainty"] } == RuleBook.rules.map { $0.certainties.names })
        #expect(Set(ids).count == ids.count)
        #expect(page.problems.isEmpty)
        for reference in page.values(of: "aria-labelledby") { #expect(ids.contains(reference)) }
    }

    @Test func `has a heading for each chapter and section, without gaps`() {
        let levels = page.elements.compactMap { element in
            element.name.count == 2 && element.name.hasPrefix("h") ? Int(element.name.dropFirst()) : nil
        }

        #expect(levels.first == 1)
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
        #expect(levels.count { $0 == 2 } == RuleBook.chapters.count)
        #expect(levels.count { $0 == 3 } == RuleBook.sections.count)
    }

    @Test func `links every section of the list, and nothing that is not there`() {
        let ids = Set(page.values(of: "id"))
        let inside = page.values(of: "href").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }

        #expect(Set(inside).isSubset(of: ids))
        #expect(inside.count { $0.hasPrefix("section-") } == RuleBook.sections.count)
    }

    @Test func `opens sources apart, without telling them where from, and loads nothing (S30)`() {
        let outside = page.elements.filter { $0.attributes["href"]?.contains("://") == true }

        #expect(outside.count == RuleBook.rules.flatMap(\.sources).count { $0.url != nil })
        for link in outside {
            #expect(link.name == "a" && link.attributes["href"]?.hasPrefix("https://") == true)
            #expect(link.attributes["target"] == "_blank" && link.attributes["rel"] == "noopener noreferrer")
        }
        for value in page.values(of: "src") { #expect(value.hasPrefix("assets/0/")) }
        #expect(page.values(of: "style").isEmpty && !page.elements.contains { $0.name == "style" })
    }

    @Test func `has one choice of certainty for each there is, and all at first`() {
        let fields = page.elements(where: "type", is: "radio")

        #expect(fields.map { $0.attributes["value"] } == ["all"] + Certainty.allCases.map(\.rawValue))
        #expect(fields.map { $0.attributes["checked"] != nil } == [true, false, false, false])
    }

    @Test(arguments: Certainty.allCases)
    func `has styles that choose each certainty without script`(certainty: Certainty) throws {
        let styles = try #require(Folders.texts(in: Folders.styles, extension: "css")["rules"])

        #expect(styles.contains(":has(#certainty-\(certainty.rawValue):checked) .rule-row"))
    }

    @Test func `says of a rule what is against it, and who wrote it down`() throws {
        let rule = RuleStatement(
            "R9.1",
            [.documented, .choice],
            "A `Tab` is <b>not</b> a page.",
            sources: [RuleSource("Tab", url: "https://example.org/tab"), RuleSource("A talk")],
            status: .notApplicable("No spec has `code`.")
        )
        let row = RuleRowBuilder.values(rule)

        #expect(row.text.map(\.text) == ["A ", "Tab", " is <b>not</b> a page."])
        #expect(row.text.map(\.isCode) == [false, true, false])
        #expect(row.certainties.map(\.text) == ["Documented", "Our choice"])
        #expect(row.notApplicable?.parts.map(\.text) == ["No spec has ", "code", "."])
        #expect(row.sources.map(\.url) == ["https://example.org/tab", nil])
    }

    @Test func `renders the same text each time`() throws {
        #expect(try SamplePage.renderer().rules(assets: SamplePage.assets) == text)
    }
}

extension [Certainty] {
    fileprivate var names: String { map(\.rawValue).joined(separator: " ") }
}
