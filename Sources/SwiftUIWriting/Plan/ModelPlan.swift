import TabModel

/// An array of the app whose items become tabs or sections when the app runs; the spec's entries are samples of them.
struct ModelPlan {
    /// A Boolean value that indicates whether the items become sections; else they become tabs.
    let isOfSections: Bool
    /// The properties that lead to the array: one of the view's, then one of each enclosing section.
    let path: [String]
    /// The samples, in a list for each sample of the enclosing section; one list where there is none.
    let samples: [[TabEntry]]
    /// The arrays of each section.
    var children: [Self] = []
    /// The properties of the items besides their ids.
    let properties: [ItemProperty]

    init(isOfSections: Bool, path: [String], samples: [[TabEntry]]) {
        (self.isOfSections, self.path, self.samples) = (isOfSections, path, samples)
        properties = ItemProperty.allCases.filter { $0.isNeeded(by: samples.flatMap(\.self)) }
    }

    /// The name of an item in a loop over the array.
    var item: String { isOfSections ? "section" : "tab" }

    /// The array in the context of its entries.
    var array: String { (path.count > 1 ? "section." : "") + property }

    /// The property with the array.
    var property: String { path.last ?? "" }

    /// Returns the expression for an item's property in a loop; nil for one that is equal in all entries, or absent.
    func expression(_ property: ItemProperty) -> String? {
        properties.contains(property) ? "\(item).\(property.rawValue)" : nil
    }

    /// Adds the code that collects the items of all enclosing sections, and returns their name.
    func writeItems(to source: inout SwiftText) -> String {
        var name = path.first ?? ""
        for (number, property) in path.enumerated().dropFirst() {
            let next = number + 1 == path.count ? "\(item)s" : "sections\(number)"
            source.line("let \(next) = \(name).flatMap(\\.\(property))")
            name = next
        }
        return name
    }
}

/// A possible property of a model's item, by the key of the spec.
enum ItemProperty: String, CaseIterable {
    case title, systemImage, image, imageAsset, badge, accessibilityLabel, accessibilityHint, help, customizationID

    /// Returns the text of a sample, or the stand-in for an unknown text (R1.120).
    func value(of entry: TabEntry) -> KeyValue {
        if self == .image || self == .imageAsset, entry.label.systemImage != nil { return .nothing }
        if self == .imageAsset, entry.label.image != nil { return .nothing }
        let known = Self.value(rawValue, of: entry)
        // Labels are completed already, and a badge that isn't known is none.
        guard known == .nothing, isTextBesideLabel else { return known ?? .nothing }
        return standIn(of: entry).map { .text($0.bracketed) } ?? .nothing
    }

    /// Returns the value of a key; nil where the entry has no such key.
    private static func value(_ key: String, of entry: TabEntry) -> KeyValue? {
        switch entry {
        case .tab(let tab): EntryKeys.tab.first { $0.name == key }?.value(in: tab)
        case .section where key == badge.rawValue: nil
        case .section(let section): EntryKeys.section.first { $0.name == key }?.value(in: section)
        }
    }

    private var isTextBesideLabel: Bool {
        switch self {
        case .title, .systemImage, .image, .imageAsset, .badge: false
        case .accessibilityLabel, .accessibilityHint, .help, .customizationID: true
        }
    }

    /// Returns the stand-in in a sample; nil for a known value.
    private func standIn(of entry: TabEntry) -> StandIn? {
        guard Self.value(rawValue, of: entry) != nil else { return nil }
        // The symbol represents an image of any kind.
        let keys = self == .systemImage ? StandIn.Key.images : [StandIn.Key(rawValue: rawValue)].compactMap(\.self)
        return keys.lazy.compactMap { entry.modifiers.standIns[$0] }.first
    }

    /// Returns a Boolean value that indicates whether the items have to hold the value: because each has its own in any
    /// app, because it isn't known, or because the samples differ.
    fileprivate func isNeeded(by samples: [TabEntry]) -> Bool {
        let values = samples.map(value)
        let isUnknown = samples.contains { standIn(of: $0) != nil }
        guard values.contains(where: { $0 != .nothing }) else { return self == .badge && isUnknown }
        switch self {
        case .title, .badge, .customizationID: return true
        default: return isUnknown || values.contains { $0 != values.first }
        }
    }
}
