import ArgumentParser

/// How a command prints what it did or found: for reading, or for programs.
struct ResultFormat: ParsableArguments {
    @Option(name: .long, help: "The output format: text or json.")
    var format = OutputFormat.text

    @Flag(name: .long, help: "The same as --format json.")
    var json = false

    /// The format that either option names.
    var chosen: OutputFormat { json ? .json : format }

    /// Whether programs read it.
    var isJSON: Bool { chosen == .json }
}
