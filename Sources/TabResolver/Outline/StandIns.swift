import TabModel

extension TabLabel {
    /// The label with what is drawn for a title or an image that the source doesn't tell (R1.120).
    func completed(by standIns: StandIns) -> Self {
        guard !standIns.keys.isEmpty else { return self }
        var label = self
        label.title = title ?? standIns[.title]?.bracketed
        let image = [StandIn.Key.systemImage, .image, .imageAsset].lazy.compactMap { standIns[$0] }.first
        if !hasImage, image != nil { label.systemImage = StandIn.symbol }
        return label
    }
}

extension StandIn {
    /// The symbol that is drawn for one that isn't known.
    static let symbol = "square.dashed"

    /// Returns the sentence about an entry, or the tab view, with this stand-in, without its name.
    func sentence(about key: Key) -> String {
        "has a stand-in for its \(key.rawValue): \(text) \(why.words)."
    }
}

extension TabModifiers {
    /// The badge, or dots for one whose value the source doesn't tell (R1.120).
    var drawnBadge: Badge? { badge ?? standIns[.badge].map { _ in .text("…") } }
}
