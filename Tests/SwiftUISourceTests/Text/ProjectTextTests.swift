@testable import SwiftUISource
import TabModel
import Testing

/// Which string table a key is looked up in, and when one is missed.
@Suite struct ProjectTextTests {
    private func reading(_ call: String, _ files: [String: String], at path: String = "Wiki/Views/V.swift")
        -> TabViewReading?
    {
        let source =
            "import SwiftUI\nstruct V: View { var body: some View { TabView { Text(\"1\").tabItem { \(call) } } } }"
        return Reading.reading(files.merging([path: source]) { $1 }).tabViews.first
    }

    private static func catalog(_ text: String, key: String = "about.title") -> String {
        """
        {"sourceLanguage":"en","version":"1.0","strings":{"\(key)":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\(text)"}}}}}}
        """
    }

    @Test(arguments: [
        [
            "Wiki/en.lproj/Localizable.strings": "\"about.title\" = \"About\";",
            "Widget/Localizable.xcstrings": Self.catalog("The widget"),
        ],
        [
            "Wiki/Localizable.xcstrings": Self.catalog("About"),
            "Wiki2/en.lproj/Localizable.strings": "\"about.title\" = \"Two\";",
        ],
        [
            "Wiki/Support/Base.lproj/Localizable.strings": "\"about.title\" = \"About\";",
            "A/Localizable.xcstrings": Self.catalog("A"),
        ],
        [
            "project.yml": """
            targets:
              Wiki: { type: application, platform: iOS, sources: [Wiki, Texts/Wiki] }
              Shop: { type: application, platform: iOS, sources: [Shop, Texts/Shop] }
            """,
            "Texts/Wiki/en.lproj/Localizable.strings": "\"about.title\" = \"About\";",
            "Texts/Shop/Localizable.xcstrings": Self.catalog("Shop"),
        ],
    ])
    func `is the nearest, whatever its format`(tables: [String: String]) {
        #expect(reading("Text(\"about.title\")", tables)?.spec.tabs.first?.label.title == "About")
    }

    @Test func `is no other target's`() {
        let tables = [
            "Wiki/en.lproj/Localizable.strings": "\"home.title\" = \"Home\";",
            "Shop/Localizable.xcstrings": Self.catalog("The Shop"),
        ]
        let found = reading("Text(\"about.title\")", tables)

        #expect(found?.spec.tabs.first?.label.title == "about.title")
        #expect(found?.diagnostics.map(\.id) == ["missing-localization"])
    }

    @Test(arguments: [
        ("Text(\"about.title\", bundle: .module)", "The kit"), ("Text(\"about.title\", bundle: .main)", "The app"),
        ("Text(String(localized: \"about.title\", bundle: Bundle.module))", "The kit"),
        ("Text(NSLocalizedString(\"about.title\", bundle: .main, comment: \"\"))", "The app"),
        ("Text(\"about.title\", tableName: \"Other\")", "Another"),
        ("Text(Bundle.module.localizedString(forKey: \"about.title\", value: nil, table: \"Other\"))", "Another"),
    ])
    func `is of the bundle and the name that the source says`(call: String, title: String) {
        let tables = [
            "project.yml": """
            packages: { Kit: { path: Kit } }
            targets: { App: { type: application, platform: iOS, sources: [App] } }
            """,
            "App/Localizable.xcstrings": Self.catalog("The app"),
            "Kit/Package.swift":
                "import PackageDescription\nlet p = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
            "Kit/Sources/Kit/Localizable.xcstrings": Self.catalog("The kit"),
            "Kit/Sources/Kit/Other.xcstrings": Self.catalog("Another"), "App/Other.xcstrings": Self.catalog("Wrong"),
        ]

        #expect(reading(call, tables, at: "Kit/Sources/Kit/V.swift")?.spec.tabs.first?.label.title == title)
    }

    @Test(arguments: [
        ("Home", ["Settings.bundle/en.lproj/Root.strings": "\"Group\" = \"Group\";"]),
        ("home.title", ["Settings.bundle/en.lproj/Localizable.strings": "\"other.title\" = \"Other\";"]),
        ("home.title", ["Wiki/en.lproj/InfoPlist.strings": "\"app.name\" = \"App\";"]), ("home.title", [:]),
        ("Home", ["Wiki/en.lproj/Localizable.strings": "\"about.title\" = \"About\";"]),
        ("Go to Home", ["Wiki/en.lproj/Localizable.strings": "\"about.title\" = \"About\";"]),
        ("iPhone", ["Wiki/en.lproj/Localizable.strings": "\"about.title\" = \"About\";"]),
        ("home.title", ["Wiki/de.lproj/Localizable.strings": "\"Home\" = \"Start\";"]),
        ("home.title", ["Wiki/en.lproj/Other.strings": "\"about.title\" = \"About\";"]),
        ("Home", ["Wiki/Localizable.xcstrings": Self.catalog("About")]),
    ])
    func `is not missed where the text is the app's own language`(key: String, tables: [String: String]) {
        let found = reading("Text(\"\(key)\")", tables)

        #expect(found?.spec.tabs.first?.label.title == key)
        #expect(found?.diagnostics.isEmpty == true)
    }

    @Test(arguments: ["home.title", "home_title", "homeTitle", "HOME_TITLE", "tab-bar.home"])
    func `is missed for what is written as its other keys are`(key: String) {
        let strings = ["Wiki/en.lproj/Localizable.strings": "\"about.title\" = \"About\";"]

        #expect(reading("Text(\"\(key)\")", strings)?.diagnostics.map(\.id) == ["missing-localization"])
        #expect(
            reading("Text(\"\(key)\")", ["Wiki/Localizable.xcstrings": Self.catalog("About")])?.diagnostics.map(\.id)
                == ["missing-localization"]
        )
    }

    @Test func `is the program's for a library of its own project`() {
        let tables = [
            "project.yml": """
            targets:
              App: { type: application, platform: iOS, sources: [App], dependencies: [{ target: Kit }] }
              Other: { type: application, platform: iOS, sources: [Another] }
              Kit: { type: framework, platform: iOS, sources: [Kit] }
            """,
            "App/Localizable.xcstrings": Self.catalog("The app"),
            "Another/Localizable.xcstrings": Self.catalog("Other"),
            "Kit/Localizable.xcstrings": Self.catalog("Else", key: "else.title"),
        ]
        let source = "Text(\"about.title\")"

        #expect(reading(source, tables, at: "Kit/V.swift")?.spec.tabs.first?.label.title == "The app")
        #expect(reading(source, tables, at: "Another/V.swift")?.spec.tabs.first?.label.title == "Other")
    }

    @Test func `leaves a key without a text of its language as it is`() {
        let catalog = """
            {"sourceLanguage":"en","strings":{"Numbers":{"localizations":{"es":{"stringUnit":{"state":"translated","value":"Datos"}}}}}}
            """

        #expect(
            reading("Text(\"Numbers\")", ["Localizable.xcstrings": catalog])?.spec.tabs.first?.label.title == "Numbers"
        )
    }

    private static let numbers = """
        {"sourceLanguage":"en","version":"1.0","strings":{
        "%@ of %@":{"localizations":{"de":{"stringUnit":{"value":"%2$@ bei %1$@"}}}},
        "%lld%% off":{"localizations":{"en":{"stringUnit":{"value":"Save %lld%%"}}}},
        "basket %lld":{"localizations":{
            "en":{"stringUnit":{"value":"Has %#@apples@"},"substitutions":{"apples":{"argNum":1,"formatSpecifier":"lld",
                "variations":{"plural":{"one":{"stringUnit":{"value":"%arg apple"}},
                "other":{"stringUnit":{"value":"%arg apples"}}}}}}}}},
        "%lld tabs":{"localizations":{
            "en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld tab"}},
                "zero":{"stringUnit":{"value":"No tabs"}},"other":{"stringUnit":{"value":"%lld tabs"}}}}},
            "pl":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld karta"}},
                "few":{"stringUnit":{"value":"%lld karty"}},"other":{"stringUnit":{"value":"%lld kart"}}}}}}},
        "tab_home":{"localizations":{"en":{"stringUnit":{"value":"Home"}}}}
        }}
        """

    @Test(arguments: [
        (#"Text("\("A") of \("B")")"#, "en", "A of B"), (#"Text("\("A") of \("B")")"#, "de", "B bei A"),
        (#"Text("\(50)% off")"#, "en", "Save 50%"), (#"Text("\(50)% more")"#, "en", "50% more"),
        (#"Text("basket \(1)")"#, "en", "Has 1 apple"), (#"Text("basket \(3)")"#, "en", "Has 3 apples"),
        (#"Text("\(0) tabs")"#, "en", "No tabs"), (#"Text("\(1) tabs")"#, "en", "1 tab"),
        (#"Text("\(5) tabs")"#, "en", "5 tabs"), (#"Text("\(1) tabs")"#, "pl", "1 karta"),
        (#"Text("\(22) tabs")"#, "pl", "22 karty"), (#"Text("\(5) tabs")"#, "pl", "5 kart"),
        (#"Text("\(1) tabs")"#, "de", "1 tab"),
        (#"Text(NSLocalizedString("tab_\("home")", comment: ""))"#, "en", "Home"),
        (#"Text(String(format: NSLocalizedString("%lld tabs", comment: ""), 1))"#, "en", "1 tab"),
        (#"Text(String(format: "%02d %%", 5))"#, "en", "05 %"), (#"Text(String(format: "100%%"))"#, "en", "100%"),
        (#"Text("100%%")"#, "en", "100%%"),
    ])
    func `has what is put in as Foundation formats it`(call: String, language: String, title: String) {
        let source = "struct V: View { var body: some View { TabView { Text(\"1\").tabItem { \(call) } } } }"
        let files = ["V.swift": Array(source.utf8), "Localizable.xcstrings": Array(Self.numbers.utf8)]
        let options = ReadingOptions(locale: LocaleIdentifier(tag: language))

        #expect(Reading.outline(files, options).contains("\"title\":\"\(title)\""))
    }
}
