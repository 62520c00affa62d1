import ArgumentParser
import Configuration
import TabModel
import TabSpecCoding

/// The command `tabpreview config`, which prints the settings that `serve` would use.
struct ShowConfiguration: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Print every setting and its source.",
        discussion: """
            Without --config, settings come from the nearest tabpreview.json. The search starts beside the spec, or in \
            the working directory if there is no spec, and continues up to the repository's root or your home \
            directory. A config.json with the key "tabpreview" is also read if there is no tabpreview.json beside it.
            """
    )

    @Argument(help: ArgumentHelp("The file to print the settings for.", valueName: "spec"), completion: .file())
    var file: String?
    @Flag(name: .long, help: "Print the source of each value and the meaning of each setting.")
    var explain = false
    @OptionGroup var result: ResultFormat
    @OptionGroup(title: "General") var shared: SharedOptions

    func run() async throws {
        let inside = file.map { SpecFolder.isFolder($0) ? SpecFolder(path: $0).usualSpec : $0 }
        let read = try await ExitReason.onFailure {
            if let missing = file.flatMap(MissingPath.failure) { throw missing }
            return try await SettingsReader.read(shared.sources(for: inside))
        }
        read.warnings.forEach(DiagnosticPrinter.print)
        if result.isJSON { return try Streams.output(json(read).text([.pretty])) }
        if explain {
            try Streams.output(
                "# \(read.file.map { "Configuration file: \(shown($0))" } ?? "No configuration file.")\n"
            )
        }
        for origin in read.origins {
            try Streams.output(explain ? explanation(of: origin) : "\(origin.setting.key) = \(shown(origin.value))\n")
        }
    }

    private func json(_ read: ResolvedSettings) -> JSONValue {
        let settings = read.origins.map { origin -> JSONValue in
            [
                "key": .string(origin.setting.key.description), "value": .string(origin.value),
                "source": .string(origin.source),
            ]
        }
        return ["file": read.file.map { .string($0) } ?? .null, "settings": .array(settings)]
    }

    private func explanation(of origin: SettingOrigin) -> String {
        """
        \(origin.setting.key) = \(shown(origin.value))
            from \(shown(origin.source)); \(origin.setting.environmentName); \(origin.setting.expectation)\
        \(origin.setting.isTakenFromFoundFile ? "" : "; ignored in a file that you don't name")
            \(origin.setting.meaning)

        """
    }

    private func shown(_ text: String) -> String { TerminalText.escaped(text) }
}
