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
    /// `file` is the name that diagnostics carry. Reading never throws and never fails: all errors are in the result.
    public static func read(
        _ bytes: [UInt8],
        format: SpecFormat,
        file: String,
        limits: SpecReadingLimits = .file
    ) -> DecodedSpec {
        SpecText(bytes, format: format, file: file, limits: limits).decoded
    }
}
