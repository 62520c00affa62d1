import ArgumentParser
import Foundation
import PreviewCore
import TabModel
import TabSpecCoding

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
        return SpecReader.read(bytes, format: format, file: file).withStrings(besideFile: file)
    }
}

/// How a command prints what it found.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    /// For reading.
    case text
    /// For programs.
    case json
}

/// The specs that `check` and `lint` work on.
struct SpecFiles: ParsableArguments {
    @Argument(
        help: ArgumentHelp("Spec files, directories of specs, or - for standard input.", valueName: "spec"),
        completion: .file(extensions: ["json", "yaml", "yml"])
    )
    var files: [String] = []

    @Option(
        name: .long,
        help: "The specs' format, if the file name doesn't say: json or yaml.",
        completion: .list(SpecFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var input: SpecFormat?

    /// Reads and decodes one of them.
    func decode(_ path: String) throws(FileFailure) -> DecodedSpec {
        let bytes = try SpecFolder.bytes(of: path)
        return SpecReader.read(bytes, format: input ?? SpecFormat(fileName: path, bytes: bytes), file: path)
    }

    /// Whether one of them comes from standard input.
    var readsStandardInput: Bool { files.contains("-") }

    /// The files in the order given, each once, whatever it is called; the usual one if none is given.
    ///
    /// A folder represents the specs in it; one without any stays, to be reported with the files that can't be read.
    func paths() throws(FileFailure) -> [String] {
        guard !files.isEmpty else { return [try SpecChoice.path(given: nil)] }
        let found = files.flatMap { path in
            let specs = SpecFolder.isFolder(path) ? SpecFolder(path: path).specs : []
            return specs.isEmpty ? [path] : specs
        }
        var seen: Set<String> = []
        return found.filter { path in
            let file = path == "-" ? nil : FileReading.resolved(path)
            return seen.insert(file ?? path).inserted
        }
    }
}

/// A customization's file, as `--customization` names it.
enum CustomizationInput {
    /// Reads the file; what is wrong with it is printed and ends the command.
    static func read(_ file: String, format: OutputFormat) throws -> TabViewCustomization {
        let bytes = try FileReading.bytes(of: file) ?? []
        let (customization, diagnostics) = CustomizationCoding.read(bytes, file: file)
        guard let customization else { throw DiagnosticPrinter.refuse(diagnostics, format: format) }
        return customization
    }
}

/// Profile names: 1 to 64 of `A-Za-z0-9._-`.
enum ProfileOption {
    /// Refuses a name that no profile can have.
    static func validate(_ name: String) throws {
        guard ProfileName.isValid(name) else {
            throw ValidationError("\"\(name)\" can't be a profile's name. Use 1 to 64 of A-Z, a-z, 0-9, '.', '_', '-'.")
        }
    }
}
