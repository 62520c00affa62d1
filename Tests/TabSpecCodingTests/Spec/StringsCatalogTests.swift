import TabModel
import TabSpecCoding
import Testing

/// Strings catalogs as Xcode writes them, and as it doesn't.
@Suite struct StringsCatalogTests {
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "" : {},
            "GitHub" : { "shouldTranslate" : false },
            "Home" : {
              "comment" : "A tab", "extractionState" : "manual",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Start" } },
                "fr" : { "stringUnit" : { "state" : "new", "value" : "" } },
                "th" : { "stringUnit" : { "state" : "translated", "value" : "X" } }
              }
            },
            "Tabs" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "value" : "Ein Tab" } },
                  "other" : { "variations" : { "device" : { "other" : { "stringUnit" : { "value" : "Tabs" } } } } }
                } } },
                "fr" : { "substitutions" : {} },
                "es" : { "stringUnit" : { "value" : "Hay %#@n@" }, "substitutions" : { "n" : {
                  "argNum" : 2, "formatSpecifier" : "d", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "value" : "%arg ficha" } },
                    "other" : { "stringUnit" : { "value" : "%arg fichas" } }
                  } }
                } } }
              }
            }
          },
          "version" : "1.0"
        }
        """

    private func read(_ text: String) -> StringsCatalog {
        StringsCatalogReader.read(Array(text.utf8), file: "L.xcstrings")
    }

    @Test func `has the texts by language, of variations the one for all others`() {
        let catalog = read(Self.catalog)

        #expect(catalog.problem == nil && catalog.untranslated == ["GitHub"])
        #expect(catalog["Home"].map(\.tag) == ["en", "de", "th"] && catalog["Home"].text(in: .de) == "Start")
        #expect(catalog["Home"].text(in: .en) == "Home")
        #expect(catalog["Tabs"].text(in: .de) == "Tabs" && catalog["Tabs"].text(in: .fr) == nil)
        #expect(catalog["Tabs"].text(in: .es) == "Hay %d fichas")
        #expect(catalog["Other"].isEmpty)
    }

    @Test func `has all forms of what has several`() {
        let catalog = read(Self.catalog)

        #expect(catalog.formats.keys.sorted() == ["Tabs"] && catalog.formats["Tabs"]?.keys.sorted() == ["de", "es"])
        #expect(
            catalog.formats["Tabs"]?["de"]
                == LocalizedFormat(.byNumber([.one: .text("Ein Tab"), .other: .byDevice(["other": .text("Tabs")])]))
        )
        #expect(catalog.formats["Tabs"]?["es"]?.text(with: [.text("x"), .number(1)], in: .es) == "Hay 1 ficha")
    }

    @Test(arguments: [
        ("{\n  \"strings\" 1}", "L.xcstrings:2:13: "),
        ("", "L.xcstrings:1:1: "),
        ("[]", "L.xcstrings:1:1: expected the catalog to be an object, found an array."),
        (#"{"strings": {}}"#, #"L.xcstrings:1:1: the catalog has no "sourceLanguage". Expected a string."#),
        (#"{"sourceLanguage": 1, "strings": {}}"#, #"L.xcstrings:1:20: the catalog has no "sourceLanguage""#),
        (#"{"sourceLanguage": "en"}"#, #"the catalog has no "strings". Expected an object."#),
        (#"{"sourceLanguage": "en", "strings": []}"#, #"L.xcstrings:1:37: expected "strings" to be an object"#),
        (#"{"sourceLanguage": "en", "strings": {"A": 1}}"#, #"expected "A" to be an object, found the number 1."#),
        (
            #"{"sourceLanguage": "en", "strings": {"A": {"localizations": []}}}"#,
            #"expected the localizations of "A" to be an object, found an array."#
        ),
        (
            #"{"sourceLanguage": "en", "strings": {"A": {"localizations": {"de": "B"}}}}"#,
            #"expected "A" in "de" to be an object, found "B"."#
        ),
        (
            #"{"sourceLanguage": "en", "strings": {"A": {"localizations": {"de": {"stringUnit": {"value": 1}}}}}}"#,
            #"the stringUnit of "A" in "de" has no "value". Expected a string."#
        ),
        (
            #"{"sourceLanguage": "en", "strings": {"A": {"localizations": {"de": {"variations": {"plural": 1}}}}}}"#,
            #"expected the variations of "A" in "de" to be an object"#
        ),
    ])
    func `says what is wrong with it and where, and has no strings then`(text: String, said: String) throws {
        let catalog = read(text)

        #expect(try #require(catalog.problem).contains(said))
        #expect(catalog.strings.isEmpty)
    }

    @Test func `reads no catalog that is too large or too deep`() {
        func deep(_ levels: Int) -> String? {
            let nested = String(repeating: "[", count: levels - 1) + String(repeating: "]", count: levels - 1)
            return read(#"{"sourceLanguage": "en", "x": \#(nested), "strings": {}}"#).problem
        }

        #expect(deep(64) == nil)
        #expect(deep(65)?.contains("L.xcstrings:1:") == true)
        #expect(StringsCatalogReader.read([UInt8](repeating: 0x20, count: 9 << 20), file: "L").problem != nil)
        #expect(StringsCatalogReader.read([0xFF, 0xFE, 0x00], file: "L").problem != nil)
    }

    @Test func `a spec's titles are written as a catalog that says the same`() throws {
        let text = """
            locale: de
            tabs:
              - { title: { en: Home, de: Start, pt-BR: Início } }
              - { title: Suche }
              - { title: Start }
            tabViewSidebarHeader: { title: { de: Kopf, en: Head } }
            """
        let spec = try #require(MarkedText(text).read(.yaml).spec)
        let written = StringsCatalogWriting.text(spec)
        let catalog = read(written)

        #expect(catalog.problem == nil && catalog.sourceLanguage == .de)
        #expect(catalog.strings.keys.sorted() == ["Kopf", "Start", "Suche"])
        #expect(catalog["Start"].text(in: .en) == "Home" && catalog["Start"].text(in: .pt) == "Início")
        #expect(written.contains(#""version": "1.0""#) && written.hasSuffix("}\n"))
    }
}
