/// Whether an entry stands in a placement, and what decided it (rulebook 3.2).
struct Standing: Hashable, Sendable {
    /// Whether it stands there.
    var isVisible: Bool
    /// What decided.
    var cause: Cause

    /// What decides about a standing, in the order of the algorithm.
    enum Cause: Hashable, Sendable {
        /// The author hides it, or nothing is left in it (R3.6, R2.16).
        case absent
        /// Placement sidebarOnly (R3.7).
        case sidebarOnly
        /// Pinned, or search (R3.8).
        case pinned
        /// A person's choice (R3.9, R3.10).
        case stored
        /// A person hid it while it is selected: it goes when another tab is chosen (R3.20).
        case deferred
        /// The author's default visibility (R3.10).
        case author
        /// The default visibility of a section around it (R2.33).
        case section
        /// Nothing was said.
        case usual
        /// It, or a section around it, is hidden in the sidebar (R3.11).
        case hiddenInSidebar
        /// The section has no title to show, or is not outermost (R2.80).
        case untitled
    }

    static let absent = Standing(isVisible: false, cause: .absent)
}
