/// The keys that a variant can have, by name (R1.118).
public enum VariantKeys {
    /// The keys of the tab view.
    public static let tabView = byName(TabViewKeys.all)
    /// The keys of a tab.
    public static let tab = byName(EntryKeys.tab)
    /// The keys of a section.
    public static let section = byName(EntryKeys.section)

    private static func byName<Owner>(_ keys: [SpecKey<Owner>]) -> [String: SpecKey<Owner>] {
        Dictionary(uniqueKeysWithValues: keys.filter { !$0.row.isFixed }.map { ($0.name, $0) })
    }
}

extension Variant {
    /// Replaces values of a part of the spec by the variant's; null represents the key's default.
    ///
    /// - Parameters:
    ///   - keys: The keys that the part can have in a variant.
    ///   - owner: The part.
    ///   - note: A closure that is called with each replaced value.
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
