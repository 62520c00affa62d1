/// What people may do with one entry right now (the rulebook, 3.3).
public struct EditRights: Hashable, Sendable {
    /// Bring it into the bar.
    public var addToBar = false
    /// Take it out of the bar.
    public var removeFromBar = false
    /// Move it within the bar's customizable region.
    public var moveInBar = false
    /// Hide or show it in the sidebar.
    public var hide = false
    /// Move it within its section.
    public var moveInSection = false

    /// Makes rights that allow nothing.
    public init() {}
}
