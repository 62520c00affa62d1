import TabModel
import TabSpecCoding
import Testing

@testable import SwiftUISource

/// Modifiers that aren't read: each is noted with its name and place, and what it may set is a stand-in.
@Suite struct NotReadTests {
    /// A tab view with modifiers, from line 8 on; `rest` are other declarations.
    private func view(_ modifiers: String, rest: String = "") throws -> TabViewReading {
        let source = """
            import SwiftUI
            import HarborKit
            struct HarborView: View {
                var body: some View {
                    TabView {
                        Tab("Boats", systemImage: "sailboat") { Text("1") }
                        Tab("Tides", systemImage: "water.waves") { Text("2") }
                    }
                    \(modifiers)
                }
            }
            \(rest)
            """
        return try #require(Reading.views(source).first)
    }

    /// A tab view with some entries, from line 6 on.
    private func view(of entries: String) throws -> TabViewReading {
        let source = """
            import SwiftUI
            import HarborKit
            struct HarborView: View {
                var body: some View {
                    TabView {
            \(entries)
                    }
                    .tabViewStyle(.sidebarAdaptable)
                }
            }
            """
        return try #require(Reading.views(source).first)
    }

    /// `line id: first word` of each note.
    private func notes(_ view: TabViewReading) -> [String] {
        view.diagnostics.map { note in
            "\(note.location?.line ?? 0) \(note.id): \(note.text.prefix { $0 != " " })"
        }
    }

    /// The keys of a bar that a modifier of the app's own may set.
    private static let keysOfBars: [StandIn.Key] = [
        .tabViewStyle, .tabViewCustomization, .tabBarMinimizeBehavior, .tabViewSearchActivation, .searchable,
    ]

    // MARK: - Modifiers of a tab's content

    @Test func `an unknown value of any modifier of a tab is a stand-in that a spec can have`() throws {
        let view = try #require(
            Reading.views(
                """
                import SwiftUI
                struct Root: View {
                    @State private var model = Model()
                    var body: some View {
                        TabView {
                            Tab("Home", systemImage: "house") {
                                Text("Home")
                                    .toolbarMinimizationBehavior(model.minimizes, for: .navigationBar)
                                    .toolbarMinimizationRestoration(model.restores, for: .navigationBar)
                                    .toolbarVerticalBehavior(model.vertical)
                                    .toolbarVerticalCompressionBehavior(model.compresses)
                            }
                        }
                    }
                }
                """
            ).first
        )
        let standIns = try #require(view.spec.tabs.first).modifiers.standIns

        #expect(
            Set(standIns.keys) == [
                .toolbarMinimizationBehavior, .toolbarMinimizationRestoration, .toolbarVerticalBehavior,
                .toolbarVerticalCompressionBehavior,
            ]
        )
        #expect(standIns[.toolbarMinimizationBehavior]?.text == "model.minimizes")
        let written = SpecReader.read(Array(SpecWriting.text(view.spec).utf8), format: .json, file: "tabs.json")
        #expect(written.diagnostics.map(\.line) == [])
        #expect(written.spec?.tabs.first?.modifiers.standIns == standIns)
    }

    // MARK: - Tab views

    @Test func `a modifier of another module on a tab view is noted, and may set its style and more`() throws {
        let view = try view(".harborBar().task { await load() }.tint(.red)")

        #expect(notes(view) == ["9 modifier-not-read: harborBar"])
        #expect(view.spec.tint == .system(.red))
        #expect(view.spec.standIns.keys == Self.keysOfBars)
        for key in Self.keysOfBars {
            #expect(view.spec.standIns[key] == StandIn("harborBar", why: .notFound), "\(key)")
        }
    }

    @Test func `what is set before such a modifier stays known`() throws {
        let view = try view(".tabViewStyle(.tabBarOnly).tabBarMinimizeBehavior(.never).harborBar()")

        #expect(view.spec.tabViewStyle == .tabBarOnly)
        #expect(view.spec.tabBarMinimizeBehavior == .never)
        #expect(view.spec.standIns.keys == [.tabViewCustomization, .tabViewSearchActivation, .searchable])
    }

    @Test func `what such a modifier set before a modifier isn't known`() throws {
        let view = try view(".harborBar().tabViewStyle(.tabBarOnly)")

        #expect(view.spec.standIns[.tabViewStyle]?.text == "harborBar")
    }

    @Test func `each such modifier is noted in its line`() throws {
        let view = try view(".harborBar()\n.tint(.red)\n.quayBar(3)")

        #expect(notes(view) == ["9 modifier-not-read: harborBar", "11 modifier-not-read: quayBar"])
    }

    @Test func `a modifier of the app is read where it is declared`() throws {
        let view = try view(
            ".plain()",
            rest: "extension View { func plain() -> some View { tabViewStyle(.tabBarOnly) } }"
        )

        #expect(notes(view) == [])
        #expect(view.spec.tabViewStyle == .tabBarOnly)
        #expect(view.spec.standIns.keys == [])
    }

    @Test func `a modifier of another module in one of the app is noted where it is called`() throws {
        let view = try view(
            ".plain()",
            rest: "extension View {\nfunc plain() -> some View { tabViewStyle(.tabBarOnly).harborBar() } }"
        )

        #expect(notes(view) == ["13 modifier-not-read: harborBar"])
        #expect(view.spec.standIns.keys == Self.keysOfBars.filter { $0 != .tabViewStyle })
    }

    @Test func `SwiftUI's modifiers of a bar's look are noted, and set nothing`() throws {
        let view = try view(".toolbarBackground(.red, for: .tabBar).toolbarColorScheme(.dark, for: .tabBar)")

        #expect(notes(view).allSatisfy { $0.hasPrefix("9 modifier-not-read: toolbar") })
        #expect(notes(view).count == 2)
        #expect(view.spec.standIns.keys == [])
    }

    @Test(arguments: [
        ".onAppear { load() }", ".task { await load() }", ".onChange(of: count) { load() }", ".id(3)",
        ".sheet(isPresented: $isOpen) { Text(\"3\") }", ".alert(\"Storm\", isPresented: $isOpen) { }",
        ".fullScreenCover(item: $boat) { _ in Text(\"4\") }", ".onReceive(clock) { _ in }", ".onOpenURL { _ in }",
        ".environment(Route())", ".environmentObject(Tide())", ".environment(\\.tide, .high)",
        ".transformEnvironment(\\.tide) { $0 = .low }", ".animation(.default, value: count)", ".frame(minWidth: 300)",
        ".ignoresSafeArea()", ".overlay(alignment: .top) { Text(\"5\") }", ".background(.blue)",
        ".accessibilityIdentifier(\"tabs\")", ".sensoryFeedback(.selection, trigger: count)", ".font(.title)",
    ])
    func `SwiftUI's modifiers that change nothing of a bar are no note`(modifier: String) throws {
        let view = try view(modifier)

        #expect(notes(view) == [])
        #expect(view.spec.standIns.keys == [])
    }

    @Test(arguments: [
        (".preferredColorScheme(.dark)", "preferredColorScheme"),
        (".environment(\\.colorScheme, .dark)", #"environment(\.colorScheme)"#),
        (".environment(\\.locale, .current)", #"environment(\.locale)"#),
        (".environment(\\.layoutDirection, .rightToLeft)", #"environment(\.layoutDirection)"#),
        (".environment(\\.verticalSizeClass, .compact)", #"environment(\.verticalSizeClass)"#),
        (".transformEnvironment(\\.locale) { $0 = .current }", #"environment(\.locale)"#),
        (
            ".transformEnvironment(\\.horizontalSizeClass) { adapt(&$0) }",
            #"transformEnvironment(\.horizontalSizeClass)"#
        ),
        (".foregroundStyle(.red)", "foregroundStyle"), (".dynamicTypeSize(.large)", "dynamicTypeSize"),
    ])
    func `SwiftUI's modifiers that may change how a bar looks are noted by name and key`(
        modifier: String,
        name: String
    ) throws {
        let view = try view(modifier)

        #expect(view.diagnostics.map(\.text) == ["\(name) is ignored: it may change the look of the bar."])
        #expect(view.spec.standIns.keys == [])
    }

    @Test(arguments: ["{ $0 = .compact }", "{ width in width = .compact }"])
    func `a width that a closure only assigns is read`(closure: String) throws {
        let view = try view(".transformEnvironment(\\.horizontalSizeClass) \(closure)")

        #expect(view.spec.horizontalSizeClass == .compact)
        #expect(notes(view) == [])
    }

    // MARK: - Tabs, sections and labels

    @Test(arguments: [
        "Tab(\"Boats\", systemImage: \"sailboat\") { Text(\"1\") }.foregroundStyle(.red)",
        "Tab(\"Boats\", systemImage: \"sailboat\") { Text(\"1\").preferredColorScheme(.dark) }",
        "Text(\"1\").preferredColorScheme(.dark).tabItem { Label(\"Boats\", systemImage: \"sailboat\") }",
        "Text(\"1\").tabItem { Label(\"Boats\", systemImage: \"sailboat\").foregroundColor(.red) }",
    ])
    func `SwiftUI's modifiers that may change how a tab looks are noted`(entry: String) throws {
        #expect(try notes(view(of: entry)).count == 1)
    }

    @Test func `a screen's own looks say nothing of its tab`() throws {
        let entry = """
            Text("1").foregroundStyle(.red).environment(\\.locale, .current)
                .tabItem { Label("Boats", systemImage: "sailboat") }
            """
        #expect(try notes(view(of: entry)) == [])
    }

    @Test func `a modifier of another module on a tab may set its placement and customization`() throws {
        let view = try view(of: "Tab(\"Boats\", systemImage: \"sailboat\") { Text(\"1\") }\n.harborTab(3)")

        #expect(notes(view) == ["7 modifier-not-read: harborTab"])
        #expect(
            view.spec.tabs.first?.modifiers.standIns.keys
                == [.tabPlacement, .customizationID, .customizationBehavior, .defaultVisibility]
        )
        #expect(view.spec.tabs.first?.label.title == "Boats")
    }

    @Test func `a modifier of another module on a section is noted`() throws {
        let view = try view(
            of: "TabSection(\"All\") {\nTab(\"Boats\", systemImage: \"sailboat\") { Text(\"1\") }\n}\n.harborSection()"
        )

        #expect(notes(view) == ["9 modifier-not-read: harborSection"])
        #expect(view.spec.tabs.first?.modifiers.standIns[.customizationID]?.text == "harborSection")
    }

    @Test(arguments: [
        "Tab { Text(\"1\") } label: { Label(\"Boats\", systemImage: \"sailboat\").harborLabel() }",
        "Text(\"1\").tabItem { Label(\"Boats\", systemImage: \"sailboat\").harborLabel() }",
    ])
    func `a modifier of another module on a label is noted`(entry: String) throws {
        let view = try view(of: entry)

        #expect(notes(view) == ["6 modifier-not-read: harborLabel"])
        #expect(view.spec.tabs.first?.label.title == "Boats")
    }

    @Test(arguments: [
        ".accessibilityIdentifier(\"boats\")", ".contextMenu { Button(\"Sail\") { } }",
        ".popover(isPresented: $isOpen) { Text(\"3\") }", ".dropDestination(for: String.self) { _ in }",
    ])
    func `SwiftUI's modifiers that change nothing of a tab are no note`(modifier: String) throws {
        let view = try view(of: "Tab(\"Boats\", systemImage: \"sailboat\") { Text(\"1\") }\n\(modifier)")

        #expect(notes(view) == [])
        #expect(view.spec.tabs.first?.modifiers.standIns.keys == [])
    }

    @Test func `what a tab's content is called on says nothing of pages in it`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Root: View {
                var body: some View {
                    TabView { Stories().toolbar(.hidden, for: .navigationBar).tabItem { Label("News", systemImage: \
                    "star") } }
                }
            }
            struct Stories: View {
                var body: some View { TabView { Text("1"); Text("2") }.tabViewStyle(.page) }
            }
            """
        )
        #expect(!lines.contains { $0.hasSuffix("modifier-not-read") })
    }

    @Test func `a title that a type outside of the app makes is a stand-in`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            import Wording
            extension String { static var news: Wording { .init(table: "News") } }
            struct Root: View {
                var body: some View { TabView { Tab(String.news.text("title"), systemImage: "star") { Text("1") } } }
            }
            """
        )
        #expect(lines.first?.hasPrefix(#"[String.news.text("title")] star"#) == true)
        #expect(lines.contains("A.swift:5: unresolved-title"))
    }

    @Test func `an element of a type from elsewhere is a stand-in, and a view of SwiftUI's is a blank place`() {
        let lines = AppText.lines(
            """
            import DesignKit
            import SwiftUI
            struct Root: View {
                @State private var place = 0
                var body: some View {
                    TabView(selection: $place) {
                        Text("1").tabItem { Label("Home", systemImage: "house") }.tag(0).popoverTip(HomeTip())
                        KitTab("Bell", icon: .bell)
                        Color.clear
                    }
                }
            }
            """
        )
        #expect(lines.contains("A.swift:8: unresolved-tab"))
        #expect(lines.contains { $0.hasPrefix("[KitTab] ") && $0.contains(#""value":{"text":"KitTab""#) })
        #expect(
            !lines.contains { $0.contains("popoverTip") || $0.contains("[Color") || $0.hasSuffix("modifier-not-read") }
        )
    }

    @Test func `a background of the bar that shows or hides is read, and its color is noted`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Root: View {
                var body: some View {
                    TabView {
                        Tab("Home", systemImage: "house") { Text("1").toolbarBackground(.hidden, for: .tabBar) }
                        Tab("News", systemImage: "star") {
                            Text("2").toolbarBackgroundVisibility(.visible, for: .tabBar)
                        }
                        Text("3").toolbarBackground(.visible, for: .navigationBar, .tabBar)
                            .toolbarBackground(Color.red, for: .tabBar)
                            .tabItem { Label("Mail", systemImage: "envelope") }
                    }
                }
            }
            """
        )
        #expect(
            lines == [
                #"Home house {"toolbarBackgroundVisibility":{"tabBar":"hidden"}}"#,
                #"News star {"toolbarBackgroundVisibility":{"tabBar":"visible"}}"#,
                #"Mail envelope {"toolbarBackgroundVisibility":{"tabBar":"visible"}}"#,
                "A.swift:10: modifier-not-read",
            ]
        )
    }
}
