import ArgumentParser
import PreviewCore
import TabModel
import TabSpecCoding

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
