import Observation
import SwiftUI

struct Trip: Identifiable {
    let id: String
    let name: String
}

/// The trips of the person who is signed in, from the server.
@Observable
final class TripLibrary {
    private(set) var trips: [Trip] = []
}

struct TabContent: View {
    let tab: AppTab
    var body: some View { Text(tab.title) }
}

struct FriendsView: View {
    var body: some View { Text("Friends") }
}

struct SearchView: View {
    var body: some View { Text("Search") }
}

struct TripView: View {
    let trip: Trip
    var body: some View { Text(trip.name) }
}
