import ArgumentParser
import Foundation
import PreviewCore
import TabModel
import TabSpecCoding

/// The spec of a subcommand of `share` or `history` that takes another argument.
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

/// The spec of a subcommand of `share` or `history` without another argument.
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

/// The output formats of a command.
enum OutputFormat: String, CaseIterable {
    /// Text for people.
    case text
    /// JSON for programs.
    case json
}

/// The file of a customization, as `--customization` names it.
enum CustomizationInput {
    /// Reads the file; its errors are printed and end the command.
    static func read(_ file: String, format: OutputFormat) throws -> TabViewCustomization {
        let bytes = try InputFile.bytes(of: file) ?? []
        let (customization, diagnostics) = CustomizationCoding.read(bytes, file: file)
        guard let customization else { throw DiagnosticPrinter.refuse(diagnostics, format: format) }
        return customization
    }
}

/// The names of profiles: 1 to 64 of `A-Za-z0-9._-`.
enum ProfileOption {
    /// Throws an error for a name that no profile can have.
    static func validate(_ name: String) throws {
        guard ProfileName.isValid(name) else {
            throw ValidationError(
                "\"\(name)\" is not a valid profile name. "
                    + "Use 1 to 64 characters of A-Z, a-z, 0-9, '.', '_' and '-'."
            )
        }
    }
}
