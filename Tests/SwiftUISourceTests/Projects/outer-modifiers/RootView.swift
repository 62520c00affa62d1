import SwiftUI

struct RootView: View {
    @AppStorage("isSidebar") private var isSidebar = true

    var body: some View {
        VStack {
            tabs.tabViewStyle(.sidebarAdaptable)
        }
        .tabBarMinimizeBehavior(.onScrollDown)
    }

    private var tabs: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("Home") }
        }
        .modifier(Accessory(isShown: isSidebar))
        .withCustomization()
    }
}

struct Accessory: ViewModifier {
    let isShown: Bool

    func body(content: Content) -> some View {
        if isShown {
            content.tabViewBottomAccessory { Text("Playing") }
        } else {
            content
        }
    }
}
