/// The program that opens a page, or the reason why there is none.
enum BrowserChoice: Hashable {
    case command(BrowserCommand)
    /// The reason, for the middle of a sentence.
    case nothing(String)

    /// The operating system that determines the opener.
    enum System { case linux, macOS }

    /// Creates the choice for an environment, in which `BROWSER`, the user's choice, takes precedence.
    init(environment: [String: String], system: System) {
        if let choice = environment["BROWSER"].flatMap(BrowserCommand.init(choice:)) {
            self = .command(choice)
        } else if let value = environment["CI"], !["", "0", "false"].contains(value.lowercased()) {
            self = .nothing("this is a CI run (CI is set)")
        } else if system == .linux && !Self.hasScreen(environment) {
            self = .nothing("there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)")
        } else {
            self = .command(BrowserCommand(program: system == .macOS ? "open" : "xdg-open", arguments: []))
        }
    }

    private static func hasScreen(_ environment: [String: String]) -> Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }
}

extension BrowserChoice.System {
    /// The system of this build.
    static var current: Self {
        #if canImport(Darwin)
            .macOS
        #else
            .linux
        #endif
    }
}
