import ArgumentParser

/// The conditions for colored text.
enum ColorChoice: String, CaseIterable {
    /// Text is colored on a terminal that supports colors.
    case auto
    case always, never

    /// Returns a Boolean value that indicates whether a stream gets colors.
    ///
    /// The option has precedence, then `NO_COLOR` (no-color.org), then `FORCE_COLOR` (force-color.org) and
    /// `CLICOLOR_FORCE` (bixense.com/clicolors), then the kind of stream: a terminal or not.
    func isColored(isTerminal: Bool, environment: [String: String]) -> Bool {
        func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
        func forces(_ name: String) -> Bool { isSet(name) && environment[name] != "0" }
        switch self {
        case .always: return true
        case .never: return false
        case .auto where isSet("NO_COLOR"): return false
        case .auto where forces("FORCE_COLOR") || forces("CLICOLOR_FORCE"): return true
        case .auto: return isTerminal && environment["TERM"] != "dumb"
        }
    }
}

extension ColorChoice {
    /// Creates the choice from a command line before it is parsed, because the format of its own errors depends on it.
    init(in words: [String]) {
        let name = "--color"
        let own = words.prefix { $0 != "--" }
        let values =
            zip(own, own.dropFirst()).filter { $0.0 == name }.map(\.1)
            + own.filter { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
        self = values.last.flatMap { Self(rawValue: $0.lowercased()) } ?? .auto
    }
}

/// The option `--color` of every command with colored output.
///
/// ``TerminalStyle/choice`` has its value while the command runs.
struct ColorOptions: ParsableArguments {
    @Option(
        name: .long,
        help: "When to color the output: auto, always or never (default: auto, on a terminal).",
        completion: .list(ColorChoice.allCases.map(\.rawValue)),
        transform: choice
    )
    var color: ColorChoice = .auto
}
