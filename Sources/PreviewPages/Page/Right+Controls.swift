public import PreviewCore
import TabModel

/// The actions for which a page has controls, by the right of its visitor.
///
/// Hiding forbidden actions is a courtesy to people: the server refuses them in any case.
extension Right {
    /// A Boolean value that indicates whether the visitor can write comments; the owner replies elsewhere.
    var comments: Bool { self >= .comment && self != .owner }
    /// A Boolean value that indicates whether the visitor can rearrange tabs.
    var customizes: Bool { self >= .customize }
    /// A Boolean value that indicates whether the visitor can change the spec.
    public var edits: Bool { self >= .edit }
    /// A Boolean value that indicates whether the visitor can create links for others.
    var shares: Bool { self == .owner }
    /// A Boolean value that indicates whether the visitor can choose the profile; a link has a fixed one.
    var choosesProfile: Bool { self == .owner }

    /// The sentence for a visitor who can only view, instead of the controls for others.
    static let lookOnly = "This link lets you view the preview, not change it."
    /// The sentence for a visitor who can only view and comment.
    static let commentOnly = "This link lets you view the preview and comment on it, not change it."
}

extension ViewState {
    /// Returns this state limited to the rights of a visitor.
    ///
    /// A link's profile is in no URL, a visitor who can only view edits nothing, and the source opens only for visitors
    /// who can change it. In design mode no other rearranging is possible.
    public func limited(to rights: Right) -> Self {
        var view = self
        if !rights.choosesProfile { view.profile = Self.defaultProfile }
        if !rights.edits {
            view.source = .closed
            view.mode = .preview
        }
        if !rights.customizes || view.mode == .design { view.interaction.editing = false }
        return view
    }
}
