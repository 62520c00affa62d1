import Configuration
import Foundation
import Logging
import PreviewProcesses
import TabModel
import TabResolver
import TabSpecCoding

/// The errors in all sources of the configuration.
struct ConfigurationFailure: Error {
    /// The lines for messages: place, key, and the expected value.
    let lines: [String]
}

/// The settings, with information about their sources.
struct ResolvedSettings {
    /// Every setting.
    var settings = Settings()
    /// The origin of each setting.
    var origins: [SettingOrigin] = []
    /// The configuration file that was read; nil if there is none.
    var file: String?
    /// The warnings about files that were ignored.
    var warnings: [Diagnostic] = []
}

/// A reader of the settings through swift-configuration: command line, then environment, then file, then defaults.
struct SettingsReader {
    private let sources: ConfigurationSources
    private var problems: [String] = []
    private var resolved = ResolvedSettings()

    private init(_ sources: ConfigurationSources) {
        self.sources = sources
    }

    /// Reads the settings, with their origins and the file.
    ///
    /// - Throws: `ConfigurationFailure` with all errors at once; `FileFailure` if a named file can't be read.
    static func read(_ sources: ConfigurationSources) async throws -> ResolvedSettings {
        var reader = SettingsReader(sources)
        return try await reader.read()
    }

    private mutating func read() async throws -> ResolvedSettings {
        let file = try file()
        resolved.file = file?.path
        problems = file?.diagnostics.map(\.line) ?? []
        checkVariableNames()
        try await merge([commandLine, environment] + [file].compactMap(\.self).map(layer))
        return resolved
    }

    /// Returns the file that the user named, or the one that the search from the spec finds.
    private mutating func file() throws(FileFailure) -> ConfigurationFile? {
        if let named = sources.namedFile { return try ConfigurationFile(named: named) }
        let search = ConfigurationSearch(spec: sources.spec, home: sources.environment["HOME"])
        resolved.warnings = search.warnings
        return search.file
    }

    /// A source: its provider, and its notation of a setting's place.
    private struct Layer {
        let provider: any ConfigProvider
        var isEnvironment = false
        /// The directory that relative paths begin in.
        var folder = "."
        let place: (Setting) -> String
    }

    private var commandLine: Layer {
        Layer(provider: Self.provider("command line", sources.commandLine)) {
            ConfigurationSources.option(for: $0) ?? "the command line"
        }
    }

    /// Returns the layer of a file's checked values, without reading the file again, because it may have changed.
    private func layer(_ file: ConfigurationFile) -> Layer {
        let folder = URL(filePath: file.path).deletingLastPathComponent().path
        return Layer(provider: Self.provider(file.path, file.values), folder: folder) { setting in
            file.places[setting].map { "\(file.path):\($0.line):\($0.column)" } ?? file.path
        }
    }

    private static func provider(_ name: String, _ values: [Setting: ConfigContent]) -> InMemoryProvider {
        let values = values.map {
            (AbsoluteConfigKey($0.key.components), ConfigValue($0.value, isSecret: $0.key.isSecret))
        }
        return InMemoryProvider(name: name, values: Dictionary(uniqueKeysWithValues: values))
    }

    private var environment: Layer {
        Layer(
            provider: EnvironmentVariablesProvider(environmentVariables: sources.environment),
            isEnvironment: true
        ) { $0.environmentName }
    }

    private mutating func merge(_ layers: [Layer]) async throws {
        for setting in Setting.all {
            var origin = SettingOrigin(setting: setting, value: setting.standard, source: "default")
            for layer in layers.reversed() {
                guard let value = await value(of: setting, in: layer) else { continue }
                resolved.settings.apply(value, to: setting, in: layer.folder)
                let shown = setting.isSecret ? "(set, not shown)" : value.shownText
                origin = SettingOrigin(setting: setting, value: shown, source: layer.place(setting))
            }
            resolved.origins.append(origin)
        }
        guard problems.isEmpty else { throw ConfigurationFailure(lines: problems) }
    }

    /// Returns the value that a layer has, checked even if a stronger layer overrides it.
    private mutating func value(of setting: Setting, in layer: Layer) async -> ConfigContent? {
        if layer.isEnvironment, sources.environment[setting.environmentName]?.allSatisfy(\.isWhitespace) == true {
            if setting.isList { return .stringArray([]) }
            problems.append("\(setting.environmentName) is empty. Expected \(setting.expectation).")
            return nil
        }
        do {
            guard let value = try await setting.value(from: ConfigReader(provider: layer.provider)) else { return nil }
            if setting.accepts(value) { return value }
            if value.shownText.isEmpty {
                problems.append("\(layer.place(setting)) is empty. Expected \(setting.expectation).")
                return nil
            }
            problems += setting.problems(with: value).map { "\(layer.place(setting)): \($0)" }
        } catch {
            problems.append("\(layer.place(setting)): expected \(setting.expectation).")
        }
        return nil
    }

    /// Warns of environment variables whose names are similar to a setting's; all others belong to other programs.
    private mutating func checkVariableNames() {
        let prefix = "TABPREVIEW_"
        let names = (Setting.all.map(\.environmentName) + [ConfigurationSources.fileVariable])
            .map { String($0.dropFirst(prefix.count)) }.sorted()
        for name in sources.environment.keys.sorted() where name.hasPrefix(prefix) {
            let word = String(name.dropFirst(prefix.count))
            guard !names.contains(word), let near = Suggestion.nearest(to: word, among: names) else { continue }
            let text = "\(name) is not a setting. Did you mean \(prefix)\(near)?"
            resolved.warnings.append(Diagnostic(severity: .warning, id: "config", text: text, file: "environment"))
        }
    }
}

extension Settings {
    fileprivate mutating func apply(_ value: ConfigContent, to setting: Setting, in folder: String) {
        switch (setting, value) {
        case (.port, .int(let number)): port = number
        case (.host, .string(let text)): host = text
        case (.trustedHosts, .stringArray(let texts)): trustedHosts = texts
        case (.publicURL, .string(let text)): publicURL = text
        case (.trustedProxies, .stringArray(let texts)): trustedProxies = texts
        case (.embedOrigins, .stringArray(let texts)): embedOrigins = texts
        case (.open, .bool(let flag)): open = flag
        case (.storePath, .string(let text)): storePath = text
        case (.followLinks, .bool(let flag)): followLinks = flag
        case (.templates, .string(let text)): templates = text
        case (.publicFolder, .string(let text)): publicFolder = text
        case (.symbols, .string(let text)): symbols = text
        case (.logLevel, .string(let text)): logLevel = Logger.Level(rawValue: text) ?? logLevel
        case (.logFormat, .string(let text)): logFormat = LogFormat(rawValue: text) ?? logFormat
        case (.lintOff, .stringArray(let texts)): lintOff = texts
        case (.lintSeverity, .stringArray(let words)): lintSeverity = RuleSeverities.severities(in: words) ?? [:]
        case (.lintInclude, .stringArray(let paths)): lintInclude = PathPatterns(folder: folder, patterns: paths)
        case (.lintExclude, .stringArray(let paths)): lintExclude = PathPatterns(folder: folder, patterns: paths)
        case (.testMatrices, .string(let text)): testMatrices = (try? TestMatrixReading(text: text))?.matrices ?? []
        case (.chromium, .string(let text)): chromium = text
        case (.chromiumMemory, .int(let number)): chromiumMemory = number
        case (.readerMemory, .int(let number)): readerLimits.memory = number
        case (.readerFileSeconds, .int(let number)): readerLimits.timeouts.file = .seconds(number)
        case (.readerViewSeconds, .int(let number)): readerLimits.timeouts.view = .seconds(number)
        case (.readerAnswerSeconds, .int(let number)): readerLimits.timeouts.response = .seconds(number)
        case (.hostData, .string(let text)): hostData = text
        case (.database, .string(let text)): database = text
        case (.databaseFile, .string(let text)): databaseFile = text
        case (.hostPreviews, .int(let number)): hostPreviews = number
        case (.publishTo, .string(let text)): publishTo = text
        case (.publishToken, .string(let text)): publishToken = text
        default: break
        }
    }
}

/// The settings with their values, from the command line, the environment, tabpreview.json or the defaults, in that
/// order.
struct Settings: Equatable, Sendable {
    /// The requested port; nil uses the next free one from 8080.
    var port: Int?
    /// The address to listen on.
    var host = "127.0.0.1"
    /// The additional host names that the server accepts.
    var trustedHosts: [String] = []
    /// The public URL of the server; nil where that is the address it listens on.
    var publicURL: String?
    /// The proxies whose information about clients' addresses is trusted, as ranges of addresses.
    var trustedProxies: [String] = []
    /// The origins whose pages may show a link's preview in a frame.
    var embedOrigins: [String] = []
    /// The URL of the team's server to publish to.
    var publishTo: String?
    /// The token for publishing; a secret.
    var publishToken: String?
    /// The folder of a team's server.
    var hostData = "tabpreview-data"
    /// The URL of a team's database; a secret.
    var database: String?
    /// The file that contains the URL of the database.
    var databaseFile: String?
    /// The maximum number of previews of a team's server.
    var hostPreviews: Int?
    /// A Boolean value that indicates whether to open the browser.
    var open = false
    /// The store's folder; nil puts it beside the spec.
    var storePath: String?
    /// A Boolean value that indicates whether links that point outside the spec's folder are followed.
    var followLinks = false
    /// The templates' folder; nil uses the built-in one.
    var templates: String?
    /// The public files' folder; nil uses the built-in one.
    var publicFolder: String?
    /// The folder of additional symbols.
    var symbols: String?
    /// The minimum level of log messages.
    var logLevel = Logger.Level.notice
    /// The format of log lines.
    var logFormat = LogFormat.text
    /// The findings that are off everywhere.
    var lintOff: [String] = []
    /// The severities that replace those of findings, by rule.
    var lintSeverity: [String: Severity] = [:]
    /// The patterns of the files of a directory that are linted; nil for all.
    var lintInclude: PathPatterns?
    /// The patterns of the files of a directory that aren't linted.
    var lintExclude: PathPatterns?
    /// The matrices of `test`; empty for the layouts of a spec's platforms.
    var testMatrices: [TestMatrix] = []
    /// The browser that draws pictures.
    var chromium: String?
    /// The maximum memory of the browser, in MiB.
    var chromiumMemory = Chromium.usualMemory
    /// The limits of the reader of Swift source.
    var readerLimits = ReaderLimits()
}

extension Settings {
    /// The rule settings.
    var rules: RuleSettings { RuleSettings(off: Set(lintOff), severities: lintSeverity) }

    /// Returns a Boolean value that indicates whether a file that was found in a directory is linted.
    func lints(_ path: String) -> Bool {
        (lintInclude?.matches(path) ?? true) && !(lintExclude?.matches(path) ?? false)
    }

    /// Returns the rule settings for a file that is open in an editor: one that isn't linted has no findings.
    func rules(forFileAt path: String) -> RuleSettings {
        lints(path) ? rules : RuleSettings(off: Set(RuleChoice.allIDs))
    }
}

/// The origin of a value, for `config --explain`.
struct SettingOrigin: Equatable, Sendable {
    /// The setting.
    let setting: Setting
    /// The value as text.
    let value: String
    /// The command line's option, the environment variable, the file with line and column, or `default`.
    let source: String
}
