public import TabModel

/// What reading a spec's text gave: the spec, or everything that is wrong with the text.
public struct DecodedSpec: Hashable, Sendable {
    /// The spec; nil if there is any error.
    public var spec: TabSpec?
    /// What is wrong, in order of place; empty for a good text.
    public var diagnostics: [Diagnostic]

    /// Makes a result.
    public init(spec: TabSpec?, diagnostics: [Diagnostic]) {
        self.spec = spec
        self.diagnostics = diagnostics
    }
}

/// Reads specs (the format, form 1).
///
/// Bad syntax and exceeded limits end the reading with one diagnostic; everything else that is wrong is reported at
/// once. What only makes a spec questionable (values that appear twice, for example) is no error here but a finding on
/// the resolved layout.
public enum SpecReader {
    /// Reads a spec's bytes.
    ///
    /// `file` is the name that diagnostics carry. Never throws and never fails: whatever is wrong is in the result.
    public static func read(
        _ bytes: [UInt8],
        format: SpecFormat,
        file: String,
        limits: SpecReadingLimits = .file
    ) -> DecodedSpec {
        SpecText(bytes, format: format, file: file, limits: limits).decoded
    }
}
