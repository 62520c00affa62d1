extension TabLabel {
    /// The label with what is drawn for a title or an image that the source doesn't tell (R1.120).
    public func completed(by standIns: StandIns) -> Self {
        guard !standIns.keys.isEmpty else { return self }
        var label = self
        label.title = title ?? standIns[.title]?.bracketed
        if !hasImage, StandIn.Key.images.contains(where: { standIns[$0] != nil }) { label.systemImage = StandIn.symbol }
        return label
    }
}

extension StandIn {
    /// The symbol that is drawn for one that isn't known.
    static let symbol = "square.dashed"
}

extension StandIn.Key {
    /// The keys of a label's image.
    public static let images: [Self] = [.systemImage, .image, .imageAsset]
}

extension TabEntry {
    /// The entry and those in it, with the labels that are drawn for those that the source doesn't tell (R1.120).
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
    /// The bottom accessory as it is drawn: for one that isn't known, the text of its stand-in (R1.120).
    public var drawnBottomAccessory: BottomAccessory? {
        tabViewBottomAccessory ?? drawnLabel(.tabViewBottomAccessory).map { BottomAccessory($0) }
    }

    /// The sidebar's header as it is drawn.
    public var drawnSidebarHeader: TabLabel? { tabViewSidebarHeader ?? drawnLabel(.tabViewSidebarHeader) }
    /// The sidebar's footer as it is drawn.
    public var drawnSidebarFooter: TabLabel? { tabViewSidebarFooter ?? drawnLabel(.tabViewSidebarFooter) }
    /// The sidebar's bottom bar as it is drawn.
    public var drawnSidebarBottomBar: TabLabel? { tabViewSidebarBottomBar ?? drawnLabel(.tabViewSidebarBottomBar) }

    private func drawnLabel(_ key: StandIn.Key) -> TabLabel? { standIns[key].map { TabLabel(title: $0.bracketed) } }
}
