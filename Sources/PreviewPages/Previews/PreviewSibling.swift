/// A preview that one can switch to from another one.
public struct PreviewSibling: Hashable, Sendable {
    /// Its name in addresses.
    public var name: String
    /// What people call it.
    public var title: String
    /// What it is, in words; nil for what needs none.
    public var detail: String?
    /// A Boolean value that indicates whether it is the preview that one is at.
    public var isCurrent: Bool

    /// Makes one.
    public init(name: String, title: String, detail: String? = nil, isCurrent: Bool) {
        (self.name, self.title, self.detail, self.isCurrent) = (name, title, detail, isCurrent)
    }
}
