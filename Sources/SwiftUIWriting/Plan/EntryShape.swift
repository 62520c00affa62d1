import TabModel

/// The parts of an entry that determine its source, without the data that a model holds.
///
/// Dynamic neighbors of one shape are samples of one array.
indirect enum EntryShape: Equatable {
    case tab(Tab)
    case section(TabSection, [Self])

    init(_ entry: TabEntry) {
        switch entry {
        case .tab(let tab):
            var shape = tab.withID("")
            (shape.value, shape.content, shape.modifiers) = (nil, nil, tab.modifiers.shape)
            if tab.modifiers.isDynamic { shape.blankData() }
            self = .tab(shape)
        case .section(let section):
            var shape = TabSection(header: section.header, tabs: [])
            shape.defaultSectionExpansion = section.defaultSectionExpansion
            shape.modifiers = section.modifiers.shape
            if section.modifiers.isDynamic { shape.header.blank() }
            self = .section(shape, Self.groups(of: section.tabs).compactMap(\.first).map(Self.init))
        }
    }

    /// Returns entries in groups: each fixed one alone, dynamic neighbors of one shape together.
    static func groups(of entries: [TabEntry]) -> [[TabEntry]] {
        var groups: [[TabEntry]] = []
        var last: Self?
        for entry in entries {
            let shape = entry.modifiers.isDynamic ? Self(entry) : nil
            if let shape, shape == last { groups[groups.count - 1].append(entry) } else { groups.append([entry]) }
            last = shape
        }
        return groups
    }
}

extension Tab {
    /// Replaces the data of a model by a mark of its presence.
    fileprivate mutating func blankData() {
        label.blank()
        modifiers.badge = nil
        for key in EntryKeys.prose where key.isStated(in: self) { key.assign(.text(""), to: &self) }
    }
}

extension TabLabel {
    fileprivate mutating func blank() {
        title = title.map { _ in "" }
        imageAsset = systemImage == nil && image == nil ? imageAsset.map { _ in "" } : nil
        image = systemImage == nil ? image.map { _ in "" } : nil
        systemImage = systemImage.map { _ in "" }
    }
}

extension TabModifiers {
    /// The modifiers without the values that every entry has of its own.
    fileprivate var shape: Self {
        var shape = self
        shape.customizationID = customizationID.map { _ in "" }
        (shape.lint, shape.location) = ([:], nil)
        return shape
    }
}
