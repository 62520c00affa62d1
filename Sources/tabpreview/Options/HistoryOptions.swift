import ArgumentParser
import PreviewCore

/// The options that choose a history.
struct HistoryOptions: ParsableArguments {
    /// The objects with a history.
    enum Subject: String, CaseIterable {
        case spec, customization
    }

    @Option(
        name: .long,
        help: "The history to use: spec or customization (default: spec).",
        completion: .list(Subject.allCases.map(\.rawValue)),
        transform: choice
    )
    var of: Subject = .spec

    @Option(name: .long, help: ArgumentHelp("The customization's profile (default: default).", valueName: "name"))
    var profile: String?

    func validate() throws {
        guard let profile else { return }
        guard of == .customization else {
            throw ValidationError("--profile requires --of customization, because a spec has only one history.")
        }
        try ProfileOption.validate(profile)
    }

    /// The history that the options choose.
    var subject: HistorySubject {
        switch of {
        case .spec: .spec
        case .customization: .customization(profile: profile ?? ProfileName.usual)
        }
    }
}

/// The history that a command refers to, for the commands that name a revision of it.
struct HistoryTarget: ParsableArguments {
    @OptionGroup var spec: SpecOption
    @OptionGroup var tabView: TabViewOption
    @OptionGroup var choice: HistoryOptions
    @OptionGroup var preview: PreviewOptions

    /// Chooses the spec; throws an exit code where there is none.
    func run() async throws -> CommandRun { try await preview.run(spec.spec, view: tabView.view, option: "--spec") }
}
