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
        return spec
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
            return .tab(tab)
        }
        var section = TabSection(tabs: entries(tabs))
        section.modifiers.location = source.place
        members.assign(sectionKeys, to: &section)
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

extension SourceValue {
    /// The value as a key of this shape holds it; nothing if it has another.
    func keyValue(_ shape: Shape) -> KeyValue {
        switch shape {
        case .text, .imagePath: text.map(KeyValue.text) ?? .nothing
        case .bool: bool.map(KeyValue.flag) ?? .nothing
        case .wholeNumber: integer.map(KeyValue.number) ?? .nothing
        case .textOrWholeNumber: integer.map(KeyValue.number) ?? text.map(KeyValue.text) ?? .nothing
        case .choice: text.map(KeyValue.word) ?? .nothing
        case .orNull(let shape): isNull ? .nothing : keyValue(shape)
        case .list(let element, _, _): .list((list ?? []).map { $0.keyValue(element) })
        case .either(let first, let second): keyValue(first.accepts(self) ? first : second)
        case .object(let object): keyMembers { object[$0]?.shape }
        case .map(let shape): keyMembers { _ in shape }
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
