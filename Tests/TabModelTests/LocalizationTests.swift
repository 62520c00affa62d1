import TabModel
import Testing

@Suite struct LocalizationTests {
    @Test(arguments: LocaleIdentifier.allCases)
    func `every language has all of the words, and others than English`(locale: LocaleIdentifier) {
        let (words, english) = (locale.words, LocaleIdentifier.en.words)
        #expect([words.more, words.edit, words.done, words.search, words.back].allSatisfy { !$0.isEmpty })
        #expect(locale == .en || (words.more != english.more && words.search != english.search))
        #expect(!locale.name.isEmpty)
    }

    @Test(arguments: [
        ("de", LocaleIdentifier.de), ("DE-at", .de), ("pt-BR", .pt), ("no", .nb), ("iw", .he),
        ("zh", .simplifiedChinese),
        ("zh-Hant", .traditionalChinese), ("zh-TW", .traditionalChinese), ("en-xa", .accented), ("ar-XB", .mirrored),
    ])
    func `reads the tags of languages and of regions`(tag: String, locale: LocaleIdentifier) {
        #expect(LocaleIdentifier(tag: tag) == locale)
    }

    @Test(arguments: ["", "xx", "de_DE", "German", "d", "zh-Hanz", "de-", "en-XB", " de"])
    func `reads no other text`(tag: String) {
        #expect(LocaleIdentifier(tag: tag) == nil)
    }

    @Test func `Arabic and Hebrew run from right to left`() {
        #expect(LocaleIdentifier.allCases.filter { $0.direction == .rtl } == [.ar, .he, .mirrored])
    }

    @Test(arguments: ["Recently Added", "Notifications", "Cinematic Shots of the Forest"])
    func `accented titles are in brackets and about 40 % longer`(title: String) {
        let shown = LocaleIdentifier.accented.shown(title)
        #expect(shown.first == "[" && shown.last == "]" && !shown.contains(title))
        #expect((1.35...1.5).contains(Double(shown.count) / Double(title.count)))
        #expect(LocaleIdentifier.accented.shown("") == "" && LocaleIdentifier.mirrored.shown("") == "")
    }

    @Test func `mirrored titles have no letter that runs from left to right`() {
        let shown = LocaleIdentifier.mirrored.shown("The quick brown fox jumps over the lazy dog")
        #expect(!shown.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic })
    }

    @Test func `a spec keeps ids and values in every language`() {
        var tab = Tab(label: TabLabel(title: "Home"), value: .string("home"))
        tab.help = "Start"
        var section = TabSection(header: TabLabel(title: "Lists"), tabs: [.tab(Tab(label: TabLabel(title: "All")))])
        section.modifiers.sectionActions = [TabLabel(title: "New")]
        var spec = TabSpec(tabs: [.tab(tab), .section(section)])
        spec.tabViewSidebarHeader = TabLabel(title: "Ana")
        spec.tabViewBottomAccessory = BottomAccessory(TabLabel(title: "Playing"), isEnabled: true)
        let shown = spec.shown(in: .accented)

        #expect(spec.shown(in: .de) == spec)
        #expect(shown.tabs.map(\.id) == spec.tabs.map(\.id) && shown.tabs[0].label.title == "[Ĥöɱé]")
        #expect(shown.tabs[1].modifiers.sectionActions.first?.title == "[Ñéŵ]")
        #expect(shown.tabViewSidebarHeader?.title == "[Åñå]")
        #expect(shown.tabViewBottomAccessory?.isEnabled == true)
        #expect(shown.tabViewBottomAccessory?.label.title != "Playing")
    }
}
