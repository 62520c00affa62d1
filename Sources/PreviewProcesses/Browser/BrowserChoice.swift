/// Which program opens a page, or why none does.
enum BrowserChoice: Hashable {
    case command(BrowserCommand)
    /// The reason, in the middle of a sentence.
    case nothing(String)

    /// What the opener depends on.
    enum System { case linux, macOS }

    /// `BROWSER` is a person's own choice and is above everything else.
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
    /// The system this was built for.
    static var current: Self {
        #if canImport(Darwin)
            .macOS
        #else
            .linux
        #endif
    }
}
