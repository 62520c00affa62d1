extension Platform {
    /// Apple's names of the systems, each with the platform that it represents here; iOS is the iPhone's.
    public static let systemNames: KeyValuePairs<String, Platform> = [
        "iOS": .iPhone, "iPadOS": .iPad, "macOS": .mac, "tvOS": .tv, "visionOS": .vision, "watchOS": .watch,
    ]

    /// The platform of a name as people type it: its own or its system's, in any case.
    public init?(named name: String) {
        let typed = name.lowercased()
        let known = Self.allCases.map { ($0.rawValue, $0) } + Self.systemNames.map { ($0.key, $0.value) }
        guard let platform = known.first(where: { $0.0.lowercased() == typed })?.1 else { return nil }
        self = platform
    }
}
