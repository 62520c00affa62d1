import TabModel

/// The storage keys of several specs: two tab views that share one overwrite each other's customization (R5.59).
struct StorageKeys {
    static let id = "R5.59"
    static let severity = Severity.info
    private var files: [String: String] = [:]

    /// The keys that stand in more than one file.
    static func shared(by specs: [LintedSpec]) -> Set<String> {
        var files: [String: Set<String>] = [:]
        for linted in specs {
            if let key = linted.spec.tabViewCustomization { files[key, default: []].insert(linted.file) }
        }
        return Set(files.filter { $0.value.count > 1 }.keys)
    }

    /// Notes a spec's key; the finding if a spec in another file has it already.
    mutating func add(_ linted: LintedSpec) -> Diagnostic? {
        guard let key = linted.spec.tabViewCustomization else { return nil }
        guard let other = files[key] else {
            files[key] = linted.file
            return nil
        }
        guard other != linted.file else { return nil }
        return Diagnostic(
            severity: Self.severity,
            id: Self.id,
            text: "The storage key \"\(key)\" is \(other)'s too: both tab views share one stored customization.",
            file: linted.file,
            location: linted.spec.location,
            fix: "Give tabViewCustomization a key of its own."
        )
    }
}
