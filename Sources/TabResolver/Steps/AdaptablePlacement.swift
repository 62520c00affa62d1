import TabModel

/// The two placements an adaptable tab view has on iPad (R1.21, R1.22).
enum AdaptablePlacement: Sendable {
    case sidebar, tabBar
}

extension PerPlacement {
    subscript(placement: AdaptablePlacement) -> Setting {
        switch placement {
        case .sidebar: sidebar
        case .tabBar: tabBar
        }
    }
}

extension TabCustomization {
    subscript(placement: AdaptablePlacement) -> StoredVisibility? {
        get {
            switch placement {
            case .sidebar: sidebar
            case .tabBar: tabBar
            }
        }
        set {
            switch placement {
            case .sidebar: sidebar = newValue
            case .tabBar: tabBar = newValue
            }
        }
    }
}
