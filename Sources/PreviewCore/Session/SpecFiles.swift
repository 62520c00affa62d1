public import TabModel
public import TabResolver

/// A reader of the files that a spec names, beside its own.
public protocol SpecFiles: Sendable {
    /// Returns the strings catalog at a path; if it can't be read, the reason is the catalog's problem (R1.119).
    func catalog(at path: String) -> StringsCatalog
    /// Returns the properties of the images, and the reasons why some can't be shown (R5.75, R5.83).
    func images(of spec: TabSpec) -> ReferencedImages
}

extension SpecFiles {
    /// Returns a spec in a file of this name for findings, with the current content of its files.
    public func linted(_ spec: TabSpec, file: String) -> LintedSpec {
        let spec = withStrings(spec)
        return LintedSpec(spec, file: file, images: images(of: spec))
    }

    /// Returns a spec with the current content of its strings catalog (R1.119).
    func withStrings(_ spec: TabSpec) -> TabSpec {
        var spec = spec
        spec.strings = spec.stringsCatalog.map(catalog)
        return spec
    }
}

extension PreviewSession {
    /// Returns a spec for findings, with the current content of its files.
    public nonisolated func linted(_ spec: TabSpec) -> LintedSpec {
        files?.linted(spec, file: previewed.file) ?? LintedSpec(withStrings(spec), file: previewed.file)
    }

    /// Returns a spec with the current content of its strings catalog (R1.119).
    nonisolated func withStrings(_ spec: TabSpec) -> TabSpec {
        if let files { return files.withStrings(spec) }
        var spec = spec
        spec.strings = nil
        return spec
    }
}

extension PreviewSnapshot {
    /// Shows a spec with the content of its files.
    mutating func take(_ linted: LintedSpec) {
        (spec, images) = (linted.spec, linted.images)
    }
}
