import SwiftUI

struct RootView: View {
    @Environment(\.horizontalSizeClass) private var width
    let account: Account

    private var places: [Place] {
        guard account.isSignedIn else { return [.welcome] }
        var places: [Place] = [.home]
        if account.hasMail {
            places.append(.mail)
        }
        places.insert(.news, at: 0)
        places += [.files, .photos]
        if !account.canStore {
            places.removeAll { $0 == .files }
        }
        for extra in Place.extras where extra != .home {
            places.append(extra)
        }
        return places
    }

    private var byWidth: [Place] { width == .compact ? [.home, .mail] : [.home, .files] }

    var body: some View {
        TabView {
            ForEach(places, id: \.self) { place in
                Tab(place.title, systemImage: "circle", value: place) { Text("Place") }
            }
        }
    }

    var narrow: some View {
        TabView {
            ForEach(byWidth, id: \.self) { place in
                Tab(place.title, systemImage: "circle", value: place) { Text("Place") }
            }
        }
    }
}

enum Place: String {
    case welcome, home, mail, news, files, photos, help

    static let extras: [Place] = [.home, .help]

    var title: String { rawValue.uppercased() }
}
