import ArgumentParser
import TabModel
import TabSpecCoding

/// The spec a command works on: a file, or `-` for standard input.
struct SpecInput: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The spec's file or its directory, or - for standard input.", valueName: "spec"),
        completion: .file(),
        transform: SpecChoice.file(named:)
    )
    var file: String

    @Option(
        name: .long,
        help: "The spec's format, if the file name doesn't say: json or yaml.",
        completion: .list(SpecFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var input: SpecFormat?

    /// Reads and decodes the spec.
    func decode() throws(FileFailure) -> DecodedSpec {
        let bytes = try SpecChoice.bytes(of: file)
        let format = input ?? SpecFormat(fileName: file, bytes: bytes)
        return SpecReader.read(bytes, format: format, file: file)
    }
}

/// How a command prints what it found.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    /// For reading.
    case text
    /// For programs.
    case json
}
