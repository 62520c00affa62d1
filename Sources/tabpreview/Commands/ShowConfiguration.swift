import ArgumentParser
import Configuration

/// `tabpreview config`: the settings as they would hold for `serve`.
struct ShowConfiguration: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Prints every setting; with --explain also where its value comes from."
    )

    @Flag(name: .long, help: "Say for each value where it comes from, and what the setting means.")
    var explain = false
    @OptionGroup var shared: SharedOptions

    func run() async throws {
        let origins = try await Ending.onFailure { try await SettingsReader.read(shared.sources()).origins }
        for origin in origins {
            try Streams.output(explain ? explanation(of: origin) : "\(origin.setting.key) = \(shown(origin.value))\n")
        }
    }

    private func explanation(of origin: SettingOrigin) -> String {
        """
        \(origin.setting.key) = \(shown(origin.value))
            from \(shown(origin.source)); \(origin.setting.environmentName); \(origin.setting.expectation)
            \(origin.setting.meaning)

        """
    }

    private func shown(_ text: String) -> String { TerminalText.escaped(text) }
}
