public import TabModel

/// The keys that a variant can have, by name (R1.118).
public enum VariantKeys {
    /// Those of the tab view.
    public static let tabView = byName(TabViewKeys.all)
    /// Those of a tab.
    public static let tab = byName(EntryKeys.tab)
    /// Those of a section.
    public static let section = byName(EntryKeys.section)

    private static func byName<Owner>(_ keys: [SpecKey<Owner>]) -> [String: SpecKey<Owner>] {
        Dictionary(uniqueKeysWithValues: keys.filter { !$0.row.isFixed }.map { ($0.name, $0) })
    }
}

extension Variant {
    /// Replaces what a part of the spec says by the variant's values; one that is null is the key's default.
    ///
    /// - Parameters:
    ///   - keys: The keys that the part can have in a variant.
    ///   - owner: The part.
    ///   - note: What else to do with each value that was replaced.
    public func apply<Owner>(
        _ keys: [String: SpecKey<Owner>],
        to owner: inout Owner,
        noting note: (inout Owner, Value) -> Void = { _, _ in }
    ) {
        for value in values {
            guard let key = keys[value.key] else { continue }
            key.assign(value.value == .nothing ? key.usual : value.value, to: &owner)
            note(&owner, value)
        }
    }
}
