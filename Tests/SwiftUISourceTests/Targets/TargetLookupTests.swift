@testable import SwiftUISource
import TabModel
import Testing

/// Which declaration a name means, where several targets, packages or apps have one.
@Suite struct TargetLookupTests {
    /// A tab view over all places, each with the title and symbol that an extension gives it.
    private static let list = """
        import SwiftUI
        struct RootView: View {
            var body: some View {
                TabView { ForEach(Place.allCases, id: \\.self) { Tab($0.title, systemImage: $0.symbol) { Text("1") } } }
            }
        }
        """
    private static let places = "enum Place: String, CaseIterable { case home, mail }"

    private static func titles(_ first: String, _ second: String, _ symbol: String = "star") -> String {
        """
        extension Place {
            var title: String { self == .home ? "\(first)" : "\(second)" }
            var symbol: String { "\(symbol)" }
        }
        """
    }

    private func titles(_ files: [String: String], of file: String) -> [String?] {
        let reading = Reading.reading(files)
        return reading.tabViews.filter { $0.place.file == file }.flatMap { $0.spec.tabs.map(\.label.title) }
    }

    @Test(arguments: ["Mac", "Watch Extra", "A"])
    func `means the extension beside the type`(other: String) {
        let files = [
            "Phone/RootView.swift": Self.list, "Phone/Model/Place.swift": Self.places,
            "Phone/Texts/Place+Title.swift": Self.titles("Home", "Mail"),
            "\(other)/Place.swift": Self.places, "\(other)/Place+Title.swift": Self.titles("Start", "Letters"),
        ]

        #expect(titles(files, of: "Phone/RootView.swift") == ["Home", "Mail"])
    }

    @Test func `means the extension that a project compiles with the type, wherever it is`() {
        let files = [
            "project.yml": """
            targets:
              One: { type: application, platform: iOS, sources: [A/One, B/One] }
              Two: { type: application, platform: iOS, sources: [A/Two, B/Two] }
            """,
            "A/One/RootView.swift": Self.list, "A/One/Place.swift": Self.places, "A/Two/Place.swift": Self.places,
            "B/One/Titles.swift": Self.titles("Home", "Mail"), "A/Two/Titles.swift": Self.titles("Start", "Letters"),
            "A/Two/RootView.swift": Self.list,
        ]

        #expect(titles(files, of: "A/One/RootView.swift") == ["Home", "Mail"])
        #expect(titles(files, of: "A/Two/RootView.swift") == ["Start", "Letters"])
    }

    @Test func `means the extension that both targets share`() {
        let files = [
            "project.yml": """
            targets:
              One: { type: application, platform: iOS, sources: [One, Shared] }
              Two: { type: application, platform: iOS, sources: [Two, Shared] }
            """,
            "One/RootView.swift": Self.list, "One/Place.swift": Self.places, "Two/Place.swift": Self.places,
            "Two/RootView.swift": Self.list, "Shared/Titles.swift": Self.titles("Home", "Mail"),
        ]

        #expect(titles(files, of: "One/RootView.swift") == ["Home", "Mail"])
        #expect(titles(files, of: "Two/RootView.swift") == ["Home", "Mail"])
    }

    @Test func `leaves conformances to the type that they are added to`() {
        let bare = "enum Place { case home, mail }"
        let files = [
            "Phone/RootView.swift": Self.list, "Phone/Place.swift": bare,
            "Phone/Place+Title.swift": Self.titles("Home", "Mail") + "\nextension Place: CaseIterable {}",
            "Mac/Place.swift": bare,
            "Mac/Place+List.swift": "extension Place: CustomStringConvertible { var description: String { \"\" } }",
        ]

        #expect(titles(files, of: "Phone/RootView.swift") == ["Home", "Mail"])
    }

    // MARK: - Modules

    private static let tabs = """
        import SwiftUI
        struct RootView: View {
            @State private var place = 0
            var body: some View {
                TabView(selection: $place) {
                    Tab("Home", systemImage: "house", value: 0) { Text("1") }
                    Tab("Mail", systemImage: "envelope", value: 1) { Text("2") }
                }
            }
        }
        """

    @Test(arguments: [
        ["Packages/Browser/Sources/Browser/Tab.swift": "public final class Tab { public init(address: URL) {} }"],
        [
            "Packages/Browser/Sources/Browser/Tab.swift": "public struct Tab { let a: Int }",
            "App/Other.swift": "import Browser",
        ],
        [
            "Browser/Package.swift":
                "import PackageDescription\nlet p = Package(name: \"Browser\", targets: [.target(name: \"Browser\")])",
            "Browser/Sources/Browser/Tab.swift": "public class Tab {}",
        ],
        ["Core/Model/Tab.swift": "import CoreData\n@objc(Tab) public class Tab: NSManagedObject {}"],
        ["Packages/Browser/Tab.swift": "public enum Tab { case a }"],
    ])
    func `means SwiftUI's Tab unless the module of another one is imported`(others: [String: String]) {
        let files = others.merging(["App/RootView.swift": Self.tabs]) { $1 }

        #expect(titles(files, of: "App/RootView.swift") == ["Home", "Mail"])
    }

    @Test func `means the Tab of the app itself`() {
        let files = [
            "App/RootView.swift": Self.tabs.replacing("import SwiftUI", with: "import SwiftUI\nimport Kit"),
            "Packages/Kit/Sources/Kit/Tab.swift": """
            import SwiftUI
            public struct Tab<Content: View>: TabContent {
                let title: String, systemImage: String, value: Int, content: () -> Content
                public init(_ title: String, systemImage: String, value: Int, @ViewBuilder content: @escaping () -> Content) {
                    self.title = title + "!"
                    self.systemImage = systemImage
                    self.value = value
                    self.content = content
                }
                public var body: some TabContent { SwiftUI.Tab(title, systemImage: systemImage, value: value, content: content) }
            }
            """,
        ]

        #expect(titles(files, of: "App/RootView.swift") == ["Home!", "Mail!"])
    }

    @Test func `leaves members that another target adds to views out`() {
        let files = [
            "project.yml": """
            targets:
              App: { type: application, platform: iOS, sources: [App] }
              Widget: { type: app-extension, platform: iOS, sources: [AWidget] }
            """,
            "App/RootView.swift": """
            import SwiftUI
            struct RootView: View {
                var body: some View { TabView { Text("1").tabItem { Label("Home", systemImage: "house") } } }
            }
            """,
            "AWidget/Label.swift": """
            extension Label { init(_ title: String, systemImage: String) { self.init("Widget", image: "x") } }
            extension View { func tabItem(_ make: () -> some View) -> some View { tabItem { Text("Widget") } } }
            """,
        ]

        #expect(titles(files, of: "App/RootView.swift") == ["Home"])
    }

    @Test(arguments: [true, false])
    func `means the one of equally near types that has the member`(isImported: Bool) {
        func texts(_ module: String, _ member: String) -> String {
            "public enum Texts { public static let \(member) = \"The \(module)\" }"
        }
        let files = [
            "App/RootView.swift": """
            import SwiftUI
            \(isImported ? "import Texts" : "")
            struct RootView: View {
                var body: some View { TabView { Text("1").tabItem { Text(Texts.home) } } }
            }
            """,
            "Packages/Again/Sources/Texts.swift": texts("first", isImported ? "home" : "widget"),
            "Packages/Texts/Sources/Texts.swift": texts("second", "home"),
        ]

        #expect(titles(files, of: "App/RootView.swift") == ["The second"])
    }

    // MARK: - Apps

    @Test func `reads each app of a folder by itself`() {
        func app(_ name: String, _ title: String) -> [String: String] {
            [
                "\(name)/\(name).xcodeproj/project.pbxproj": "{ objects = { }; }",
                "\(name)/RootView.swift": """
                import SwiftUI
                struct RootView: View {
                    var body: some View { TabView { Text("1").tabItem { Label(Names.home, systemImage: "house") } } }
                }
                """,
                "\(name)/Deep/Names.swift": title.isEmpty ? "" : "enum Names { static let home = \"\(title)\" }",
            ]
        }
        var files = app("First", "One").merging(app("Second", "Two")) { $1 }.merging(app("Third", "")) { $1 }
        files["Second/SettingsApp.swift"] = "@main struct S: App { var body: some Scene { Settings { RootView() } } }"
        let reading = Reading.reading(files)

        #expect(titles(files, of: "First/RootView.swift") == ["One"])
        #expect(titles(files, of: "Second/RootView.swift") == ["Two"])
        #expect(titles(files, of: "Third/RootView.swift") == ["[Names.home]"])
        #expect(reading.tabViews.map(\.kind) == [.tabBar, .settings, .tabBar])
    }

    @Test func `reads an app with the packages that it refers to beside it`() {
        let manifest = """
            import PackageDescription
            let package = Package(name: "Shared", dependencies: [.package(path: "../Base")], targets: [.target(name: "Shared")])
            """
        let files = [
            "One/project.yml": """
            packages: { Shared: { path: ../Shared } }
            targets: { One: { type: application, platform: iOS, sources: [App] } }
            """,
            "One/App/RootView.swift": """
            import SwiftUI
            import Shared
            import Base
            struct RootView: View {
                var body: some View { TabView { Text("1").tabItem { Text(Names.home) }; Text("2").tabItem { Text(Basics.mail) } } }
            }
            """,
            "Shared/Package.swift": manifest,
            "Shared/Sources/Shared/Names.swift": "public enum Names { public static let home = \"Home\" }",
            "Base/Package.swift": manifest.replacing("Shared", with: "Base").replacing("../Base", with: "../None"),
            "Base/Sources/Base/Basics.swift": "public enum Basics { public static let mail = \"Mail\" }",
            "Two/project.yml": "targets: { Two: { type: application, platform: iOS, sources: [App] } }",
            "Two/App/Names.swift": "enum Names { static let home = \"Other\" }",
        ]

        #expect(titles(files, of: "One/App/RootView.swift") == ["Home", "Mail"])
    }

    @Test func `knows a folder with one app by its manifests, wherever they are`() {
        let files = [
            "ios/App.xcodeproj/project.pbxproj": "{ objects = { }; }", "ios/Names.swift": "",
            "shared/RootView.swift": Self.list, "shared/Place.swift": Self.places,
            "shared/Titles.swift": Self.titles("Home", "Mail"),
        ]

        #expect(titles(files, of: "shared/RootView.swift") == ["Home", "Mail"])
    }
}
