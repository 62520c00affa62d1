import SwiftUI

struct RootView: View {
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Inbox()
                .badge(3)
                .tabItem { Label("Inbox", systemImage: "tray") }
                .tag(0)
            NavigationStack {
                Text("Sent")
                Label("No tab", systemImage: "xmark")
            }
            .tag(1)
            .tabItem {
                Image(systemName: "paperplane")
                Text("Sent")
            }
            // Drafts().tabItem { Label("Drafts", systemImage: "doc") }
            Spacer()
            Color.red.tabItem {
                VStack {
                    Image("logo")
                    Text(verbatim: "Logo")
                }
            }
            Text("Only text").tabItem { Text("Plain") }
            Settings().tabItem { Image(systemName: "gear") }
        }
    }
}

struct Inbox: View {
    var body: some View {
        Text("Inbox").navigationTitle("Not a tab")
    }
}
