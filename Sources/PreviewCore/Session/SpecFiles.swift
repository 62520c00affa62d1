public import TabModel
public import TabResolver

/// Reads the files that a spec names, beside its own.
public protocol SpecFiles: Sendable {
    /// The strings catalog at a path; why it can't be read is its problem (R1.119).
    func catalog(at path: String) -> StringsCatalog
    /// What the images are like, and why some can't be shown (R5.75, R5.83).
    func images(of spec: TabSpec) -> NamedImages
}

extension SpecFiles {
    /// A spec in a file of this name as findings see it, with what its files say now.
    public func linted(_ spec: TabSpec, file: String) -> LintedSpec {
        let spec = withStrings(spec)
        return LintedSpec(spec, file: file, images: images(of: spec))
    }

    /// A spec with what its strings catalog says now (R1.119).
    func withStrings(_ spec: TabSpec) -> TabSpec {
        var spec = spec
        spec.strings = spec.stringsCatalog.map(catalog)
        return spec
    }
}

extension PreviewSession {
    /// A spec as findings see it, with what its files say now.
    public nonisolated func linted(_ spec: TabSpec) -> LintedSpec {
        files?.linted(spec, file: previewed.file) ?? LintedSpec(withStrings(spec), file: previewed.file)
    }

    /// A spec with what its strings catalog says now (R1.119).
    nonisolated func withStrings(_ spec: TabSpec) -> TabSpec {
        if let files { return files.withStrings(spec) }
        var spec = spec
        spec.strings = nil
        return spec
    }
}

extension PreviewSnapshot {
    /// Shows a spec with what its files say.
    mutating func take(_ linted: LintedSpec) {
        (spec, images) = (linted.spec, linted.images)
    }
}
