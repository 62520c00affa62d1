import SwiftUI

/// What people see first: pages to swipe through.
struct WelcomeView: View {
    var body: some View {
        TabView {
            Text("Find a trail")
            Text("Save it for later")
            Text("Walk it with friends")
        }
        .tabViewStyle(.page)
    }
}
