import Testing

@testable import SwiftUISource

/// Names that several files declare.
@Suite struct NearestNameTests {
    @Test func `what a module hides isn't meant`() {
        let lines = AppText.lines(
            [
                "App/RootView.swift": """
                import SwiftUI
                import DesignSystem
                struct RootView: View {
                    var body: some View {
                        TabView {
                            Tab(Strings.home, systemImage: "house") { Text("1") }
                        }
                    }
                }
                """,
                "App/Strings.swift": """
                enum Strings { static let home = "Home" }
                """,
                "Packages/DesignSystem/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "DesignSystem", targets: [.target(name: "DesignSystem")])
                """,
                "Packages/DesignSystem/Sources/DesignSystem/Strings.swift": """
                enum Strings { static let home = "DS home" }
                """,
            ]
        )
        #expect(
            lines == [
                "Home house"
            ]
        )
    }

    @Test func `the module's name may be before a type's`() {
        let lines = AppText.lines(
            [
                "Features/Package.swift": """
                // swift-tools-version: 5.10
                import PackageDescription
                let package = Package(name: "Features", targets: [
                  .target(name: "Core"), .target(name: "PhoneFeature", dependencies: ["Core"]), .target(name: "PadFeature", dependencies: ["Core"])])
                """,
                "Features/Sources/Core/Place.swift": """
                public enum Place: CaseIterable { case home, work 
                  public var title: String { "core" } }
                """,
                "Features/Sources/PadFeature/Tabs.swift": #"""
                import SwiftUI
                import Core
                struct Tabs: View {
                    var body: some View {
                        TabView { ForEach(Place.allCases, id: \.self) { p in Text("x").tabItem { Label(p.title, systemImage: p.icon) } } }
                    }
                }
                private extension Place { var icon: String { switch self { case .home: "house"; case .work: "briefcase" } } }
                """#,
                "Features/Sources/PhoneFeature/Place+Symbol.swift": """
                extension PhoneFeature.Place { var symbol: String { self == .start ? "flag" : "envelope" } }
                """,
                "Features/Sources/PhoneFeature/Place.swift": """
                import Core
                enum Place: Int, CaseIterable { case start, post }
                extension Place { var title: String { switch self { case .start: "Start"; case .post: "Post" } } }
                """,
                "Features/Sources/PhoneFeature/Tabs.swift": #"""
                import SwiftUI
                import Core
                struct Tabs: View {
                    var body: some View {
                        TabView { ForEach(Place.allCases, id: \.self) { p in Text("x").tabItem { Label(p.title, systemImage: p.symbol) } } }
                    }
                }
                """#,
            ]
        )
        #expect(
            lines == [
                "Tabs.body: tabBar",
                #"core house {"value":"home"}"#,
                #"core briefcase {"value":"work"}"#,
                "Tabs.body #2: tabBar",
                #"Start flag {"value":"start"}"#,
                #"Post envelope {"value":"post"}"#,
            ]
        )
    }

    @Test func `a type that another program has too is noted`() {
        let lines = AppText.lines(
            [
                "Common/HomeTabs.swift": #"""
                import SwiftUI
                struct HomeTabs: View {
                    var body: some View {
                        TabView {
                            ForEach(Route.allCases, id: \.rawValue) { r in
                                Text("x").tabItem { Label(r.label, systemImage: r.symbol) }.tag(r)
                            }
                        }
                    }
                }
                """#,
                "Common/Route.swift": """
                enum Route: Int, CaseIterable, TabItem { case fields, weather
                  var key: String { switch self { case .fields: "fields"; case .weather: "weather" } } }
                protocol TabItem { var label: String { get }; var symbol: String { get } }
                """,
                "Farm/App.swift": """
                import SwiftUI
                @main struct FarmApp: App { var body: some Scene { WindowGroup { HomeTabs() } } }
                """,
                "Farm/Route+TabItem.swift": """
                extension Route { 
                  var label: String { self == .fields ? "Fields" : "Weather" }
                  var symbol: String { self == .fields ? "leaf" : "cloud.sun" } }
                """,
                "Pro/App.swift": """
                import SwiftUI
                @main struct ProApp: App { var body: some Scene { WindowGroup { HomeTabs() } } }
                """,
                "Pro/Route+TabItem.swift": """
                extension Route { 
                  var label: String { self == .fields ? "All Fields" : "Forecast" }
                  var symbol: String { self == .fields ? "leaf.fill" : "cloud.bolt" } }
                """,
                "project.yml": """
                name: Farm
                targets:
                  Farm:
                    type: application
                    platform: iOS
                    sources: [Farm, Common]
                  FarmPro:
                    type: application
                    platform: iOS
                    sources: [Pro, Common]
                """,
            ]
        )
        #expect(
            lines == [
                #"Fields leaf {"value":"fields"}"#,
                #"Weather cloud.sun {"value":"weather"}"#,
                "Common/HomeTabs.swift:4: other-target",
            ]
        )
    }

    @Test func `texts of the language come before those for all`() {
        let lines = AppText.lines(
            [
                "App.xcodeproj/project.pbxproj": """
                // !$*UTF8*$!
                { archiveVersion = 1; objectVersion = 77; objects = {
                 A1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                 G = {isa = PBXGroup; children = (A1); sourceTree = "<group>"; };
                 T1 = {isa = PBXNativeTarget; name = Farm; productType = "com.apple.product-type.application"; buildPhases = (); fileSystemSynchronizedGroups = (A1); buildConfigurationList = C; };
                 C = {isa = XCConfigurationList; buildConfigurations = (C1); };
                 C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
                 P = {isa = PBXProject; mainGroup = G; targets = (T1); buildConfigurationList = C; developmentRegion = en; knownRegions = (en, Base, de); };
                 }; rootObject = P; }
                """,
                "App/Base.lproj/Localizable.strings": """
                "tabbar.home" = "Base home";
                """,
                "App/Root.swift": """
                import SwiftUI
                struct Root: View {
                    var body: some View {
                        TabView { Tab("tabbar.home", systemImage: "house") { Text("1") }
                          Tab("tabbar.me", systemImage: "person") { Text("1") } }
                    }
                }
                """,
                "App/de.lproj/Localizable.strings": """
                "tabbar.home" = "Start";
                """,
                "App/en.lproj/Localizable.strings": """
                "tabbar.home" = "Home";
                """,
            ]
        )
        #expect(
            lines == [
                "Home house",
                "tabbar.me person",
                "App/Root.swift:5: missing-localization",
            ]
        )
    }
}
