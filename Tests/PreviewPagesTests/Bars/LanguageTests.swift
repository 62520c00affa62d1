import PreviewPages
import TabModel
import TestTools
import Testing

/// The parts of a frame that follow a language.
@Suite struct LanguageTests {
    private static func spec(_ locale: LocaleIdentifier) -> TabSpec {
        var spec = SampleSpec.library
        spec.locale = locale
        return spec
    }

    @Test(arguments: [
        (LocaleIdentifier.en, "More", "Back to More"), (.de, "Mehr", "Zurück: Mehr"), (.ja, "その他", "戻る: その他"),
    ])
    func `More, its list and the way back to it are in the spec's language`(
        locale: LocaleIdentifier,
        more: String,
        wayBack: String
    ) throws {
        let (bar, list) = (try frame([], locale), try frame([("more", "true")], locale))
        let pushed = try frame([("select", "scenes")], locale)

        #expect(bar.text.contains("<span class=\"entry-title\">\(more)</span>"))
        #expect(list.elements(where: "role", is: "tabpanel").first?.attributes["aria-label"] == more)
        #expect(pushed.elements(where: "data-control", is: "back").first?.attributes["aria-label"] == wayBack)
    }

    @Test func `the language of the address wins over the spec's`() throws {
        #expect(try frame([("locale", "nl")], .de).text.contains("<span class=\"entry-title\">Meer</span>"))
    }

    @Test func `Edit and Done are the system's words`() throws {
        let query = [("platform", "iPad"), ("form", "sidebar"), ("locale", "sv")]
        let editing = try SamplePage.frame(query + [("editing", "true")])
        let usual = try SamplePage.frame(query)

        #expect(usual.text.contains(">Redigera<") && editing.text.contains(">Klar<"))
    }

    @Test(arguments: [
        (LocaleIdentifier.en, "", "ltr"), (.ar, "", "rtl"), (.ar, "ltr", "ltr"), (.en, "rtl", "rtl"),
        (.mirrored, "", "rtl"),
    ])
    func `the direction is the language's unless it is given`(
        locale: LocaleIdentifier,
        given: String,
        drawn: String
    ) throws {
        let frame = try frame([("direction", given)], locale)
        #expect(frame.elements.contains { $0.attributes["data-direction"] == drawn })
        #expect(!frame.elements.contains { ($0.attributes["data-direction"] ?? drawn) != drawn })
    }

    private func frame(_ query: [(String, String)], _ locale: LocaleIdentifier) throws -> Markup {
        try SamplePage.frame([("platform", "iPhone")] + query, spec: Self.spec(locale))
    }
}
