import TabModel

/// The directories of Swift source that one command is given, each of which is read as an app of its own.
struct SeparateApps {
    private let paths: [String]

    init(_ sources: some Sequence<SpecSource>) {
        paths = sources.filter { $0.swiftFolder != nil }.compactMap(\.path)
    }

    /// Returns the hint that one directory may declare what another one uses, if something is declared in no file that
    /// was read; nil if not.
    func hint(for remarks: [Diagnostic]) -> String? {
        guard paths.count > 1, remarks.contains(where: { $0.text.contains(StandIn.Reason.notFound.words) }) else {
            return nil
        }
        return """
            \(WordList.and(paths.map(\.quoted))) are read as apps of their own. If one declares what another one uses, \
            give the directory around \(paths.count == 2 ? "both" : "all").
            """
    }
}
