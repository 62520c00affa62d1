import TabModel

/// A writer of the modifiers of a tab or a section, in the order of the format.
struct EntryModifiers {
    let entry: TabEntry
    let plan: SourcePlan
    /// The array whose items become the entry; nil for a fixed one.
    let model: ModelPlan?
    /// A Boolean value that indicates whether each section of an array has the entry.
    let isInSections: Bool

    func write(to source: inout SwiftText) {
        switch entry {
        case .tab(let tab): write(EntryKeys.tab, of: tab, VariantKeys.tab, to: &source)
        case .section(let section):
            write(EntryKeys.section, of: section, VariantKeys.section, to: &source)
            for key in EntryKeys.section where key.row.swiftUI.isOnContent && key.isStated(in: section) {
                source.comment("Omitted: \(key.name). Only a tab has content.")
            }
        }
    }

    private func write<Owner>(
        _ keys: [SpecKey<Owner>],
        of owner: Owner,
        _ variantKeys: [String: SpecKey<Owner>],
        to source: inout SwiftText
    ) {
        for key in keys where key.row.swiftUI.isModifier {
            let own = key.value(in: owner)
            let choice = key.choice(in: owner, entry.modifiers.variants, variantKeys, plan: plan)
                .map { modifiers(key, $0, isOwn: $0 == own) }
            guard let reason = reasonToLeaveOut(key.name) else {
                choice.write(on: .tabContent, usual: key.usual, plan: plan, to: &source)
                continue
            }
            for modifier in choice.values.joined() { source.comment("Omitted: .\(modifier.text). \(reason)") }
        }
    }

    /// Returns the modifiers of a value of a key, with the values that are an item's own.
    private func modifiers<Owner>(_ key: SpecKey<Owner>, _ value: KeyValue, isOwn: Bool) -> [Modifier] {
        let property = ItemProperty(rawValue: key.name)
        if let property, let model, isOwn, model.properties.contains(property) {
            return [model.modifier(property, row: key.row, hasTextBadges: plan.hasTextBadges)].compactMap(\.self)
        }
        var modifiers = key.modifiers(of: value)
        if property == .customizationID, isInSections {
            for index in modifiers.indices {
                modifiers[index].arguments = modifiers[index].arguments.map { "\"\\(section.id).\($0.dropFirst())" }
            }
        }
        return modifiers
    }

    /// Returns the reason why a modifier has no effect on this kind of entry (R5.33); nil if it has one.
    private func reasonToLeaveOut(_ key: String) -> String? {
        switch (entry, key) {
        case (.tab, "sectionActions"): "Only a section shows actions."
        case (.section, "badge"): "A section shows no badge."
        default: nil
        }
    }
}

extension ModelPlan {
    /// Returns the modifier that takes an item's property; nil for a part of the label.
    fileprivate func modifier(_ property: ItemProperty, row: KeyRow, hasTextBadges: Bool) -> Modifier? {
        guard row.swiftUI.isModifier, let value = expression(property) else { return nil }
        let feature = row.swiftUI.feature(of: .text(value))
        switch property {
        case .badge where hasTextBadges:
            let text = "\(value).map { Text($0) }"
            return Modifier(name: row.name, arguments: [text], feature: feature, parameter: "Text?")
        case .badge: return Modifier(name: row.name, arguments: [value], feature: feature, parameter: "Int")
        case .help: return Modifier(name: row.name, arguments: ["Text(\(value))"], feature: feature, parameter: "Text")
        default: return Modifier(name: row.name, arguments: [value], feature: feature, parameter: "String")
        }
    }
}

/// The notes about parts of an entry that aren't in the code.
struct EntryNotes {
    let plan: SourcePlan
    let entry: TabEntry

    var texts: [String] { LintNotes.texts(entry.modifiers.lint, where: " here") + images + standIns }

    /// The notes about unknown values of the entry (R1.120).
    private var standIns: [String] {
        let modifiers = entry.modifiers
        return (modifiers.repeats.map { ["Repeated over \(SwiftLiteral.quoted($0.over))."] } ?? [])
            + modifiers.standIns.sentences
    }

    private var images: [String] {
        let label = entry.label
        let named = [label.systemImage.map { _ in "symbol" }, label.image, label.imageAsset].compactMap(\.self)
        let first = label.systemImage == nil ? "image file" : "symbol"
        return named.dropFirst().map { name in
            "Omitted: the image \(SwiftLiteral.quoted(name)). "
                + "A label shows one image, and the \(first) takes precedence."
        }
    }
}

extension StandIns {
    /// The sentences about unknown values, one for each key (R1.120).
    var sentences: [String] {
        keys.compactMap { key in
            self[key].map { "Unknown: \(key.rawValue). \(SwiftLiteral.quoted($0.text)) \($0.why.words)." }
        }
    }
}

/// The notes about findings that the spec switches off, which only the preview uses.
enum LintNotes {
    static func texts(_ reasons: [String: String], where place: String = "") -> [String] {
        reasons.sorted { $0.key < $1.key }
            .map { "tabpreview: \($0.key) is suppressed\(place), because \(SwiftLiteral.quoted($0.value))." }
    }
}
