import ArgumentParser
import TabModel

/// The option `--locale`: the language of titles and of the system's words.
struct LocaleOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            The language of titles and system text, such as de; en-XA and ar-XB are \
            pseudolanguages (default: that of the spec; for lint and diff, all of its languages).
            """,
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
        help: ArgumentHelp("The language of strings in Swift source (default: that of the project).", valueName: "tag"),
        completion: .list(LocaleIdentifier.spoken.map(\.rawValue)),
        transform: tabpreview.locale
    )
    var locale: LocaleIdentifier?
}
