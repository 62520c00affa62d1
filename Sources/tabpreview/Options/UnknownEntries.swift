import TabModel

extension EnvironmentOptions {
    /// Sentences about ids that these options name and the spec lacks: no entry is selected by them.
    func unknownEntries(in spec: TabSpec) -> [String] {
        let known = Set(spec.tabs.flatMap(\.ids))
        let named = [
            ("select", [select].compactMap(\.self)), ("path", environment.path),
            ("previous", [previous].compactMap(\.self)), ("last", environment.last),
        ]
        return named.flatMap { option, ids in
            ids.filter { !known.contains($0) }.map { "--\(option): the spec has no entry \"\($0)\"; it is left out." }
        }
    }
}

extension TabEntry {
    /// The ids of the entry and of all in it.
    fileprivate var ids: [EntryID] {
        switch self {
        case .tab(let tab): [tab.id]
        case .section(let section): [section.id] + section.tabs.flatMap(\.ids)
        }
    }
}
