import TabModel

extension Platform {
    /// Whether `hidden(_:)` exists (R1.47, R2.65).
    var hasHidden: Bool { has(.hidden) }
    /// Whether `badge(_:)` exists (R1.49, R2.65).
    var hasBadges: Bool { has(.badge) }
    /// Whether `disabled(_:)` exists on tabs (R1.48).
    var hasDisabled: Bool { has(.disabled) }

    /// Whether any OS generation of the platform has something.
    func has(_ feature: Feature) -> Bool { feature.since(self) != nil }

    /// How notes call the device.
    var deviceName: String {
        switch self {
        case .iPhone: "iPhone"
        case .iPad: "iPad"
        case .mac: "a Mac"
        case .tv: "Apple TV"
        case .vision: "Vision Pro"
        case .watch: "a watch"
        }
    }
}
