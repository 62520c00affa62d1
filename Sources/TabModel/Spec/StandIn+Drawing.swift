extension TabLabel {
    /// Returns the label with stand-ins for a title or an image that the source doesn't contain (R1.120).
    public func completed(by standIns: StandIns) -> Self {
        guard !standIns.keys.isEmpty else { return self }
        var label = self
        label.title = title ?? standIns[.title]?.bracketed
        if !hasImage, StandIn.Key.images.contains(where: { standIns[$0] != nil }) { label.systemImage = StandIn.symbol }
        return label
    }
}

extension StandIn {
    /// The symbol that is drawn in place of an unknown image.
    static let symbol = "square.dashed"
}

extension StandIn.Key {
    /// The keys of a label's image.
    public static let images: [Self] = [.systemImage, .image, .imageAsset]
}

extension TabEntry {
    /// The entry and its entries, with the drawn labels instead of those that the source doesn't contain (R1.120).
    public var withCompletedLabels: Self {
        switch self {
        case .tab(var tab):
            tab.label = tab.label.completed(by: tab.modifiers.standIns)
            return .tab(tab)
        case .section(var section):
            section.header = section.header.completed(by: section.modifiers.standIns)
            section.tabs = section.tabs.map(\.withCompletedLabels)
            return .section(section)
        }
    }
}

extension TabSpec {
    /// The drawn bottom accessory; for an unknown one, the text of its stand-in (R1.120).
    public var drawnBottomAccessory: BottomAccessory? {
        tabViewBottomAccessory ?? drawnLabel(.tabViewBottomAccessory).map { BottomAccessory($0) }
    }

    /// The drawn header of the sidebar.
    public var drawnSidebarHeader: TabLabel? { tabViewSidebarHeader ?? drawnLabel(.tabViewSidebarHeader) }
    /// The drawn footer of the sidebar.
    public var drawnSidebarFooter: TabLabel? { tabViewSidebarFooter ?? drawnLabel(.tabViewSidebarFooter) }
    /// The drawn bottom bar of the sidebar.
    public var drawnSidebarBottomBar: TabLabel? { tabViewSidebarBottomBar ?? drawnLabel(.tabViewSidebarBottomBar) }

    private func drawnLabel(_ key: StandIn.Key) -> TabLabel? { standIns[key].map { TabLabel(title: $0.bracketed) } }
}
