import Configuration
import Logging
import TabModel
import TabSpecCoding

/// Every error in the configuration, whatever its source.
struct ConfigurationFailure: Error {
    /// Lines for people: place, key, what was expected.
    let lines: [String]
}

/// The settings, and what was found out while they were read.
struct ReadSettings {
    /// Every setting.
    var settings = Settings()
    /// Where each came from.
    var origins: [SettingOrigin] = []
    /// The configuration file that was read; nil if there is none.
    var file: String?
    /// What is to say about files that were passed over.
    var warnings: [Diagnostic] = []
}

/// Reads the settings through swift-configuration: command line, then environment, then file, then defaults.
struct SettingsReader {
    private let sources: ConfigurationSources
    private var problems: [String] = []
    private var found = ReadSettings()

    private init(_ sources: ConfigurationSources) {
        self.sources = sources
    }

    /// The settings, where each came from, and from which file.
    ///
    /// - Throws: `ConfigurationFailure` with all errors at once; `FileFailure` if a named file can't be read.
    static func read(_ sources: ConfigurationSources) async throws -> ReadSettings {
        var reader = SettingsReader(sources)
        return try await reader.read()
    }

    private mutating func read() async throws -> ReadSettings {
        let file = try file()
        found.file = file?.path
        problems = file?.diagnostics.map(\.line) ?? []
        checkVariableNames()
        try await merge([commandLine, environment] + [file].compactMap(\.self).map(layer))
        return found
    }

    /// The file that someone named, else the one that belongs to the spec.
    private mutating func file() throws(FileFailure) -> ConfigurationFile? {
        if let named = sources.namedFile { return try ConfigurationFile(named: named) }
        let search = ConfigurationSearch(spec: sources.spec, home: sources.environment["HOME"])
        found.warnings = search.warnings
        return search.file
    }

    /// One source: its provider, and how it names a setting's place.
    private struct Layer {
        let provider: any ConfigProvider
        let place: (Setting) -> String
    }

    private var commandLine: Layer {
        Layer(provider: Self.provider("command line", sources.commandLine)) {
            ConfigurationSources.option(for: $0) ?? "the command line"
        }
    }

    /// The values that were checked, and not the file once more: it could be another one by now.
    private func layer(_ file: ConfigurationFile) -> Layer {
        Layer(provider: Self.provider(file.path, file.values)) { setting in
            file.places[setting].map { "\(file.path):\($0.line):\($0.column)" } ?? file.path
        }
    }

    private static func provider(_ name: String, _ values: [Setting: ConfigContent]) -> InMemoryProvider {
        let values = values.map { (AbsoluteConfigKey($0.key.components), ConfigValue($0.value, isSecret: false)) }
        return InMemoryProvider(name: name, values: Dictionary(uniqueKeysWithValues: values))
    }

    private var environment: Layer {
        Layer(provider: EnvironmentVariablesProvider(environmentVariables: sources.environment)) {
            $0.environmentName
        }
    }

    private mutating func merge(_ layers: [Layer]) async throws {
        for setting in Setting.all {
            var origin = SettingOrigin(setting: setting, value: setting.standard, source: "default")
            for layer in layers.reversed() {
                guard let value = await value(of: setting, in: layer) else { continue }
                found.settings.apply(value, to: setting)
                origin = SettingOrigin(setting: setting, value: value.shownText, source: layer.place(setting))
            }
            found.origins.append(origin)
        }
        guard problems.isEmpty else { throw ConfigurationFailure(lines: problems) }
    }

    /// The value a layer has, checked even if a stronger layer overrides it.
    private mutating func value(of setting: Setting, in layer: Layer) async -> ConfigContent? {
        do {
            guard let value = try await setting.value(from: ConfigReader(provider: layer.provider)) else { return nil }
            if setting.accepts(value) { return value }
            problems += setting.problems(with: value).map { "\(layer.place(setting)): \($0)" }
        } catch {
            problems.append("\(layer.place(setting)): expected \(setting.expectation).")
        }
        return nil
    }

    private mutating func checkVariableNames() {
        let known = Set(Setting.all.map(\.environmentName) + [ConfigurationSources.fileVariable])
        for name in sources.environment.keys.sorted() where name.hasPrefix("TABPREVIEW_") && !known.contains(name) {
            let suggestion = Suggestion.nearest(to: name, among: known.sorted())
            let hint = suggestion.map { " Did you mean \($0)?" } ?? ""
            problems.append("\(name) is not a setting.\(hint)")
        }
    }
}

extension Settings {
    fileprivate mutating func apply(_ value: ConfigContent, to setting: Setting) {
        switch (setting, value) {
        case (.port, .int(let number)): port = number
        case (.host, .string(let text)): host = text
        case (.trustedHosts, .stringArray(let texts)): trustedHosts = texts
        case (.open, .bool(let flag)): open = flag
        case (.storePath, .string(let text)): storePath = text
        case (.followLinks, .bool(let flag)): followLinks = flag
        case (.templates, .string(let text)): templates = text
        case (.publicFolder, .string(let text)): publicFolder = text
        case (.symbols, .string(let text)): symbols = text
        case (.logLevel, .string(let text)): logLevel = Logger.Level(rawValue: text) ?? logLevel
        case (.logFormat, .string(let text)): logFormat = LogFormat(rawValue: text) ?? logFormat
        case (.lintOff, .stringArray(let texts)): lintOff = texts
        case (.chromium, .string(let text)): chromium = text
        default: break
        }
    }
}
