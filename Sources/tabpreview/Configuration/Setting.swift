import Configuration
import Foundation
import PreviewProcesses
import TabModel
import TabResolver
import TabSpecCoding

/// A key of the configuration: its place, type, range, default and meaning.
///
/// One table is used for reading, checking, `config --explain` and docs/configuration.md.
struct Setting: Hashable, Sendable {
    /// The key below `tabpreview`, such as `server.port`.
    let key: String
    /// The type of its values.
    let kind: Kind
    /// The default in words.
    let standard: String
    /// The meaning, in one sentence.
    let meaning: String
    /// A Boolean value that indicates whether a configuration file that was found by the search may give the setting.
    ///
    /// It is false for settings that run, open, expose or serve something. Such a file comes with the folder, and so
    /// perhaps from another author (S57).
    var isTakenFromFoundFile = false
    /// A Boolean value that indicates whether the value is secret, so that it is never printed.
    var isSecret = false

    /// The types of values.
    enum Kind: Hashable, Sendable {
        case integer(ClosedRange<Int>)
        case bool
        case text
        case choice([String])
        case texts
        case findings
        case severities
        case paths
        case matrices
    }

    /// The components of the key for the configuration library.
    var components: [String] { ["tabpreview"] + key.split(separator: ".").map(String.init) }

    /// The key in a file, with its parent.
    var path: String { "tabpreview.\(key)" }

    /// The environment variable: `TABPREVIEW_` and the key in capitals.
    var environmentName: String {
        components.map(Self.capitals).joined(separator: "_")
    }

    /// The expected value, for messages.
    var expectation: String {
        switch kind {
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .bool: "true or false"
        case .text: "a string"
        case .choice(let choices): "one of \(choices.joined(separator: ", "))"
        case .texts: "a list of strings"
        case .findings: "a list of rule ids, such as R5.19"
        case .severities: "an object with a severity for each rule, such as {\"R5.19\": \"error\"}"
        case .paths: "a list of paths, such as Specs/**/*.yaml"
        case .matrices: "an object with matrices by name"
        }
    }

    /// A Boolean value that indicates whether the setting takes a list, which may be empty.
    var isList: Bool { [.texts, .findings, .severities, .paths].contains(kind) }

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
        standard: "the next free port from 8080",
        meaning:
            "The port to listen on; 0 uses any free port. If the port is in use, tabpreview exits.",
        isTakenFromFoundFile: true
    )
    static let host = Setting(
        key: "server.host",
        kind: .text,
        standard: "127.0.0.1",
        meaning: "The address to listen on. If it is not loopback, others on the network can reach the server."
    )
    static let trustedHosts = Setting(
        key: "server.trustedHosts",
        kind: .texts,
        standard: "none",
        meaning: "Additional host names to accept, for example behind a proxy."
    )
    static let publicURL = Setting(
        key: "server.publicURL",
        kind: .text,
        standard: "none",
        meaning: "The public URL of the server behind a proxy; its host is accepted."
    )
    static let trustedProxies = Setting(
        key: "server.trustedProxies",
        kind: .texts,
        standard: "none",
        meaning:
            "Proxies that the server trusts for the addresses of visitors: "
            + "addresses, or ranges such as 10.0.0.0/8."
    )
    static let embedOrigins = Setting(
        key: "server.embedOrigins",
        kind: .texts,
        standard: "none",
        meaning: "Origins whose pages may show a link's preview in a frame, such as https://wiki.example.com."
    )
    static let open = Setting(
        key: "server.open",
        kind: .bool,
        standard: "false",
        meaning: "Whether to open the preview in the browser at startup."
    )
    static let storePath = Setting(
        key: "store.path",
        kind: .text,
        standard: ".tabpreview beside the spec",
        meaning: "The directory for customizations, links and history."
    )
    static let followLinks = Setting(
        key: "spec.followLinks",
        kind: .bool,
        standard: "false",
        meaning: "Whether the spec may be a symbolic link to a file outside its directory."
    )
    static let templates = Setting(
        key: "assets.templates",
        kind: .text,
        standard: "the built-in ones",
        meaning: "A directory of Mustache templates to use instead; watched."
    )
    static let publicFolder = Setting(
        key: "assets.public",
        kind: .text,
        standard: "the built-in ones",
        meaning: "A directory of styles, scripts and symbols to use instead; watched."
    )
    static let symbols = Setting(
        key: "assets.symbols",
        kind: .text,
        standard: "none",
        meaning: "A directory of custom symbols, one SVG file per name; watched."
    )
    static let logLevel = Setting(
        key: "log.level",
        kind: .choice(["trace", "debug", "info", "notice", "warning", "error", "critical"]),
        standard: "notice",
        meaning: "The lowest level that is logged to standard error; requests are logged at debug.",
        isTakenFromFoundFile: true
    )
    static let logFormat = Setting(
        key: "log.format",
        kind: .choice(["text", "json"]),
        standard: "text",
        meaning: "The format of log lines: text, or one JSON object per line.",
        isTakenFromFoundFile: true
    )
    static let lintOff = Setting(
        key: "lint.off",
        kind: .findings,
        standard: "none",
        meaning: "Findings to disable, by rule id, such as R5.19.",
        isTakenFromFoundFile: true
    )
    static let lintSeverity = Setting(
        key: "lint.severity",
        kind: .severities,
        standard: "that of each rule",
        meaning: "The severity of findings, by rule id: error, warning or info.",
        isTakenFromFoundFile: true
    )
    static let lintInclude = Setting(
        key: "lint.include",
        kind: .paths,
        standard: "all",
        meaning: "The only specs and Swift files of a directory to lint and check: paths with *, ? and **.",
        isTakenFromFoundFile: true
    )
    static let lintExclude = Setting(
        key: "lint.exclude",
        kind: .paths,
        standard: "none",
        meaning: "The specs and Swift files of a directory not to lint and check: paths with *, ? and **.",
        isTakenFromFoundFile: true
    )
    static let chromium = Setting(
        key: "export.chromium",
        kind: .text,
        standard: "the first of chromium, google-chrome and others that is found",
        meaning: "The Chromium-based browser that draws pictures: a path, or a name in PATH."
    )
    static let chromiumMemory = Setting(
        key: "export.chromiumMemory",
        kind: .integer(Chromium.memoryRange),
        standard: "\(Chromium.usualMemory)",
        meaning: "The maximum memory of this browser for a picture, in MiB."
    )
    static let readerMemory = Setting(
        key: "reader.memory",
        kind: .integer(SwiftUIReaderProgram.memoryRange),
        standard: "4096",
        meaning: "The maximum address space of the process that reads Swift source, in MiB."
    )
    static let readerFileSeconds = Setting(
        key: "reader.fileSeconds",
        kind: .integer(1...3_600),
        standard: "2",
        meaning: "The time limit for scanning or parsing one Swift file. A file that exceeds it is excluded."
    )
    static let readerViewSeconds = Setting(
        key: "reader.viewSeconds",
        kind: .integer(1...3_600),
        standard: "10",
        meaning: "The time limit for evaluating one tab view. If it is exceeded, the file is excluded."
    )
    static let readerAnswerSeconds = Setting(
        key: "reader.answerSeconds",
        kind: .integer(1...86_400),
        standard: "20",
        meaning: "The time limit for reading all source that one command names."
    )

    static let testMatrices = Setting(
        key: "test.matrices",
        kind: .matrices,
        standard: "the spec's platforms on each OS, as in resolve --all",
        meaning: "The devices and choices for which tabpreview test compares layouts, by name.",
        isTakenFromFoundFile: true
    )

    static let hostData = Setting(
        key: "host.data",
        kind: .text,
        standard: "tabpreview-data in the working directory",
        meaning: "The directory in which tabpreview host stores its previews without a database."
    )
    static let database = Setting(
        key: "host.database",
        kind: .text,
        standard: "none",
        meaning: "The postgres:// URL of the PostgreSQL database in which tabpreview host stores its previews.",
        isSecret: true
    )
    static let databaseFile = Setting(
        key: "host.databaseFile",
        kind: .text,
        standard: "none",
        meaning: "A file whose first line is the database's URL, instead of host.database."
    )
    static let hostPreviews = Setting(
        key: "host.previews",
        kind: .integer(1...10_000_000),
        standard: "10000",
        meaning: "The maximum number of previews that tabpreview host stores."
    )

    static let publishTo = Setting(
        key: "publish.to",
        kind: .text,
        standard: "none",
        meaning: "The URL of the team's server that tabpreview publish and pull use."
    )
    static let publishToken = Setting(
        key: "publish.token",
        kind: .text,
        standard: "none",
        meaning: "The publishing token, created with tabpreview host token create.",
        isSecret: true
    )

    /// Every key, in the order of the documentation.
    static let all: [Setting] = [
        port, host, trustedHosts, publicURL, trustedProxies, embedOrigins, open, storePath, followLinks, templates,
        publicFolder, symbols, logLevel, logFormat,
        lintOff, lintSeverity, lintInclude, lintExclude, testMatrices, chromium, chromiumMemory,
        readerMemory, readerFileSeconds, readerViewSeconds, readerAnswerSeconds,
        hostData, database,
        databaseFile, hostPreviews,
        publishTo, publishToken,
    ]
}

extension Setting {
    /// Returns the value that a reader has for this setting, of the setting's type; nil if none is given.
    ///
    /// It uses only the throwing calls: the others return their default silently for a value of the wrong type.
    func value(from reader: ConfigReader) async throws -> ConfigContent? {
        let key = ConfigKey(components)
        return switch kind {
        case .integer: try await reader.fetchInt(forKey: key).map(ConfigContent.int)
        case .bool: try await reader.fetchBool(forKey: key).map(ConfigContent.bool)
        case .text, .choice, .matrices: try await reader.fetchString(forKey: key).map(ConfigContent.string)
        case .texts, .findings, .severities, .paths:
            try await reader.fetchStringArray(forKey: key).map { texts in
                .stringArray(texts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty })
            }
        }
    }

    /// Returns a Boolean value that indicates whether a value of the right type is also in range.
    func accepts(_ value: ConfigContent) -> Bool {
        switch (kind, value) {
        case (.integer(let range), .int(let number)): range.contains(number)
        case (.choice(let choices), .string(let text)): choices.contains(text)
        case (.text, .string(let text)): !text.isEmpty
        case (.bool, .bool), (.texts, .stringArray): true
        case (.findings, .stringArray(let ids)): ids.allSatisfy(SpecLint.isRule)
        case (.severities, .stringArray(let words)): RuleSeverities.severities(in: words) != nil
        case (.paths, .stringArray(let paths)): paths.allSatisfy { PathPatterns.objection(to: $0) == nil }
        case (.matrices, .string(let text)): (try? TestMatrixReading(text: text))?.problems.isEmpty ?? false
        default: false
        }
    }
}

extension Setting {
    /// Returns the problems with a value that isn't accepted, in a sentence each.
    func problems(with value: ConfigContent) -> [String] {
        if kind == .matrices, case .string(let text) = value, let reading = try? TestMatrixReading(text: text) {
            return reading.problems.map(\.text)
        }
        guard case .stringArray(let words) = value, let problem = elementProblem else {
            return ["\"\(value.shownText)\" is not \(expectation)."]
        }
        return words.compactMap(problem)
    }

    /// The function that returns the problem with an element of a list, in a sentence; nil where only the whole list
    /// can be wrong.
    var elementProblem: ((String) -> String?)? {
        switch kind {
        case .findings: { RuleChoice.problems(in: [$0]).first }
        case .severities: RuleSeverities.problem
        case .paths:
            { path in
                PathPatterns.objection(to: path).map {
                    "\(path.quoted) \($0). Expected a path in the directory of tabpreview.json, such as Specs/**/*.yaml."
                }
            }
        default: nil
        }
    }

    /// Returns a value of a file, if it is of the right type and in range.
    func accepted(_ value: SourceValue.Content) -> ConfigContent? {
        let content: ConfigContent? =
            switch value {
            case .bool(let flag): .bool(flag)
            case .integer(let number): .int(number)
            case .string(let text): .string(text)
            case .list(let values): Self.texts(values).map(ConfigContent.stringArray)
            default: nil
            }
        return content.flatMap { accepts($0) ? $0 : nil }
    }

    /// Returns the strings of a list; nil if it contains anything else.
    private static func texts(_ values: [SourceValue]) -> [String]? {
        let texts = values.compactMap { if case .string(let text) = $0.content { text } else { nil } }
        return texts.count == values.count ? texts : nil
    }
}

extension ConfigContent {
    /// The value in the notation of a user.
    var shownText: String {
        switch self {
        case .string(let text): text
        case .int(let number): String(number)
        case .bool(let flag): String(flag)
        case .stringArray(let texts): texts.joined(separator: ", ")
        default: "\(self)"
        }
    }
}
