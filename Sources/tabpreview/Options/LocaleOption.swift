import ArgumentParser
import TabModel

/// The option `--locale`: the language of titles and of the system's words.
struct LocaleOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The language of titles and of the system's words, such as de; en-XA and ar-XB show what breaks (default: the spec's).",
            valueName: "tag"
        ),
        completion: .list(LocaleIdentifier.allCases.map(\.rawValue)),
        transform: tabpreview.locale
    )
    var locale: LocaleIdentifier?
}
