import TabModel
import Testing

@testable import SwiftUISource

/// Entries, containers and settings of packages that weren't read: each is one note, and nothing is made up.
@Suite struct UnreadEntryTests {
    private func notes(_ source: String) -> [String] {
        Reading.views(source).flatMap(\.diagnostics).map { "\($0.location?.line ?? 0) \($0.text)" }
    }

    @Test func `an entry of a package is one note, and all its settings are unknown`() throws {
        let source = """
            import HarborKit
            import SwiftUI
            struct Root: View {
                var body: some View {
                    TabView {
                        Tab("Boats", systemImage: "sailboat") { Text("1") }
                        HarborTab(3)
                        HarborTab(4).customizationID("quay").tag(4)
                    }
                }
            }
            """
        let words =
            "the tab HarborTab() isn't declared in any file that was read, so its title, symbol and settings are "
            + "unknown."
        let entries = try #require(Reading.views(source).first).spec.tabs.map(\.modifiers)

        #expect(notes(source) == ["7 \(words)", "8 \(words)"])
        #expect(
            entries[1].standIns.keys == [
                .title, .systemImage, .value, .role, .tabPlacement, .customizationID, .customizationBehavior,
                .defaultVisibility, .hidden,
            ]
        )
        #expect(entries[2].customizationID == "quay")
        #expect(entries[2].standIns[.customizationID] == nil && entries[2].standIns[.value] == nil)
    }

    @Test func `settings that packages declare are notes and stand-ins`() throws {
        let source = """
            import HarborKit
            import SwiftUI
            struct Root: View {
                var body: some View {
                    TabView { Tab("Boats", systemImage: "sailboat") { Text("1") } }
                        .tabViewStyle(Harbor.style)
                        .tabViewCustomization(Harbor.order)
                        .tabViewBottomAccessory(isEnabled: true) { HarborPlayer() }
                        .tint(Color("Brand"))
                }
            }
            """
        let spec = try #require(Reading.views(source).first).spec

        #expect(
            notes(source) == [
                #"6 tabViewStyle is unknown: "Harbor.style" isn't declared in any file that was read."#,
                #"7 tabViewCustomization is unknown: "Harbor.order" isn't declared in any file that was read."#,
                #"8 tabViewBottomAccessory is unknown: "HarborPlayer" isn't declared in any file that was read."#,
                #"9 tint is unknown: "Color("Brand")" has no value in the app's catalogs."#,
            ]
        )
        #expect(spec.tabViewCustomization == nil)
        #expect(spec.standIns.keys == [.tabViewStyle, .tabViewCustomization, .tabViewBottomAccessory, .tint])
    }

    @Test(arguments: ["$order", "model.$order", "given"])
    func `a binding whose value the app keeps is a customization`(binding: String) throws {
        let source = """
            import SwiftUI
            struct Root: View {
                @AppStorage("order") private var order: TabViewCustomization
                @StateObject private var model = Model()
                let given: Binding<TabViewCustomization>
                var body: some View {
                    TabView { Tab("Boats", systemImage: "sailboat") { Text("1") } }.tabViewCustomization(\(binding))
                }
            }
            """
        #expect(notes(source) == [])
        #expect(try #require(Reading.views(source).first).spec.tabViewCustomization != nil)
    }

    // MARK: - Containers

    /// The notes about a project with one file.
    private func ofProject(_ body: String, rest: String = "") -> [String] {
        let source =
            "import HarborKit\nimport SwiftUI\nstruct Root: View {\nvar body: some View {\n\(body)\n}\n}\n\(rest)"
        return Reading.reading(["A.swift": source]).diagnostics.map { "\($0.location?.line ?? 0) \($0.text)" }
    }

    @Test(arguments: [
        "HarborTabs { Tab(\"Boats\", systemImage: \"sailboat\") { Text(\"1\") } }",
        "HarborTabs(selection: $place) { if isOpen { TabSection(\"All\") { Tab(\"Boats\") { Text(\"1\") }.badge(3) } } }",
        "HarborKit.HarborTabs(content: { ForEach(boats) { Tab($0.name, systemImage: \"sailboat\") { Text(\"1\") } } })",
    ])
    func `a container of a package that has tabs is named`(body: String) {
        let words = """
            HarborTabs isn't declared in any file that was read, but contains tabs. If it shows them, also read the \
            directory that declares it.
            """
        #expect(ofProject(body) == ["5 \(words)"])
    }

    @Test(arguments: [
        ("TabView { Tab(\"Boats\", systemImage: \"sailboat\") { Text(\"1\") } }", ""),
        ("TabView { HarborGroup { Tab(\"Boats\", systemImage: \"sailboat\") { Text(\"1\") } } }", ""),
        ("Frame { Tab(\"Boats\", systemImage: \"sailboat\") { Text(\"1\") } }", "struct Frame: View { }"),
        ("TabView { tabs }", "var tabs: some TabContent { HarborGroup { Tab(\"Boats\") { Text(\"1\") } } }"),
        ("HarborTabs { Tab(\"Boats\") }", "struct Tab: View { }"),
    ])
    func `tabs in a tab view, of the app and of its own type are no note about a container`(body: String, rest: String)
    {
        #expect(ofProject(body, rest: rest) == [])
    }

    // MARK: - What isn't drawn

    @Test func `what only Mac Catalyst compiles is noted with its place`() {
        let source = """
            import SwiftUI
            struct Root: View {
                var body: some View {
                    TabView {
                        #if targetEnvironment(macCatalyst)
                        Tab("Window", systemImage: "macwindow") { Text("1") }
                        #endif
                        #if !targetEnvironment(macCatalyst)
                        Tab("Boats", systemImage: "sailboat") { Text("1") }
                        #else
                        extraTabs
                        #endif
                        #if targetEnvironment(simulator)
                        Tab("Debug", systemImage: "ant") { Text("1") }
                        #endif
                    }
                }
            }
            """
        let words = "code for Mac Catalyst is ignored, because the preview has no such device."
        #expect(notes(source) == ["5 \(words)", "10 \(words)"])
    }

    @Test func `a language that no table has is noted once`() {
        let source = """
            import SwiftUI
            struct Root: View { var body: some View { TabView { Tab("Boats", systemImage: "star") { Text("1") } } } }
            """
        let files = ["A.swift": source, "de.lproj/Localizable.strings": #""Boats" = "Boote";"#]
        func notes(_ files: [String: String], _ locale: LocaleIdentifier) -> [String] {
            AppText.lines(files, ReadingOptions(locale: locale)).filter { $0.hasSuffix("missing-language") }
        }

        #expect(notes(files, .fr) == ["A.swift:2: missing-language"])
        #expect(notes(files, .de) == [])
        #expect(notes(["A.swift": source], .fr) == ["A.swift:2: missing-language"])
        #expect(notes(["A.swift": source], .en) == [])
    }
}
