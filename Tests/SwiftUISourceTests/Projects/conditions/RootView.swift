// swift-format-ignore-file
import SwiftUI

struct RootView: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(Session.self) private var session

    private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("Home") }
            if isPad {
                Tab("Board", systemImage: "rectangle.3.group") { Text("Board") }
            }
            #if os(macOS) || os(visionOS)
            Tab("Windows", systemImage: "macwindow") { Text("Windows") }
            #elseif DEBUG
            Tab("Debug", systemImage: "ladybug") { Text("Debug") }
            #endif
            if #available(iOS 26, *) {
                Tab("Glass", systemImage: "sparkles", role: .search) { Text("Glass") }
            } else {
                Tab("Paper", systemImage: "doc") { Text("Paper") }
            }
            if width == .regular {
                Tab("Wide", systemImage: "arrow.left.and.right") { Text("Wide") }
            }
            if !session.isGuest, session.plan == .paid {
                Tab("Account", systemImage: "person") { Text("Account") }
            } else if isPad || width == .regular {
                Tab("Offer", systemImage: "tag") { Text("Offer") }
            }
            switch session.role {
            case .teacher: Tab("Classes", systemImage: "person.3") { Text("Classes") }
            case .student: Tab("Homework", systemImage: "pencil") { Text("Homework") }
            }
            if ProcessInfo.processInfo.arguments.contains("-lab") {
                Tab("Lab", systemImage: "flask") { Text("Lab") }
            }
        }
    }
}

struct LaunchView: View {
    @State private var isReady = false

    var body: some View {
        if isReady {
            TabView {
                Tab("Ready", systemImage: "checkmark") { Text("Ready") }
            }
        } else {
            TabView {
                Text("Waiting").tabItem { Label("Waiting", systemImage: "clock") }
            }
        }
    }
}
