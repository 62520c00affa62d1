import TabModel
import Testing

/// Titles by language, and those that are keys of a strings catalog.
@Suite struct TitleTests {
    private static let home = [
        Translation("en", "Home"), Translation("de-AT", "Daheim"), Translation("ar", "الرئيسية"),
    ]

    private static func spec(_ translations: [Translation], _ own: LocaleIdentifier = .en) -> TabSpec {
        var label = TabLabel(title: "Home")
        label.translations = translations
        var section = TabSection(header: label, tabs: [.tab(Tab(label: TabLabel(title: "All")))])
        section.modifiers.sectionActions = [label]
        section.modifiers.toolbarItems = [label]
        var spec = TabSpec(tabs: [.tab(Tab(label: label)), .section(section)])
        spec.tabViewSidebarFooter = label
        spec.locale = own
        return spec
    }

    @Test func `a title is the text of the language, else of the spec's own, else in English, else the first`() {
        let titles = { (translations: [Translation], own: LocaleIdentifier, locale: LocaleIdentifier) in
            Self.spec(translations, own).shown(in: locale).tabs[0].label.title
        }

        #expect(titles(Self.home, .en, .ar) == "الرئيسية")
        #expect(titles(Self.home, .en, .de) == "Daheim")
        #expect(titles(Self.home, .ar, .fr) == "الرئيسية")
        #expect(titles(Self.home, .it, .fr) == "Home")
        #expect(titles([Translation("ja", "ホーム"), Translation("ko", "홈")], .it, .fr) == "ホーム")
        #expect(titles([Translation("pt-PT", "Cá"), Translation("pt", "Aqui")], .en, .pt) == "Aqui")
    }

    @Test func `every title of a spec is shown in the language, and plain then`() {
        let shown = Self.spec(Self.home).shown(in: .de)

        #expect(shown.tabs.flatMap(\.labels).map(\.title) == ["Daheim", "Daheim", "Daheim", "Daheim"])
        #expect(shown.tabViewSidebarFooter == TabLabel(title: "Daheim"))
        #expect(!shown.isTranslated)
    }

    @Test func `pseudo-languages are made of the texts in the spec's own language`() {
        #expect(Self.spec(Self.home, .de).shown(in: .accented).tabs[0].label.title == "[Ðåĥéîɱ]")
        #expect(Self.spec(Self.home).shown(in: .mirrored).tabs[0].label.title == "هومي")
    }

    @Test func `a spec's languages are its own, then those of its titles`() {
        #expect(Self.spec(Self.home).languages == [.en, .de, .ar])
        #expect(Self.spec(Self.home, .ja).languages == [.ja, .en, .de, .ar])
        #expect(Self.spec([], .fr).languages == [.fr])
        #expect(Self.spec([Translation("xx", "?")]).languages == [.en])
    }

    @Test func `a plain title is a key of the catalog, and itself where the catalog lacks it`() {
        var spec = Self.spec([])
        spec.strings = StringsCatalog()
        spec.strings?.strings = ["Home": [Translation("de", "Start"), Translation("th", "?")], "All": []]

        #expect(spec.shown(in: .de).tabs[0].label.title == "Start")
        #expect(spec.shown(in: .fr).tabs[0].label.title == "Home")
        #expect(spec.languages == [.en, .de])
        spec.strings?.strings["Home"]?.append(Translation("en", "My Home"))
        #expect(spec.shown(in: .fr).tabs[0].label.title == "My Home")
        #expect(spec.shown(in: .accented).tabs[0].label.title == "[Ṁý Ĥöɱé]")
    }

    @Test func `what is read aloud is looked up in the catalog too`() throws {
        var tab = Tab(label: TabLabel(title: "Home"))
        for key in EntryKeys.prose { key.assign(.text("Opens home"), to: &tab) }
        var spec = TabSpec(tabs: [.tab(tab)])
        spec.strings = StringsCatalog()
        spec.strings?.strings = ["Opens home": [Translation("de", "Öffnet Start")]]
        guard case .tab(let shown) = spec.shown(in: .de).tabs[0] else { throw NoTab() }

        #expect(shown.help == "Öffnet Start" && shown.accessibilityHint == "Öffnet Start")
        #expect(EntryKeys.prose.allSatisfy { $0.value(in: shown) == .text("Öffnet Start") })
    }

    private struct NoTab: Error {}
}
