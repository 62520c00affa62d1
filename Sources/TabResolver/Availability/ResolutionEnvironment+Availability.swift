import TabModel

extension ResolutionEnvironment {
    /// Whether something exists here: on the platform, and since this OS generation at the latest (R6.9).
    func has(_ feature: Feature) -> Bool { feature.since(platform).map { $0 <= os } ?? false }
}
