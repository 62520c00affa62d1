/// The words of a reason as they stand in the tree.
enum ReasonText {
    /// The sentence without the title that stands over it.
    ///
    /// "New is hidden." becomes "Hidden."
    static func short(_ text: String, under title: String?) -> String {
        guard let title, !title.isEmpty, text.hasPrefix("\(title) ") else { return text }
        let rest = text.dropFirst(title.count + 1)
        let said = rest.hasPrefix("is ") ? rest.dropFirst(3) : rest
        guard let first = said.first else { return text }
        return first.uppercased() + said.dropFirst()
    }
}
