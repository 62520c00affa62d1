import TabModel

extension StandIn {
    /// Returns the sentence about an entry, or the tab view, with this stand-in, without its name.
    func sentence(about key: Key) -> String {
        "has a stand-in for its \(key.rawValue): \(text) \(why.words)."
    }
}

extension TabModifiers {
    /// The badge, or dots for one whose value the source doesn't contain (R1.120).
    var drawnBadge: Badge? { badge ?? standIns[.badge].map { _ in .text("…") } }
}
