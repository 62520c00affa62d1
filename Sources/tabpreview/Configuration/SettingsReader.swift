import Configuration
import Logging
import SystemPackage
import TabModel
import TabSpecCoding

/// Every mistake in the configuration, whatever its source.
struct ConfigurationFailure: Error {
    /// Lines for people: place, key, what was expected.
    let lines: [String]
}

/// Reads the settings through swift-configuration: command line, then environment, then file, then defaults.
struct SettingsReader {
    private let sources: ConfigurationSources
    private var problems: [String] = []

    private init(_ sources: ConfigurationSources) {
        self.sources = sources
    }

    /// The settings and where each came from.
    ///
    /// - Throws: `ConfigurationFailure` with all mistakes at once; `FileFailure` if a named file can't be read.
    static func read(_ sources: ConfigurationSources) async throws -> (settings: Settings, origins: [SettingOrigin]) {
        var reader = SettingsReader(sources)
        return try await reader.read()
    }

    private mutating func read() async throws -> (settings: Settings, origins: [SettingOrigin]) {
        let (path, named) = sources.resolvedFile
        let file = try ConfigurationFile(path: path, named: named)
        problems = file?.diagnostics.map(\.line) ?? []
        checkVariableNames()
        var layers = [commandLine, environment]
        if let file, file.isOurs, file.diagnostics.isEmpty {
            layers.append(
                Layer(provider: try await FileProvider<JSONSnapshot>(filePath: FilePath(path))) { setting in
                    file.places[setting].map { "\(path):\($0.line):\($0.column)" } ?? path
                }
            )
        }
        return try await merge(layers)
    }

    /// One source: its provider, and how it names a setting's place.
    private struct Layer {
        let provider: any ConfigProvider
        let place: (Setting) -> String
    }

    private var commandLine: Layer {
        let values = sources.commandLine.map {
            (AbsoluteConfigKey($0.key.components), ConfigValue($0.value, isSecret: false))
        }
        let provider = InMemoryProvider(name: "command line", values: Dictionary(uniqueKeysWithValues: values))
        return Layer(provider: provider) { ConfigurationSources.option(for: $0) }
    }

    private var environment: Layer {
        Layer(provider: EnvironmentVariablesProvider(environmentVariables: sources.environment)) {
            $0.environmentName
        }
    }

    private mutating func merge(_ layers: [Layer]) async throws -> (settings: Settings, origins: [SettingOrigin]) {
        var settings = Settings()
        var origins: [SettingOrigin] = []
        for setting in Setting.all {
            var origin = SettingOrigin(setting: setting, value: setting.standard, source: "default")
            for layer in layers.reversed() {
                guard let value = await value(of: setting, in: layer) else { continue }
                settings.apply(value, to: setting)
                origin = SettingOrigin(setting: setting, value: value.shownText, source: layer.place(setting))
            }
            origins.append(origin)
        }
        guard problems.isEmpty else { throw ConfigurationFailure(lines: problems) }
        return (settings, origins)
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
