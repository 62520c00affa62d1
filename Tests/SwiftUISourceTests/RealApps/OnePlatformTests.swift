import Testing

/// Pages of a Watch app, and apps for the Mac only: what the source says of the platform.
@Suite struct OnePlatformTests {
    @Test func `vertical pages in the folder of a Watch app need no titles`() {
        let lines = AppText.lines([
            "Tides Watch App/Views/TidesApp.swift": """
            import SwiftUI
            @main
            struct TidesApp: App {
                var body: some Scene {
                    WindowGroup {
                        TabView {
                            Low()
                            High()
                        }
                        .tabViewStyle(.verticalPage)
                    }
                }
            }
            struct Low: View { var body: some View { Text("Low") } }
            struct High: View { var body: some View { Text("High") } }
            """
        ])

        #expect(
            lines == [
                "TidesApp.body: pager",
                #"{"tabViewStyle":"verticalPage","platforms":["watch"]}"#,
                "– –",
                "– –",
            ]
        )
    }

    @Test func `tab views without a style are pages in the folder of a Watch app`() {
        let lines = AppText.lines([
            "Tides Watch App/TidesApp.swift": """
            import SwiftUI
            @main
            struct TidesApp: App {
                var body: some Scene {
                    WindowGroup {
                        TabView {
                            Low().tag(0)
                            High().tag(1)
                        }
                    }
                }
            }
            struct Low: View { var body: some View { Text("Low") } }
            struct High: View { var body: some View { Text("High") } }
            """
        ])

        #expect(
            lines == [
                "TidesApp.body: pager",
                #"{"platforms":["watch"]}"#,
                #"– – {"value":0}"#,
                #"– – {"value":1}"#,
            ]
        )
    }

    @Test func `tab views without a style are pages in a file with WatchKit`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            import WatchKit
            @main
            struct TidesApp: App {
                var body: some Scene {
                    WindowGroup {
                        TabView {
                            Low()
                            High()
                        }
                    }
                }
            }
            struct Low: View { var body: some View { Text("Low") } }
            struct High: View { var body: some View { Text("High") } }
            """
        )

        #expect(
            lines == [
                "TidesApp.body: pager",
                #"{"platforms":["watch"]}"#,
                "– –",
                "– –",
            ]
        )
    }

    @Test func `pages on the Watch may have titles`() {
        let lines = AppText.lines([
            "TidesWatch Extension/TidesApp.swift": """
            import SwiftUI
            @main
            struct TidesApp: App {
                var body: some Scene {
                    WindowGroup {
                        TabView {
                            Low().navigationTitle("Low")
                            High().navigationTitle("High")
                        }.tabViewStyle(.page)
                    }
                }
            }
            struct Low: View { var body: some View { Text("Low") } }
            struct High: View { var body: some View { Text("High") } }
            """
        ])

        #expect(
            lines == [
                "TidesApp.body: pager",
                #"{"tabViewStyle":"page","platforms":["watch"]}"#,
                "– –",
                "– –",
            ]
        )
    }

    @Test func `the adaptor of an app's delegate tells the platform`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main
            struct TidesApp: App {
                @WKApplicationDelegateAdaptor private var delegate: Delegate
                var body: some Scene {
                    WindowGroup {
                        TabView { Low(); High() }
                    }
                }
            }
            struct Low: View { var body: some View { Text("Low") } }
            struct High: View { var body: some View { Text("High") } }
            """
        )

        #expect(
            lines == [
                "TidesApp.body: pager",
                #"{"platforms":["watch"]}"#,
                "– –",
                "– –",
            ]
        )
    }

    @Test func `a package for the Mac only is for the Mac`() {
        let lines = AppText.lines([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Bench", platforms: [.macOS("15.0")], targets: [.executableTarget(name: "Bench")])
            """,
            "Sources/Bench/BenchApp.swift": """
            import SwiftUI
            struct BenchView: View {
                var body: some View {
                    TabView {
                        Tab("Saws", systemImage: "hammer") { Text("1") }
                        Tab("Glue", systemImage: "drop") { Text("2") }
                    }
                }
            }
            """,
        ])

        #expect(
            lines == [
                #"{"platforms":["mac"]}"#,
                "Saws hammer",
                "Glue drop",
            ]
        )
    }
}
