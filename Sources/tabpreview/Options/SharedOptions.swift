import ArgumentParser
import Configuration
import Foundation
import Logging

/// The options that every command understands.
struct SharedOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("Read settings from this file instead of config.json.", valueName: "file"))
    var config: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How much to log: trace, debug, info, notice, warning, error, critical.",
            valueName: "level"
        ),
        transform: SharedOptions.level
    )
    var logLevel: Logger.Level?

    @Option(name: .long, help: "How to write log lines.")
    var logFormat: LogFormat?

    /// The level of that name.
    static func level(_ text: String) throws -> Logger.Level {
        guard let level = Logger.Level(rawValue: text) else {
            let names = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("\"\(text)\" is not a log level. Expected one of \(names).")
        }
        return level
    }

    /// What settings are read from, with these options and a command's own on top.
    func sources(adding more: [Setting: ConfigContent] = [:]) -> ConfigurationSources {
        var commandLine = more
        if let logLevel { commandLine[.logLevel] = .string(logLevel.rawValue) }
        if let logFormat { commandLine[.logFormat] = .string(logFormat.rawValue) }
        return ConfigurationSources(
            commandLine: commandLine,
            environment: ProcessInfo.processInfo.environment,
            file: config
        )
    }

    /// Reads the settings and makes a logger; mistakes are printed and end the command.
    func settings(adding more: [Setting: ConfigContent] = [:]) async throws -> Settings {
        try await Ending.onFailure {
            try await SettingsReader.read(sources(adding: more)).settings
        }
    }
}

extension Settings {
    /// A logger of these settings.
    func logger(_ label: String) -> Logger {
        let level = logLevel
        let format = logFormat
        return Logger(label: label) { LineLogHandler(label: $0, level: level, format: format) }
    }
}
