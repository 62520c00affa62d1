/// Recognizes customizationIDs that are likely to change between versions or starts (R5.9).
enum UnstableID {
    /// What an id looks like, or nil if nothing speaks against it.
    static func kind(of id: String, title: String?) -> String? {
        if !id.isEmpty, id.allSatisfy(\.isNumber) { return "an index" }
        if isUUID(id) { return "a UUID" }
        if id == title, id.contains(where: { $0.isWhitespace || !$0.isASCII }) { return "a localized title" }
        return nil
    }

    private static func isUUID(_ id: String) -> Bool {
        let groups = id.split(separator: "-", omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
    }
}
