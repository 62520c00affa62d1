import SpecSchema
import TabModel

/// The keys in which two parts of a spec differ, in the format's order, as they were and as they are.
struct PropertyDifference {
    var old: [KeyMember] = []
    var new: [KeyMember] = []

    /// The difference of two tab views, their entries aside; a switch is a key of its own, `switches.` and its name.
    init(_ old: TabSpec, _ new: TabSpec) {
        for key in TabViewKeys.all {
            if key.children.isEmpty {
                add(key, key.name, old, new)
            } else {
                for child in key.children { add(child, "\(key.name).\(child.name)", old, new) }
            }
        }
    }

    /// The difference of two entries of one kind, the entries of a section aside.
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
        self.old.append(KeyMember(name, before))
        self.new.append(KeyMember(name, now))
    }

    /// Each language in which a title differs, as `title.de`.
    private mutating func addTexts(_ name: String, _ old: [KeyMember], _ new: [KeyMember]) {
        let tags = old.map(\.key) + new.map(\.key).filter { tag in !old.contains { $0.key == tag } }
        for tag in tags {
            let (before, now) = (old.first { $0.key == tag }, new.first { $0.key == tag })
            guard before != now else { continue }
            self.old.append(KeyMember("\(name).\(tag)", before?.value ?? .nothing))
            self.new.append(KeyMember("\(name).\(tag)", now?.value ?? .nothing))
        }
    }

    /// Each key of each variant that differs, as `variants[N].KEY`.
    private mutating func addVariants(_ old: KeyValue, _ new: KeyValue) {
        let (before, now) = (Self.variants(old), Self.variants(new))
        for number in 0..<max(before.count, now.count) {
            let was = number < before.count ? before[number] : []
            let isNow = number < now.count ? now[number] : []
            let keys = was.map(\.key) + isNow.map(\.key).filter { key in !was.contains { $0.key == key } }
            for key in keys {
                let values = (was.first { $0.key == key }, isNow.first { $0.key == key })
                guard values.0 != values.1 else { continue }
                let name = "\(Variant.keyName)[\(number)].\(key)"
                self.old.append(KeyMember(name, values.0?.value ?? .nothing))
                self.new.append(KeyMember(name, values.1?.value ?? .nothing))
            }
        }
    }

    private static func variants(_ value: KeyValue) -> [[KeyMember]] {
        guard case .list(let variants) = value else { return [] }
        return variants.map { if case .members(let members) = $0 { members } else { [] } }
    }

    /// Those keys that name an entry, or all others.
    ///
    /// A title is a name; an id is one only if there was one before and is one now.
    func filtered(names: Bool) -> Self {
        var result = self
        (result.old, result.new) = ([], [])
        for (before, now) in zip(old, new) where Self.isName(before, now) == names {
            result.old.append(before)
            result.new.append(now)
        }
        return result
    }

    private static func isName(_ old: KeyMember, _ new: KeyMember) -> Bool {
        if old.key.prefix(while: { $0 != "." }) == "title" { return true }
        guard old.key == "value" || old.key == "customizationID" else { return false }
        return old.value != .nothing && new.value != .nothing
    }
}

extension TabSpec {
    /// The same entries in a tab view that says what another one says.
    func inTabView(of other: TabSpec) -> TabSpec {
        var spec = other.holding(tabs)
        spec.location = location
        return spec
    }
}
