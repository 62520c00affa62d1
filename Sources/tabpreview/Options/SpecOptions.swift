import ArgumentParser
import Foundation
import PreviewCore
import TabModel
import TabSpecCoding

/// What a subcommand of `share` or `history` is about that takes something else as its argument.
struct SpecOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            The spec's file or its directory, or Swift source: a file or an app's directory (default: tabs.json, \
            tabs.yaml or tabs.yml in the working directory).
            """,
            valueName: "file"
        ),
        completion: .file()
    )
    var spec: String?
}

/// The same, for the subcommands that take no other argument.
struct SpecArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            """
            The spec's file or its directory, or Swift source: a file or an app's directory (default: tabs.json, \
            tabs.yaml or tabs.yml in the working directory).
            """,
            valueName: "file"
        ),
        completion: .file()
    )
    var path: String?
}

/// How a command prints what it found.
enum OutputFormat: String, CaseIterable {
    /// For reading.
    case text
    /// For programs.
    case json
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
