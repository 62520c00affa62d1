import ArgumentParser
import Configuration

/// The options by which a subcommand of `share` or `history` finds the preview: those that `serve` was given for it.
struct PreviewOptions: ParsableArguments {
    @OptionGroup(title: "Swift source") var flags: BuildFlagOptions
    @OptionGroup var language: SourceLocaleOption
    @Option(
        name: .long,
        help: ArgumentHelp("The directory for customizations, links and history.", valueName: "dir"),
        completion: .directory
    )
    var store: String?
    @OptionGroup(title: "General") var shared: SharedOptions

    /// The settings that these options set.
    private var commandLine: [Setting: ConfigContent] {
        flags.commandLine.merging(store.map { [.storePath: .string($0)] } ?? [:]) { $1 }
    }

    /// Reads the settings for a spec.
    func settings(for path: String) async throws -> Settings {
        try await shared.settings(for: path, adding: commandLine)
    }

    /// Finds the subject of a command; `view` names one of several tab views of Swift source.
    ///
    /// - Throws: An exit code where there is none.
    func run(_ file: String?, view: String?, option: String? = nil) async throws -> CommandRun {
        let swift = SwiftChoice(view: view, flags: flags.define, locale: language.locale)
        let source = try await ExitReason.onFailure { () throws(FileFailure) in
            let named = file.map { SpecSource($0, swift: swift) }
            return if let named, named.isSwift { named } else {
                SpecSource(try SpecChoice.path(given: named?.path ?? file, option: option), swift: swift)
            }
        }
        try SpecSource.check(swift, among: [source])
        let settings = try await shared.settings(for: source.settingsFile, adding: commandLine)
        let subject = try await ExitReason.onFailure { try await CommandSubject(source, settings) }
        return CommandRun(subject: subject, settings: settings)
    }
}
