import SwiftUI

struct RootView: View {
    let tips: Tips

    var body: some View {
        TabView {
            play
            if tips.isNew {
                Tab("Learn", systemImage: "book.fill") { Text("Learn") }
                    .badge("New")
            } else {
                Tab("Learn", systemImage: "book") { Text("Learn") }
            }
            Text("Help").tabItem { Label("Help", systemImage: tips.isNew ? "lifepreserver" : "questionmark") }
        }
    }

    @ViewBuilder private var play: some View {
        let stack = NavigationStack { Text("Play") }
            .tabItem { Label("Play", systemImage: "play") }

        if tips.showsStart {
            stack.badge("Start")
        } else {
            stack
        }
    }
}
