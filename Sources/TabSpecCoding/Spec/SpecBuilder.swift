import SpecSchema
import TabModel

/// Makes a spec of a value that was checked against ``TabViewKeys``.
///
/// Every value fits its shape here, and absent keys leave SwiftUI's defaults in place.
enum SpecBuilder {
    static func spec(_ root: SourceValue) -> TabSpec {
        var spec = TabSpec(tabs: entries(root["tabs"]))
        spec.location = root.place
        (root.members ?? []).assign(tabViewKeys, to: &spec)
        spec.variants.settle(in: root, tabViewKeys, TabSpec(tabs: []))
        return spec.withPlainTitles
    }

    static func entries(_ source: SourceValue?) -> [TabEntry] {
        (source?.list ?? []).map(entry)
    }

    static func entry(_ source: SourceValue) -> TabEntry {
        let members = source.members ?? []
        guard let tabs = members.first(where: { $0.key == "tabs" })?.value else {
            var tab = Tab()
            tab.modifiers.location = source.place
            members.assign(tabKeys, to: &tab)
            tab.modifiers.settle(in: source, tabKeys, Tab())
            return .tab(tab)
        }
        var section = TabSection(tabs: entries(tabs))
        section.modifiers.location = source.place
        members.assign(sectionKeys, to: &section)
        section.modifiers.settle(in: source, sectionKeys, TabSection(tabs: []))
        return .section(section)
    }

    private static let tabViewKeys = byName(TabViewKeys.all)
    private static let tabKeys = byName(EntryKeys.tab)
    private static let sectionKeys = byName(EntryKeys.section)

    private static func byName<Owner>(_ keys: [SpecKey<Owner>]) -> [String: SpecKey<Owner>] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
    }
}

extension [SourceMember] {
    /// Makes a part of the spec say what these members say.
    fileprivate func assign<Owner>(_ keys: [String: SpecKey<Owner>], to owner: inout Owner) {
        for member in self {
            guard let key = keys[member.key] else { continue }
            key.assign(member.value.keyValue(key.row.shape), to: &owner)
        }
    }
}

extension TabModifiers {
    /// Notes where the entry's `when` and variants are written.
    fileprivate mutating func settle<Owner>(in source: SourceValue, _ keys: [String: SpecKey<Owner>], _ blank: Owner) {
        if when != nil { when?.location = source["when"]?.place }
        if !variants.isEmpty { variants.settle(in: source, keys, blank) }
    }
}

extension [Variant] {
    /// Notes where the variants of a part of the spec are written, and holds their values as the part would.
    fileprivate mutating func settle<Owner>(in source: SourceValue, _ keys: [String: SpecKey<Owner>], _ blank: Owner) {
        for (index, variant) in zip(indices, source["variants"]?.list ?? []) {
            self[index].when.location = variant["when"]?.place
            for place in self[index].values.indices {
                let key = self[index].values[place].key
                if let row = keys[key], self[index].values[place].value != .nothing {
                    var part = blank
                    row.assign(self[index].values[place].value, to: &part)
                    self[index].values[place].value = row.value(in: part)
                }
                self[index].values[place].location = variant.members?.first { $0.key == key }?.place
            }
        }
    }
}

extension SourceValue {
    /// The value as a key of this shape holds it; nothing if it has another.
    func keyValue(_ shape: Shape) -> KeyValue {
        switch shape {
        case .text, .imagePath, .stringsPath: text.map(KeyValue.text) ?? .nothing
        case .bool: bool.map(KeyValue.flag) ?? .nothing
        case .wholeNumber: integer.map(KeyValue.number) ?? .nothing
        case .textOrWholeNumber: integer.map(KeyValue.number) ?? text.map(KeyValue.text) ?? .nothing
        case .choice(let choice): word(of: choice).map(KeyValue.word) ?? .nothing
        case .condition: text.map(KeyValue.text) ?? .nothing
        case .orNull(let shape): isNull ? .nothing : keyValue(shape)
        case .list(let element, _, _): .list((list ?? []).map { $0.keyValue(element) })
        case .either(let first, let second): keyValue(first.accepts(self) ? first : second)
        case .object(let object): keyMembers { object[$0]?.shape }
        case .map(let shape), .conditions(let shape): keyMembers { _ in shape }
        case .reasons: keyMembers { _ in .text }
        case .anyObject, .entry: .nothing
        }
    }

    private func keyMembers(_ shape: (String) -> Shape?) -> KeyValue {
        .members(
            (members ?? []).compactMap { member in
                shape(member.key).map { KeyMember(member.key, member.value.keyValue($0)) }
            }
        )
    }
}
