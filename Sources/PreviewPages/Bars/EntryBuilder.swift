import TabModel
import TabResolver

/// Makes the values of one entry, wherever it stands.
struct EntryBuilder {
    let context: FrameContext

    /// What of an entry a place draws (R2.29, R2.30).
    enum Look {
        case symbolAndTitle
        case title
        case symbol
    }

    func values(_ entry: BarEntry, zone: String, look: Look = .symbolAndTitle, isRow: Bool = false) -> EntryValues {
        let icon = icon(of: entry, look: look)
        let title = VisibleMarks.shown(title(of: entry))
        let isSelected = isSelected(entry, isRow: isRow)
        let drawsTitle = look != .symbol || icon == nil
        let tab = context.index.tab(entry.id)
        let isIntercepted = tab?.action ?? false
        return EntryValues(
            elementID: "\(context.name)\(isRow ? "-row" : "")--\(ElementID.escaped(entry.id))",
            entryID: entry.id,
            kind: entry.kind.rawValue,
            title: title,
            zone: zone,
            href: entry.enabled && !context.isPicture ? context.href(after: .choosing(entry.id)) : nil,
            isSelected: isSelected,
            selected: isSelected ? "true" : "false",
            isDisabled: !entry.enabled,
            isIntercepted: isIntercepted,
            isDynamic: entry.dynamic,
            icon: icon,
            shownTitle: drawsTitle ? title : nil,
            label: tab?.accessibilityLabel.map(VisibleMarks.shown) ?? (drawsTitle ? nil : title),
            help: (tab?.help ?? tab?.accessibilityHint).map(VisibleMarks.shown) ?? (drawsTitle ? nil : title),
            badge: entry.badge.map(VisibleMarks.shown),
            rights: context.tellsRights ? RightsText.names(context.layout.canEdit[entry.id]) : "",
            why: context.tellsRights ? WhyBuilder(context: context).values(entry.id) : WhyValues(),
            tick: nil,
            panel: context.panelID
        )
    }

    private func title(of entry: BarEntry) -> String {
        if let title = entry.title, !title.isEmpty { return title }
        return entry.role == .search ? "Search" : entry.id
    }

    private func icon(of entry: BarEntry, look: Look) -> IconValues? {
        guard look != .title else { return nil }
        return context.icons.icon(
            systemImage: entry.systemImage,
            image: entry.image,
            title: entry.title,
            filled: entry.filled
        )
    }

    private func isSelected(_ entry: BarEntry, isRow: Bool) -> Bool {
        if isRow { return entry.id == context.layout.shown }
        return context.layout.highlighted == .entry(entry.id)
    }
}
