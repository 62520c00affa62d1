import TabModel

/// Reads the rulebook's short names of environments, with flags behind them: `iR bar`, `P26 more`, `iR edit`.
///
/// The SDK follows a slash: `P27/26`. A name without a number is OS 26, for which the first vectors were made.
enum EnvironmentNotation {
    static func environment(_ text: String) -> ResolutionEnvironment {
        let words = text.split(separator: " ").map(String.init)
        let name = words[0].split(separator: "/").map(String.init)
        var environment = device(name[0])
        environment.sdk = name.count > 1 ? version(name[1]) : nil
        for word in words.dropFirst() { apply(word, to: &environment) }
        return environment
    }

    private static func device(_ name: String) -> ResolutionEnvironment {
        switch name {
        case "P18": ResolutionEnvironment(platform: .iPhone, os: .v18)
        case "P26": ResolutionEnvironment(platform: .iPhone, os: .v26)
        case "P27": ResolutionEnvironment(platform: .iPhone, os: .v27)
        case "P27.1": ResolutionEnvironment(platform: .iPhone, os: .v27_1)
        case "iC": ResolutionEnvironment(platform: .iPad, sizeClass: .compact, os: .v26)
        case "iR": ResolutionEnvironment(platform: .iPad, sizeClass: .regular, os: .v26)
        case "iR18": ResolutionEnvironment(platform: .iPad, sizeClass: .regular, os: .v18)
        case "iR27": ResolutionEnvironment(platform: .iPad, sizeClass: .regular, os: .v27)
        case "mac": ResolutionEnvironment(platform: .mac, os: .v26)
        case "tv": ResolutionEnvironment(platform: .tv, os: .v26)
        case "vision": ResolutionEnvironment(platform: .vision, os: .v26)
        case "watch": ResolutionEnvironment(platform: .watch, os: .v26)
        case "DOP": duo(.outerPortrait)
        case "DOL": duo(.outerLandscape)
        case "DIP": duo(.innerPortrait)
        case "DIL": duo(.innerLandscape)
        case "DSL": duo(.splitLeft)
        case "DSR": duo(.splitRight)
        default: preconditionFailure("unknown environment \(name)")
        }
    }

    private static func duo(_ pose: Pose) -> ResolutionEnvironment {
        var environment = ResolutionEnvironment(platform: .iPhoneDuo)
        environment.pose = pose
        return environment
    }

    private static func version(_ number: String) -> OSVersion {
        guard let version = OSVersion(rawValue: number) else { preconditionFailure("unknown version \(number)") }
        return version
    }

    private static func apply(_ word: String, to environment: inout ResolutionEnvironment) {
        let parts = word.split(separator: "=").map(String.init)
        switch parts[0] {
        case "bar": environment.form = .tabBar
        case "side": environment.form = .sidebar
        case "edit": environment.interaction.editing = true
        case "wide": (environment.sizeClass, environment.orientation) = (.regular, .landscape)
        case "portrait": environment.orientation = .portrait
        case "landscape": environment.orientation = .landscape
        case "rtl": environment.direction = .rtl
        case "18": environment.os = .v18
        case "27": environment.os = .v27
        case "more": environment.interaction.more = true
        case "search": environment.interaction.search = true
        case "scrolled": environment.interaction.scrolled = true
        case "unscrolled": environment.interaction.scrolled = false
        case "pose": environment.pose = Pose(rawValue: parts[1]) ?? .outerPortrait
        case "select": environment.interaction.select = parts[1]
        case "previous": environment.interaction.previous = parts[1]
        case "last": environment.interaction.last = parts[1].split(separator: "/").map(String.init)
        case "path": environment.interaction.path = parts[1].split(separator: "/").map(String.init)
        default: preconditionFailure("unknown flag \(word)")
        }
    }
}
