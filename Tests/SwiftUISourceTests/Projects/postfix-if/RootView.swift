// swift-format-ignore-file
import SwiftUI

struct RootView: View {
    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("Home") }
                .customizationID("home")
                #if !os(macOS) && !os(tvOS)
                .customizationBehavior(.disabled, for: .tabBar)
                .defaultVisibility(.visible, for: .sidebar)
                #endif
                .badge(1)
        }
        .padding()
        #if os(tvOS)
        .tabViewStyle(.tabBarOnly)
        #else
        .tabViewStyle(.sidebarAdaptable)
        .tabViewSearchActivation(.searchTabSelection)
        #endif
        .onAppear {}
    }
}
