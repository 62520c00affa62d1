import ArgumentParser
import Configuration
import Foundation
import Logging
import TabModel

/// The options of every command.
struct SharedOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("Read settings from this file instead of the nearest tabpreview.json.", valueName: "file")
    )
    var config: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The lowest level to log: trace, debug, info, notice, warning, error or critical.",
            valueName: "level"
        ),
        completion: .list(Logger.Level.allCases.map(\.rawValue)),
        transform: choice
    )
    var logLevel: Logger.Level?

    @Option(
        name: .long,
        help: "The format of log lines: text or json.",
        completion: .list(LogFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var logFormat: LogFormat?

    @OptionGroup var color: ColorOptions

    /// Returns the sources of settings, with these options and a command's own on top; `spec` is the file they are for.
    func sources(for spec: String?, adding more: [Setting: ConfigContent] = [:]) -> ConfigurationSources {
        var commandLine = more
        if let logLevel { commandLine[.logLevel] = .string(logLevel.rawValue) }
        if let logFormat { commandLine[.logFormat] = .string(logFormat.rawValue) }
        return ConfigurationSources(
            commandLine: commandLine,
            environment: ProcessInfo.processInfo.environment,
            file: config,
            spec: spec == "-" ? nil : spec
        )
    }

    /// Returns the files that contain or may contain the settings for a spec's file.
    func configurationFiles(for spec: String?) -> [String] {
        let sources = sources(for: spec)
        if let named = sources.namedFile { return [named] }
        return ConfigurationSearch.candidates(spec: sources.spec, home: sources.environment["HOME"])
    }

    /// Reads the settings for a spec's file; errors are printed and end the command.
    func settings(for spec: String?, adding more: [Setting: ConfigContent] = [:]) async throws -> Settings {
        let read = try await ExitReason.onFailure { try await SettingsReader.read(sources(for: spec, adding: more)) }
        read.warnings.forEach(DiagnosticPrinter.print)
        return read.settings
    }

    /// Reads the settings of each file, in the order given: files of one folder share them, and a warning is printed
    /// once.
    func settings(
        forEach paths: [String],
        adding more: [Setting: ConfigContent] = [:]
    ) async throws -> [Settings] {
        var cache: [String: Settings] = [:]
        var warnings: Set<String> = []
        var all: [Settings] = []
        for path in paths {
            let folder = path == "-" ? "." : URL(filePath: path).deletingLastPathComponent().path
            let settings: Settings
            if let before = cache[folder] {
                settings = before
            } else {
                let sources = sources(for: path, adding: more)
                let read = try await ExitReason.onFailure { try await SettingsReader.read(sources) }
                for warning in read.warnings where warnings.insert(warning.line).inserted {
                    DiagnosticPrinter.print(warning)
                }
                settings = read.settings
                cache[folder] = settings
            }
            all.append(settings)
        }
        return all
    }
}

extension Settings {
    /// Returns a logger with these settings.
    func logger(_ label: String) -> Logger {
        let level = logLevel
        let format = logFormat
        return Logger(label: label) { LineLogHandler(label: $0, level: level, format: format) }
    }
}

/// The option that adds symbols to those of the preview.
struct SymbolOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("A directory of custom symbols, one SVG file per name.", valueName: "dir"),
        completion: .directory
    )
    var symbols: String?

    /// The setting that the option sets.
    var commandLine: [Setting: ConfigContent] {
        symbols.map { [.symbols: .string($0)] } ?? [:]
    }
}

/// The output format of a command's result: for reading, or for programs.
struct ResultFormat: ParsableArguments {
    @Option(
        name: .long,
        help: "The output format: text or json (default: text).",
        completion: .list(OutputFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var format = OutputFormat.text

    /// A Boolean value that indicates whether the output is for programs.
    var isJSON: Bool { format == .json }
}
