public import TabModel

/// The result of reading a spec's text: the spec, or all errors in the text.
public struct DecodedSpec: Hashable, Sendable {
    /// The spec; nil if there is any error.
    public var spec: TabSpec?
    /// The errors, in order of place; empty for a valid text.
    public var diagnostics: [Diagnostic]

    /// Creates a result.
    public init(spec: TabSpec?, diagnostics: [Diagnostic]) {
        self.spec = spec
        self.diagnostics = diagnostics
    }
}

/// A reader of specs.
///
/// A syntax error or an exceeded limit ends the reading with one diagnostic; all other errors are reported at once. A
/// spec that is only questionable (values that appear twice, for example) has no error here but a finding on the
/// resolved layout.
public enum SpecReader {
    /// Reads a spec's bytes.
    ///
    /// `file` is the name in diagnostics. Reading never throws and never fails: all errors are in the result.
    public static func read(
        _ bytes: [UInt8],
        format: SpecFormat,
        file: String,
        limits: SpecReadingLimits = .file
    ) -> DecodedSpec {
        SpecText(bytes, format: format, file: file, limits: limits).decoded
    }
}

/// The format of a spec's text.
public enum SpecFormat: String, CaseIterable, Sendable {
    case json, yaml

    /// Creates the format of a file by its name: `.yaml` and `.yml` are YAML, everything else JSON.
    public init(fileName: String) {
        self = Self(ending: fileName) ?? .json
    }

    /// Creates the format of a file by its name; for another ending, or none as in a pipe, the first byte decides.
    ///
    /// JSON begins with a brace or a bracket, and an empty text is JSON too; everything else is read as YAML.
    public init(fileName: String, bytes: [UInt8]) {
        let blank: Set<UInt8> = [0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF]
        let first = bytes.first { !blank.contains($0) }
        let isJSON = first.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? true
        self = Self(ending: fileName) ?? (isJSON ? .json : .yaml)
    }

    private init?(ending fileName: String) {
        let name = fileName.lowercased()
        if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
            self = .yaml
        } else if name.hasSuffix(".json") {
            self = .json
        } else {
            return nil
        }
    }
}
