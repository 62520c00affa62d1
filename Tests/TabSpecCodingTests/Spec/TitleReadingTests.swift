import TabModel
import TabSpecCoding
import Testing

/// Titles by language, as they are read and written.
@Suite struct TitleReadingTests {
    private static let bad: [BadText] = [
        BadText(
            #"{"tabs": [{"title": {📍"dee": "Start"}}]}"#,
            "unknownKey",
            #"tabs[0].title: "dee" is not a key of a title by language. Did you mean "de"?"#
        ),
        BadText(
            #"{"tabs": [{"title": 📍{}}]}"#,
            "missing",
            #"tabs[0].title: a title by language is empty. Add a key such as "en", "de" or "fr"."#
        ),
        BadText(
            #"{"tabs": [{"title": {"de": 📍[]}}]}"#,
            "type",
            "tabs[0].title.de: expected a string, found an array."
        ),
        BadText(#"{"tabs": [{"title": 📍["Home"]}]}"#, "type", "tabs[0].title: \(aTitle), found an array."),
        BadText(
            #"{"tabs": [{"title": {"de": "A", 📍"de": "B"}}]}"#,
            "duplicateKey",
            "tabs[0].title.de: duplicate key; first used on line 1."
        ),
        BadText(
            #"{"title": 📍{"de": "A"}, "tabs": [{}]}"#,
            "type",
            "title: expected a string, found an object."
        ),
        BadText(
            #"{"tabs": [{}], "stringsCatalog": 📍"../L.xcstrings"}"#,
            "value",
            #"stringsCatalog: "../L.xcstrings" is outside the spec's directory. Put the strings catalog beside the spec."#
        ),
        BadText(
            #"{"tabs": [{}], "stringsCatalog": 📍"L.strings"}"#,
            "value",
            #"stringsCatalog: "L.strings" is not a strings catalog. Name a file that ends in .xcstrings."#
        ),
        BadText(
            #"{"tabs": [{}], "stringsCatalog": 📍[]}"#,
            "type",
            "stringsCatalog: expected the path of a strings catalog, found an array."
        ),
        BadText(
            #"{"tabs": [{}], "variants": [{"when": {}, 📍"stringsCatalog": "L.xcstrings"}]}"#,
            "unknownKey",
            #"variants[0]: "stringsCatalog" is not a key of a variant of the tab view. It can't vary."#
        ),
    ]

    @Test(arguments: bad)
    func `says where a title is wrong, and what was expected`(bad: BadText) {
        #expect(bad.found(.json) == bad.expected())
    }

    @Test(arguments: ["en-XA", "ar-XB", "xx", "th"])
    func `no title is in a language that nobody speaks, or that the preview has no words of`(tag: String) throws {
        let read = MarkedText("tabs: [{ title: { \(tag): Home } }]").read(.yaml)
        let text = try #require(read.diagnostics.first?.text)

        #expect(text.hasPrefix("tabs[0].title: \"\(tag)\" is not a key of a title by language."))
        #expect(text.utf8.count < 220)
    }

    @Test func `the plain title is that in the spec's own language, wherever the key stands`() throws {
        let text = "tabs: [{ title: { en: Home, de-AT: Daheim } }]\nlocale: de\n"
        let spec = try #require(MarkedText(text).read(.yaml).spec)

        #expect(spec.tabs[0].label.title == "Daheim")
        #expect(spec.tabs[0].label.translations.map(\.tag) == ["en", "de-AT"])
        #expect(SpecWriting.text(spec).contains(#""de-AT": "Daheim""#))
    }

    @Test func `a number of YAML counts as written, in a title too`() throws {
        let spec = try #require(MarkedText("tabs: [{ title: 2024 }, { title: { en: 2025 } }]").read(.yaml).spec)
        #expect(spec.tabs.map(\.label.title) == ["2024", "2025"])
    }
}
