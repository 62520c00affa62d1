import TabModel

/// Every kind of environment a layout differs in: platforms, size classes, OS generations, forms, edit mode.
enum EnvironmentMaker {
    static let all: [ResolutionEnvironment] = devices.flatMap { device in
        OSVersion.allCases.map { os in
            var environment = device
            environment.os = os
            return environment
        }
    }

    private static let devices: [ResolutionEnvironment] = [
        "P26", "P26 wide", "P26 landscape scrolled", "P26 more", "iC", "iR bar", "iR side", "iR edit", "iR portrait",
        "mac", "tv", "vision", "watch",
    ].map(EnvironmentNotation.environment)

    /// The same with an entry chosen.
    static func all(choosing id: EntryID?) -> [ResolutionEnvironment] {
        all.map {
            var environment = $0
            environment.interaction.select = id
            return environment
        }
    }
}
