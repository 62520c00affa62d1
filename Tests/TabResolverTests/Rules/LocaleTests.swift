import TabModel
import TabResolver
import TestTools
import Testing

/// Titles and the system's words as a layout has them.
@Suite struct LocaleTests {
    private static var spec: TabSpec {
        var spec = TabSpec(tabs: [
            .tab(Tab(label: TabLabel(title: "Home", systemImage: "house"), value: .string("home"))),
            .tab(Tab(value: .string("find"), role: .search)),
        ])
        spec.locale = .de
        return spec
    }

    @Test func `a search tab without a title has the word of the spec's language, or of the one chosen`() {
        #expect(titles(nil) == ["Home", "Suchen"])
        #expect(titles(.ja) == ["Home", "検索"])
        #expect(titles(.en) == ["Home", "Search"])
    }

    @Test func `pseudo-languages change the author's titles too`() {
        #expect(titles(.accented) == ["[Ĥöɱé]", "[Šéåŕçĥ]"])
    }

    @Test func `findings and notes call entries as the spec does`() {
        var environment = ResolutionEnvironment(platform: .iPhone)
        environment.locale = .accented
        var spec = Self.spec
        spec.locale = .accented
        let resolver = LayoutResolver(spec)

        #expect(resolver.name(of: "home") == "Home")
        #expect(!resolver.layout(in: environment).notes.contains { $0.text.contains("Ĥöɱé") })
    }

    @Test(.proves("R1.119"))
    func `a layout has the titles of its language, and reasons name entries as the spec does`() {
        var label = TabLabel(systemImage: "house")
        label.translations = [Translation("en", "Home"), Translation("fr", "Accueil")]
        var section = TabSection(header: label, tabs: [.tab(Tab(label: label, value: .string("home")))])
        section.modifiers.sectionActions = [label]
        var spec = TabSpec(tabs: [.section(section)]).withPlainTitles
        spec.tabViewStyle = .sidebarAdaptable
        var environment = ResolutionEnvironment(platform: .iPad)
        (environment.form, environment.locale) = (.sidebar, .fr)
        let layout = LayoutResolver(spec).layout(in: environment)

        guard case .section(let drawn)? = layout.sidebar?.rows.first else {
            Issue.record("there is no section")
            return
        }
        #expect(drawn.title == "Accueil" && drawn.actions == ["Accueil"])
        #expect(layout.notes.contains { $0.text.hasPrefix("Home ") })
        #expect(!layout.notes.contains { $0.text.contains("Accueil ") })
    }

    @Test func `a language changes nothing but the system's words`() {
        var environment = ResolutionEnvironment(platform: .iPad)
        let home = Self.spec.tabs.prefix(1)
        let resolver = LayoutResolver(Self.spec.holding(Array(home)))
        let usual = resolver.layout(in: environment)
        environment.locale = .fr

        #expect(resolver.layout(in: environment) == usual)
    }

    @Test func `a cut title names the language in which it is cut`() {
        let titles = ["Benachrichtigungen", "Einstellungen und mehr", "Zusammenarbeit", "Lesezeichenliste"]
        var spec = TabSpec(tabs: titles.map { .tab(Tab(label: TabLabel(title: $0, systemImage: "house"))) })
        let english = texts(spec)
        spec.locale = .de
        let german = texts(spec)

        #expect(english.map { $0.contains("\"Benachrichtigungen\"") } == [true])
        #expect(english.allSatisfy { !$0.contains("German") })
        #expect(german.map { $0.contains("\"Benachrichtigungen\" in German") } == [true])
    }

    private func texts(_ spec: TabSpec) -> [String] {
        let layout = LayoutResolver(spec).layout(in: ResolutionEnvironment(platform: .iPhone))
        return layout.findings.filter { $0.id == "R5.32" }.map(\.text)
    }

    private func titles(_ locale: LocaleIdentifier?) -> [String?] {
        var environment = ResolutionEnvironment(platform: .iPhone, os: .v18)
        environment.locale = locale
        let bar = LayoutResolver(Self.spec).layout(in: environment).bar
        return bar?.items.map(\.title) ?? []
    }
}
