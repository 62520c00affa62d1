import Testing

@testable import SwiftUISource

/// Symbols of accessories that depend on a condition.
@Suite struct AccessorySymbolTests {
    @Test func `a symbol beside a text keeps its condition`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct RootView: View {
                let player: Player
                var body: some View {
                    TabView {
                        Tab("Home", systemImage: "house") { Text("1") }
                        Tab("Mail", systemImage: "envelope") { Text("2") }
                    }
                    .tabViewBottomAccessory {
                        HStack {
                            Text("Radio One")
                            Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
                        }
                    }
                }
            }
            """
        )
        #expect(
            lines == [
                #"{"tabViewBottomAccessory":{"title":"Radio One","systemImage":"pause.fill"},"variants":[{"when":{"unless":["isPlaying"]},"tabViewBottomAccessory":{"title":"Radio One","systemImage":"play.fill"}}]}"#,
                "isPlaying: player.isPlaying, usually true",
                "Home house",
                "Mail envelope",
            ]
        )
    }
}
