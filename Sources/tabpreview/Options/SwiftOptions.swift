import ArgumentParser
import Configuration

/// What a command needs to know where Swift source takes the place of a spec.
struct SwiftOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("Of Swift source with several tab views: the one to read, by its name.", valueName: "name")
    )
    var view: String?
    @Option(
        name: .long,
        help: ArgumentHelp("A build flag of Swift source that is on, such as DEBUG (repeatable).", valueName: "flag")
    )
    var define: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("The most memory for reading Swift source, in MiB (default: 4096).", valueName: "mib")
    )
    var readerMemory: Int?

    /// What these options say about settings.
    var commandLine: [Setting: ConfigContent] { readerMemory.map { [.readerMemory: .int($0)] } ?? [:] }

    /// The source at a path; `locale` is the language of texts, nil for the project's own.
    func project(at path: String, locale: String? = nil, settings: Settings) -> SwiftProject {
        SwiftProject(path: path, flags: define, locale: locale, settings: settings)
    }
}
