/// One key of the configuration: its place, type, range, default and meaning.
///
/// The same table serves reading, checking, `config --explain` and docs/configuration.md.
struct Setting: Hashable, Sendable {
    /// The key below `tabpreview`, such as `server.port`.
    let key: String
    /// What values it takes.
    let kind: Kind
    /// The default in words.
    let standard: String
    /// What it means, in one sentence.
    let meaning: String
    /// Whether a config.json that nobody named may give it: what runs, opens, exposes or serves something may not.
    ///
    /// Such a file comes with the folder, and so perhaps from somebody else (S57).
    var isTakenFromFoundFile = false

    /// The types of values.
    enum Kind: Hashable, Sendable {
        case integer(ClosedRange<Int>)
        case bool
        case text
        case choice([String])
        case texts
        case findings
    }

    /// The key as the configuration library names it.
    var components: [String] { ["tabpreview"] + key.split(separator: ".").map(String.init) }

    /// The key as it stands in a file.
    var path: String { "tabpreview.\(key)" }

    /// The environment variable: `TABPREVIEW_` and the key in capitals.
    var environmentName: String {
        components.map(Self.capitals).joined(separator: "_")
    }

    /// What is expected, for messages.
    var expectation: String {
        switch kind {
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .bool: "true or false"
        case .text: "a text"
        case .choice(let choices): "one of \(choices.joined(separator: ", "))"
        case .texts: "a list of texts"
        case .findings: "a list of findings' ids, R5.1 to R5.62"
        }
    }

    private static func capitals(_ component: String) -> String {
        var result = ""
        var previousIsLowercase = false
        for character in component {
            if character.isUppercase, previousIsLowercase { result += "_" }
            result += character.uppercased()
            previousIsLowercase = character.isLowercase
        }
        return result
    }
}

extension Setting {
    static let port = Setting(
        key: "server.port",
        kind: .integer(0...65535),
        standard: "the next free one from 8080",
        meaning:
            "The port to listen on; 0 takes any free one. A port that is given is taken or refused, never replaced.",
        isTakenFromFoundFile: true
    )
    static let host = Setting(
        key: "server.host",
        kind: .text,
        standard: "127.0.0.1",
        meaning: "The address to listen on. Anything but loopback can be reached by others on the network."
    )
    static let trustedHosts = Setting(
        key: "server.trustedHosts",
        kind: .texts,
        standard: "none",
        meaning: "Further host names under which the preview may be asked for, as behind a proxy."
    )
    static let open = Setting(
        key: "server.open",
        kind: .bool,
        standard: "false",
        meaning: "Whether to open the preview in the browser at start."
    )
    static let storePath = Setting(
        key: "store.path",
        kind: .text,
        standard: ".tabpreview beside the spec",
        meaning: "The folder in which customizations, links and the history are kept."
    )
    static let followLinks = Setting(
        key: "spec.followLinks",
        kind: .bool,
        standard: "false",
        meaning: "Whether to follow a link in the spec's place that leads out of the spec's folder."
    )
    static let templates = Setting(
        key: "assets.templates",
        kind: .text,
        standard: "those that come with the program",
        meaning: "A folder of Mustache templates to use instead; watched, for those who work on the looks."
    )
    static let publicFolder = Setting(
        key: "assets.public",
        kind: .text,
        standard: "those that come with the program",
        meaning: "A folder of styles, scripts and symbols to use instead; watched."
    )
    static let symbols = Setting(
        key: "assets.symbols",
        kind: .text,
        standard: "none",
        meaning: "A folder of further symbols, one SVG file for each name; watched."
    )
    static let logLevel = Setting(
        key: "log.level",
        kind: .choice(["trace", "debug", "info", "notice", "warning", "error", "critical"]),
        standard: "notice",
        meaning: "How much is logged to standard error; requests appear from debug on.",
        isTakenFromFoundFile: true
    )
    static let logFormat = Setting(
        key: "log.format",
        kind: .choice(["text", "json"]),
        standard: "text",
        meaning: "How log lines are written: for reading, or one JSON object a line.",
        isTakenFromFoundFile: true
    )
    static let lintOff = Setting(
        key: "lint.off",
        kind: .findings,
        standard: "none",
        meaning: "Findings that are not made, by rule id such as R5.19.",
        isTakenFromFoundFile: true
    )
    static let chromium = Setting(
        key: "export.chromium",
        kind: .text,
        standard: "the first of chromium, google-chrome and others that is found",
        meaning: "The browser of Chromium's family that draws pictures: a path, or a name in PATH."
    )

    /// Every key, in the order of the documentation.
    static let all: [Setting] = [
        port, host, trustedHosts, open, storePath, followLinks, templates, publicFolder, symbols, logLevel, logFormat,
        lintOff, chromium,
    ]
}
