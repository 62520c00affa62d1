import TabModel

extension TabEntry {
    /// The entries of a section; none of a tab.
    var tabs: [TabEntry] {
        get {
            if case .section(let section) = self { section.tabs } else { [] }
        }
        set {
            guard case .section(var section) = self else { return }
            section.tabs = newValue
            self = .section(section)
        }
    }

    var isSection: Bool {
        if case .section = self { true } else { false }
    }

    /// The same without what a copy has of its own.
    var withoutNames: TabEntry {
        switch self {
        case .tab(var tab):
            tab.value = nil
            tab.modifiers.customizationID = nil
            return .tab(tab)
        case .section(var section):
            section.modifiers.customizationID = nil
            section.tabs = section.tabs.map(\.withoutNames)
            return .section(section)
        }
    }
}

extension [TabEntry] {
    /// Every path to an entry, sections before their tabs.
    var paths: [[Int]] {
        enumerated().flatMap { number, entry in [[number]] + entry.tabs.paths.map { [number] + $0 } }
    }

    subscript(path: some Collection<Int>) -> TabEntry? {
        guard let first = path.first, indices.contains(first) else { return nil }
        return path.count == 1 ? self[first] : self[first].tabs[path.dropFirst()]
    }

    /// The list of a section; the own one for an empty path.
    func list(_ path: some Collection<Int>) -> [TabEntry] {
        path.isEmpty ? self : self[path]?.tabs ?? []
    }

    /// Changes the list of a section.
    mutating func change(_ path: some Collection<Int>, _ change: (inout [TabEntry]) -> Void) {
        guard let first = path.first else { return change(&self) }
        self[first].tabs.change(path.dropFirst(), change)
    }
}
