import TabModel

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
            href: entry.enabled ? href(of: entry, isIntercepted: isIntercepted) : nil,
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
            rights: RightsText.names(context.layout.canEdit[entry.id]),
            why: WhyBuilder(context: context).values(entry.id),
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

    /// The address that chooses an entry; an intercepted one leaves everything as it is (R4.14).
    private func href(of entry: BarEntry, isIntercepted: Bool) -> String {
        guard !isIntercepted else { return context.view.changing { _ in }.href }
        let opensSearch = entry.role == .search && context.layout.bar?.detached?.id == entry.id
        let activates = opensSearch && context.index.spec.tabViewSearchActivation == .searchTabSelection
        return context.view.changing { view in
            view.select = entry.id
            view.more = false
            view.search = activates
            view.previous = opensSearch && context.layout.shown != entry.id ? context.layout.shown : nil
        }
        .href
    }
}
