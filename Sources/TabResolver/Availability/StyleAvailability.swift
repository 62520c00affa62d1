import TabModel

extension TabViewStyle {
    /// Whether a platform has the style (rulebook 1.4).
    func isAvailable(on platform: Platform) -> Bool {
        switch self {
        case .automatic: true
        case .sidebarAdaptable, .tabBarOnly: platform != .watch
        case .grouped: platform == .mac
        case .page: platform != .mac
        case .verticalPage, .carousel: platform == .watch
        }
    }

    /// The style to draw with: `automatic` where the platform lacks it (R1.42).
    func drawn(on platform: Platform) -> TabViewStyle {
        isAvailable(on: platform) ? self : .automatic
    }
}
