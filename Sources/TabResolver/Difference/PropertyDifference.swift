import TabModel

/// The keys in which two parts of a spec differ, in the format's order, with their old and new values.
struct PropertyDifference {
    private(set) var changes: [PropertyChange] = []

    /// The sides, as a change holds them.
    var from: SpecChange.State { side(\.from) }
    var to: SpecChange.State { side(\.to) }
    var keys: Set<String> { Set(changes.map(\.key)) }

    private func side(_ side: KeyPath<PropertyChange, KeyValue?>) -> SpecChange.State {
        .properties(changes.compactMap { change in change[keyPath: side].map { KeyMember(change.key, $0) } })
    }

    /// Creates the difference of two tab views without their entries; a switch has the key `switches.` and its name.
    init(_ old: TabSpec, _ new: TabSpec) {
        for key in TabViewKeys.all {
            if key.children.isEmpty {
                add(key, key.name, old, new)
            } else {
                for child in key.children { add(child, "\(key.name).\(child.name)", old, new) }
            }
        }
    }

    /// Creates the difference of two entries of one kind, without the entries of a section.
    init(_ old: TabEntry, _ new: TabEntry) {
        switch (old, new) {
        case (.tab(let old), .tab(let new)):
            for key in EntryKeys.tab { add(key, key.name, old, new) }
        case (.section(let old), .section(let new)):
            for key in EntryKeys.section { add(key, key.name, old, new) }
        case (.tab, .section), (.section, .tab): break
        }
    }

    private mutating func add<Owner>(_ key: SpecKey<Owner>, _ name: String, _ old: Owner, _ new: Owner) {
        let (before, now) = (key.value(in: old), key.value(in: new))
        guard before != now else { return }
        if key.row.name == Variant.keyName { return addVariants(before, now) }
        if case .either(.text, .object) = key.row.shape, case .members(let texts) = before,
            case .members(let newTexts) = now
        {
            return addTexts(name, texts, newTexts)
        }
        changes.append(PropertyChange(key: name, from: before, to: now))
    }

    /// Adds each language in which a title differs, as `title.de`.
    private mutating func addTexts(_ name: String, _ old: [KeyMember], _ new: [KeyMember]) {
        let tags = old.map(\.key) + new.map(\.key).filter { tag in !old.contains { $0.key == tag } }
        for tag in tags {
            let (before, now) = (old.first { $0.key == tag }, new.first { $0.key == tag })
            guard before != now else { continue }
            let (from, to) = (before?.value ?? .nothing, now?.value ?? .nothing)
            changes.append(PropertyChange(key: "\(name).\(tag)", from: from, to: to))
        }
    }

    /// Adds each key of each variant that differs, as `variants[N].KEY`.
    private mutating func addVariants(_ old: KeyValue, _ new: KeyValue) {
        let (before, now) = (Self.variants(old), Self.variants(new))
        for number in 0..<max(before.count, now.count) {
            let was = number < before.count ? before[number] : []
            let isNow = number < now.count ? now[number] : []
            let keys = was.map(\.key) + isNow.map(\.key).filter { key in !was.contains { $0.key == key } }
            for key in keys {
                let values = (was.first { $0.key == key }, isNow.first { $0.key == key })
                guard values.0 != values.1 else { continue }
                let name = "\(PropertyChange.ofVariant)\(number)].\(key)"
                changes.append(PropertyChange(key: name, from: values.0?.value, to: values.1?.value))
            }
        }
    }

    private static func variants(_ value: KeyValue) -> [[KeyMember]] {
        guard case .list(let variants) = value else { return [] }
        return variants.map { if case .members(let members) = $0 { members } else { [] } }
    }

    /// Returns the keys that name an entry, or all others.
    ///
    /// A title is a name; an id is one only if there was one before and still is.
    func filtered(names: Bool) -> Self {
        var result = self
        result.changes = changes.filter { Self.isName($0) == names }
        return result
    }

    private static func isName(_ change: PropertyChange) -> Bool {
        if change.key.prefix(while: { $0 != "." }) == "title" { return true }
        guard change.key == "value" || change.key == "customizationID" else { return false }
        return change.from != .nothing && change.to != .nothing
    }
}

extension TabSpec {
    /// Returns the entries in a tab view with the modifiers of another one.
    func inTabView(of other: TabSpec) -> TabSpec {
        var spec = other.holding(tabs)
        spec.location = location
        return spec
    }
}
