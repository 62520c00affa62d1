import ArgumentParser
import TabModel

/// The option `--locale`: the language of titles and of the system's words.
struct LocaleOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The language of titles and of the system's words, such as de; en-XA and ar-XB show what breaks (default: the spec's; lint and diff: all that it has).",
            valueName: "tag"
        ),
        completion: .list(LocaleIdentifier.allCases.map(\.rawValue)),
        transform: tabpreview.locale
    )
    var locale: LocaleIdentifier?
}

/// The option `--locale` for commands in which only the titles of Swift source have a language.
struct SourceLocaleOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("The language of texts in Swift source (default: the project's).", valueName: "tag"),
        completion: .list(LocaleIdentifier.spoken.map(\.rawValue)),
        transform: tabpreview.locale
    )
    var locale: LocaleIdentifier?
}
