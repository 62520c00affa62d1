/// A preview to which a visitor of another one can switch.
public struct PreviewSibling: Hashable, Sendable {
    /// The preview's name in addresses.
    var name: String
    /// The preview's title for people.
    var title: String
    /// The kind of the preview, in words; nil if it needs no description.
    var detail: String?
    /// A Boolean value that indicates whether the visitor is at this preview.
    var isCurrent: Bool

    /// Creates a sibling.
    public init(name: String, title: String, detail: String? = nil, isCurrent: Bool) {
        (self.name, self.title, self.detail, self.isCurrent) = (name, title, detail, isCurrent)
    }
}
