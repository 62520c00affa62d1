import TabModel

extension [SpecSource] {
    /// Returns the hint that one directory of Swift source may declare what another one uses.
    ///
    /// Each directory that a command is given is read as an app of its own. The result is nil for fewer than two, and if
    /// nothing is declared in no file that was read.
    func hintOfSeparateApps(for remarks: [Diagnostic]) -> String? {
        let paths = filter { $0.swiftFolder != nil }.compactMap(\.path)
        guard paths.count > 1, remarks.contains(where: { $0.text.contains(StandIn.Reason.notFound.words) }) else {
            return nil
        }
        return """
            \(WordList.and(paths.map(\.quoted))) are read as separate apps. If one uses declarations of another, name \
            the directory that contains \(paths.count == 2 ? "both" : "all of them").
            """
    }
}
