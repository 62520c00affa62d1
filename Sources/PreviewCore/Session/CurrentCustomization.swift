public import TabModel
import TabSpecCoding

/// A profile's customization as it stands, with its text and tag.
public struct CurrentCustomization: Hashable, Sendable {
    /// What is stored; nil if nothing is, or the spec attaches none (R3.1).
    public let stored: TabViewCustomization?
    /// Why the stored text could not be read (R3.36); nil if it could.
    public let problem: String?
    /// Form 2, with a newline at the end.
    public let text: String
    /// The tag of ``text``.
    public let tag: EntityTag

    /// What holds: what is stored, or an empty customization.
    public var customization: TabViewCustomization { stored ?? TabViewCustomization() }

    /// Makes the present state of a profile.
    public init(stored: TabViewCustomization?, problem: String? = nil) {
        self.stored = stored
        self.problem = problem
        text = CustomizationCoding.text(stored ?? TabViewCustomization())
        tag = EntityTag(of: text.utf8)
    }

    init(_ record: StoredCustomization?) {
        self.init(stored: record?.customization, problem: record?.problem)
    }
}
