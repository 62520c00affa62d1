import ArgumentParser

/// The spec that a subcommand of `share` or `history` is about: the same option in all of them.
struct SpecOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The spec's file or its directory (default: tabs.json, tabs.yaml or tabs.yml in the working directory).",
            valueName: "file"
        ),
        completion: .file()
    )
    var spec: String?
}

/// The same, for the subcommands that take the file as an argument too.
struct SpecArgument: ParsableArguments {
    @Argument(help: ArgumentHelp("The same as --spec.", valueName: "file"), completion: .file())
    var file: String?
    @OptionGroup var option: SpecOption

    /// The file that was named in either way.
    var path: String? { option.spec ?? file }

    func validate() throws {
        if file != nil, option.spec != nil {
            throw ValidationError("The spec is given twice: remove --spec or the argument.")
        }
    }
}
