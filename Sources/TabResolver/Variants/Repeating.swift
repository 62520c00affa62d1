import TabModel

extension TabEntry {
    /// A Boolean value that indicates whether it or anything in it is repeated over data.
    var isRepeated: Bool {
        guard modifiers.repeats == nil, case .section(let section) = self else { return modifiers.repeats != nil }
        return section.tabs.contains(where: \.isRepeated)
    }

    /// The placeholders that are drawn for an entry that is repeated over data; itself if it isn't (R1.6, R1.120).
    ///
    /// The first has the entry's id, the others `ID#2`, `ID#3`, …: they can't be selected by value or customized.
    var placeholders: [TabEntry] {
        guard let repeats = modifiers.repeats else { return [self] }
        return (0..<repeats.count).map { $0 == 0 ? self : numbered($0 + 1) }
    }

    private func numbered(_ number: Int) -> TabEntry {
        switch self {
        case .tab(let tab): .tab(tab.numbered(number))
        case .section(let section): .section(section.numbered(number))
        }
    }
}

extension Tab {
    fileprivate func numbered(_ number: Int) -> Tab {
        var copy = withID("\(id)#\(number)")
        copy.value = nil
        copy.modifiers.customizationID = nil
        return copy
    }
}

extension TabSection {
    fileprivate func numbered(_ number: Int) -> TabSection {
        var copy = withID("\(id)#\(number)")
        copy.modifiers.customizationID = nil
        copy.tabs = tabs.map { entry in
            switch entry {
            case .tab(let tab): .tab(tab.numbered(number))
            case .section(let section): .section(section.numbered(number))
            }
        }
        return copy
    }
}
