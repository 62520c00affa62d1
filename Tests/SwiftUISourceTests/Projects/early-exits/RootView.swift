import SwiftUI

enum Edition {
    case free, paid(URL)

    static let current = Edition()

    init() {
        guard let name = Configuration.file, !name.isEmpty else {
            self = .free
            return
        }
        guard let url = Bundle.main.url(forResource: name, withExtension: "zip") else { fatalError("no \(name)") }
        self = .paid(url)
    }

    var isPaid: Bool {
        switch self {
        case .free: false
        case .paid: true
        }
    }
}

struct RootView: View {
    @AppStorage("discovers") private var discovers = true

    var body: some View {
        TabView {
            Text("").tabItem { Label("Home", systemImage: "house") }.tag(0)
            if discovers {
                Text("").tabItem { Label("Discover", systemImage: "safari") }.tag(1)
            }
            if Edition.current.isPaid {
                Text("").tabItem { Label("Paid", systemImage: "star") }.tag(half)
            } else {
                Text("").tabItem { Label("Free", systemImage: "gift") }.tag(7)
            }
            Text("").tabItem { Label(countdown, systemImage: "person") }.tag(last).badge("\(countdown)")
        }
    }

    private var last: Int {
        var tag = 1
        if discovers { tag += 1 }
        return tag
    }

    private var half: Int {
        var tag = 8
        tag /= 2
        return tag
    }

    private var countdown: String {
        var text = "Me"
        text += "!"
        return text
    }
}
