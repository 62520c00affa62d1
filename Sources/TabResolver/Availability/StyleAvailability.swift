import TabModel

extension TabViewStyle {
    /// Whether a platform has the style (rulebook 1.4).
    func isAvailable(on platform: Platform) -> Bool { feature.map(platform.has) ?? true }

    /// The style to draw with: `automatic` where the platform lacks it (R1.42).
    func drawn(on platform: Platform) -> TabViewStyle {
        isAvailable(on: platform) ? self : .automatic
    }
}
