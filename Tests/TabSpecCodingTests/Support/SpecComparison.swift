import TabModel

extension TabSpec {
    /// The same spec without the places of its parts, so that specs of different texts can be compared.
    var withoutPlaces: TabSpec {
        var spec = holding(tabs.map(\.withoutPlaces))
        spec.location = nil
        return spec
    }
}

extension TabEntry {
    fileprivate var withoutPlaces: TabEntry {
        switch self {
        case .tab(var tab):
            tab.modifiers.location = nil
            return .tab(tab)
        case .section(var section):
            section.modifiers.location = nil
            section.tabs = section.tabs.map(\.withoutPlaces)
            return .section(section)
        }
    }
}
