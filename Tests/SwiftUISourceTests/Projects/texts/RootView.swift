// swift-format-ignore-file
import SwiftUI

struct RootView: View {
    var body: some View {
        TabView {
            Tab("الرئيسية", systemImage: "house") { Text("Home") }
            Tab("마이", systemImage: "person") { Text("Me") }
            Tab(" ", image: "empty") { Text("Trick") }
            Tab("Same", systemImage: "1.circle") { Text("1") }
            Tab("Same", systemImage: "2.circle") { Text("2") }
            Tab("Same", systemImage: "3.circle") { Text("3") }
            /* 😀 */ Tab("Control \u{7}\u{202E}\t\"q\"", systemImage: "4.circle") { Text("4") }
            Tab(#"Raw \(no) "x""#, systemImage: "5.circle") { Text("5") }
            Tab("""
                Two
                lines
                """, systemImage: "6.circle") { Text("6") }
        }
    }
}
