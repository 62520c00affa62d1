import TabModel

extension TabSpec {
    /// The same spec without the places of its parts, so that specs of different texts can be compared.
    var withoutPlaces: TabSpec {
        var spec = holding(tabs.map(\.withoutPlaces))
        spec.location = nil
        spec.keyPlaces = KeyPlaces()
        spec.variants = variants.map(\.withoutPlaces)
        return spec
    }
}

extension TabEntry {
    fileprivate var withoutPlaces: TabEntry {
        switch self {
        case .tab(var tab):
            tab.modifiers.forgetPlaces()
            return .tab(tab)
        case .section(var section):
            section.modifiers.forgetPlaces()
            section.tabs = section.tabs.map(\.withoutPlaces)
            return .section(section)
        }
    }
}

extension TabModifiers {
    fileprivate mutating func forgetPlaces() {
        location = nil
        for index in when.indices { when[index].location = nil }
        variants = variants.map(\.withoutPlaces)
    }
}

extension Variant {
    fileprivate var withoutPlaces: Variant {
        var variant = Variant(when, values.map { Value($0.key, $0.value) })
        variant.when.location = nil
        return variant
    }
}
