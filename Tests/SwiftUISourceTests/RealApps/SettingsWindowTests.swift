import Testing

@testable import SwiftUISource

/// Tab views in `Settings` scenes, and the width of their window.
@Suite struct SettingsWindowTests {
    /// The keys of the tab view in an app whose settings window has a width.
    private func head(_ frames: String, around: String = "", style: String = "") -> String? {
        AppText.lines(
            """
            import SwiftUI
            let paneWidth: CGFloat = 480
            @main struct Desk: App {
                var body: some Scene {
                    WindowGroup { Text("Main") }
                    #if os(macOS)
                    Settings { Preferences()\(around) }
                    #endif
                }
            }
            struct Preferences: View {
                var body: some View {
                    TabView {
                        Text("1").tabItem { Label("General", systemImage: "gear") }
                        Text("2").tabItem { Label("Keys", systemImage: "keyboard") }
                    }
                    \(style)\(frames)
                }
            }
            """
        )
        .first { $0.hasPrefix("{") }
    }

    private func keys(_ window: String) -> String { #"{"settingsWindow":\#(window),"platforms":["mac"]}"# }

    @Test func `a settings window has the width of the outermost frame that says one`() {
        #expect(head(".frame(width: 560)") == keys(#"{"width":560}"#))
        #expect(head(".frame(width: 560, height: 300)") == keys(#"{"width":560}"#))
        #expect(head(".frame(width: 420.0)") == keys(#"{"width":420}"#))
        #expect(head(".frame(width: paneWidth)") == keys(#"{"width":480}"#))
        #expect(head(".frame(width: 400)", around: ".frame(width: 640)") == keys(#"{"width":640}"#))
        #expect(head(".frame(width: 400).frame(minHeight: 200)") == keys(#"{"width":400}"#))
    }

    @Test func `what isn't known of the width is left open`() {
        #expect(head("") == keys("{}"))
        #expect(head(".frame(minWidth: 500)") == keys("{}"))
        #expect(head(".frame(width: 400).padding()") == keys("{}"))
        #expect(head(".frame(width: 400)", around: ".frame(minWidth: 700)") == keys("{}"))
        #expect(head(".frame(width: Sizes.wide)") == keys("{}"))
    }
}
