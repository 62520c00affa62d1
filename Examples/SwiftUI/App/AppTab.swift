import SwiftUI

/// The tabs of the app that are always there.
enum AppTab: String, CaseIterable, Identifiable {
    case explore
    case map
    case saved
    case profile

    var id: String { rawValue }

    var title: LocalizedStringResource {
        switch self {
        case .explore: "tab.explore"
        case .map: "tab.map"
        case .saved: "tab.saved"
        case .profile: "tab.profile"
        }
    }

    var symbol: String {
        switch self {
        case .explore: "safari"
        case .map: "map"
        case .saved: "bookmark"
        case .profile: "person.crop.circle"
        }
    }
}
