import TabModel

/// A builder of a spec from a value that was checked against ``TabViewKeys``.
///
/// Every value fits its shape here, and absent keys leave SwiftUI's defaults in place.
struct SpecBuilder {
    private var places = KeyPlaces()

    static func spec(_ root: SourceValue) -> TabSpec {
        var builder = Self()
        let place = root.place
        let members = root.members ?? []
        var empty = TabSpec(tabs: [])
        builder.assign(members, tabViewKeys, to: &empty, at: place)
        var spec = empty.holding(builder.entries(root["tabs"]))
        spec.location = place
        spec.variants.settle(in: root, tabViewKeys, TabSpec(tabs: []))
        builder.places.settle()
        spec.keyPlaces = builder.places
        return spec.withPlainTitles
    }

    static func entry(_ source: SourceValue) -> TabEntry {
        var builder = Self()
        return builder.entry(source)
    }

    private mutating func entries(_ source: SourceValue?) -> [TabEntry] {
        (source?.list ?? []).map { entry($0) }
    }

    private mutating func entry(_ source: SourceValue) -> TabEntry {
        let members = source.members ?? []
        let place = source.place
        guard let tabs = members.first(where: { $0.key == "tabs" })?.value else {
            var tab = Tab()
            tab.modifiers.location = place
            assign(members, Self.tabKeys, to: &tab, at: place)
            tab.modifiers.settle(in: source, Self.tabKeys, Tab())
            return .tab(tab)
        }
        var section = TabSection(tabs: [])
        section.modifiers.location = place
        assign(members, Self.sectionKeys, to: &section, at: place)
        section.tabs = entries(tabs)
        section.modifiers.settle(in: source, Self.sectionKeys, TabSection(tabs: []))
        return .section(section)
    }

    /// Assigns the values of members to a part of the spec, and stores their places.
    private mutating func assign<Owner: Sendable>(
        _ members: [SourceMember],
        _ keys: [String: NumberedKey<Owner>],
        to owner: inout Owner,
        at place: SourceLocation
    ) {
        for member in members {
            guard let key = keys[member.key] else { continue }
            key.key.assign(member.value.keyValue(key.key.row.shape), to: &owner)
            places.add(key.number, at: member.place, of: place)
            noteTitles(of: member)
        }
    }

    /// Stores the places of the titles of labels in a key's value: the place of the key is their owner.
    private mutating func noteTitles(of member: SourceMember) {
        guard Self.keysWithLabels.contains(member.key), let title = KeyRow.numbers["title"] else { return }
        for label in member.value.list ?? [member.value] {
            places.add(title, at: label.members?.first { $0.key == "title" }?.place ?? label.place, of: member.place)
        }
    }

    private static let keysWithLabels = Set(
        KeyRow.all.filter { $0.strings == .title && $0.shape.isOfObjects }.map(\.name)
    )

    /// A key with its index among all names of keys.
    fileprivate typealias NumberedKey<Owner: Sendable> = (key: SpecKey<Owner>, number: Int)

    private static let tabViewKeys = byName(TabViewKeys.all)
    private static let tabKeys = byName(EntryKeys.tab)
    private static let sectionKeys = byName(EntryKeys.section)

    private static func byName<Owner: Sendable>(_ keys: [SpecKey<Owner>]) -> [String: NumberedKey<Owner>] {
        keys.reduce(into: [:]) { $0[$1.name] = ($1, KeyRow.numbers[$1.name] ?? 0) }
    }
}

extension TabModifiers {
    /// Stores the places of the entry's `when` and variants.
    fileprivate mutating func settle<Owner: Sendable>(
        in source: SourceValue,
        _ keys: [String: SpecBuilder.NumberedKey<Owner>],
        _ blank: Owner
    ) {
        if !when.isEmpty, let written = source["when"] {
            for (index, place) in zip(when.indices, written.list ?? [written]) { when[index].location = place.place }
        }
        if !variants.isEmpty { variants.settle(in: source, keys, blank) }
    }
}

extension [Variant] {
    /// Stores the places of the variants of a part of the spec, with their values in the form of the part.
    fileprivate mutating func settle<Owner: Sendable>(
        in source: SourceValue,
        _ keys: [String: SpecBuilder.NumberedKey<Owner>],
        _ blank: Owner
    ) {
        for (index, variant) in zip(indices, source["variants"]?.list ?? []) {
            self[index].when.location = variant["when"]?.place
            for place in self[index].values.indices {
                let key = self[index].values[place].key
                if let row = keys[key]?.key, self[index].values[place].value != .nothing {
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
    /// Returns the value in the form of a key of this shape; nothing if it has another shape.
    func keyValue(_ shape: Shape) -> KeyValue {
        switch shape {
        case .text, .path, .color: text.map(KeyValue.text) ?? .nothing
        case .bool: bool.map(KeyValue.flag) ?? .nothing
        case .wholeNumber, .number: integer.map(KeyValue.number) ?? .nothing
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
