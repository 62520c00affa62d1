import TabModel

/// The build settings of an Xcode project, as far as they determine the systems of a target.
struct XcodeSettings {
    private let objects: [String: PropertyList]

    init(_ objects: [String: PropertyList]) { self.objects = objects }

    /// The platforms by the names of their SDKs.
    private static let platforms: [String: Set<Platform>] = [
        "iphoneos": Platform.iOS, "macosx": [.mac], "appletvos": [.tv], "watchos": [.watch], "xros": [.vision],
    ]

    private static let deploymentTargets: [String: OperatingSystem] = [
        "IPHONEOS_DEPLOYMENT_TARGET": .iOS, "MACOSX_DEPLOYMENT_TARGET": .macOS, "TVOS_DEPLOYMENT_TARGET": .tvOS,
        "WATCHOS_DEPLOYMENT_TARGET": .watchOS, "XROS_DEPLOYMENT_TARGET": .visionOS,
    ]

    /// Returns the target with its platforms and the first versions of their systems.
    func adding(to target: SourceTarget, of object: PropertyList, in project: PropertyList)
        -> SourceTarget
    {
        var target = target
        let (own, common) = (configurations(of: object), configurations(of: project))
        func values(_ key: String) -> [String] {
            let values = own.compactMap { $0[key]?.words }
            return values.isEmpty ? common.compactMap { $0[key]?.words } : values
        }
        target.platforms = platforms(values)
        for (key, system) in Self.deploymentTargets {
            let versions = values(key).compactMap { SystemVersion(manifest: $0) }
            if let least = versions.min() { target.minimums[system] = least }
        }
        return target
    }

    /// Returns the platforms; nil if no setting of the project has them, or they are computed.
    private func platforms(_ values: (String) -> [String]) -> Set<Platform>? {
        let names = values("SUPPORTED_PLATFORMS") + (values("SUPPORTED_PLATFORMS").isEmpty ? values("SDKROOT") : [])
        let words = names.flatMap { $0.split(separator: " ").map(String.init) }
        guard !words.isEmpty, !words.contains(where: { $0.contains("$") || $0 == "auto" }) else { return nil }
        var platforms = Set(words.flatMap { Self.platforms[$0] ?? [] })
        if values("SUPPORTS_MACCATALYST").contains("YES") { platforms.insert(.mac) }
        return platforms.isEmpty ? nil : platforms
    }

    private func configurations(of object: PropertyList) -> [[String: PropertyList]] {
        let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
        return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0]?["buildSettings"]?.members }
    }
}

extension PropertyList {
    /// The words of a setting, which is a string or a list of strings.
    fileprivate var words: String { text ?? texts.joined(separator: " ") }
}
