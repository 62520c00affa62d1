import TabModel

/// What the person who sees a page may do there; pages offer nothing else.
///
/// Hiding what is not allowed is a courtesy to people: the server refuses it in any case.
public enum PageRights: String, CaseIterable, Comparable, Sendable {
    /// Looking, at every device, every choice and every export.
    case view
    /// Commenting too.
    case comment
    /// Rearranging tabs too, in the one profile that the link has.
    case customize
    /// Changing the spec too.
    case edit
    /// Everything: all profiles, and links for others.
    case owner

    /// A Boolean value that indicates whether comments can be written; the owner answers elsewhere.
    public var comments: Bool { self >= .comment && self != .owner }
    /// A Boolean value that indicates whether tabs can be rearranged.
    public var customizes: Bool { self >= .customize }
    /// A Boolean value that indicates whether the spec can be changed.
    public var edits: Bool { self >= .edit }
    /// A Boolean value that indicates whether links for others can be made.
    public var shares: Bool { self == .owner }
    /// A Boolean value that indicates whether the profile can be chosen; a link has one of its own.
    var choosesProfile: Bool { self == .owner }

    /// Each may do what those before may.
    public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// What a page says to someone who can only view, in place of what others can do there.
    static let lookOnly = "This link lets you view the preview, not change it."
    /// The same for someone who can comment.
    static let commentOnly = "This link lets you view the preview and comment on it, not change it."
}

extension ViewState {
    /// This state as far as someone may see it.
    ///
    /// A link's profile is in no address, someone who can only view edits nothing, and the source opens for those who can
    /// change it. In design mode nothing else is rearranged.
    public func limited(to rights: PageRights) -> Self {
        var view = self
        if !rights.choosesProfile { view.profile = Self.defaultProfile }
        if !rights.edits {
            view.source = .closed
            view.mode = .preview
        }
        if !rights.customizes || view.mode == .design { view.editing = false }
        return view
    }
}

/// The names of rights as the page's script reads them.
enum RightsText {
    static func names(_ rights: EditRights?) -> String {
        guard let rights else { return "" }
        let all = [
            ("addToBar", rights.addToBar), ("removeFromBar", rights.removeFromBar), ("moveInBar", rights.moveInBar),
            ("hide", rights.hide), ("moveInSection", rights.moveInSection),
        ]
        return all.filter(\.1).map(\.0).joined(separator: " ")
    }
}
