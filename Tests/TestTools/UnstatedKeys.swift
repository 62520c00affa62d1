public import TabModel

extension TabSpec {
    /// The keys that none of these specs says anything at, sorted: what a test of every key would miss.
    ///
    /// A key of tabs and sections counts once. Keys that no property holds, such as `$schema`, don't count.
    public static func unstatedKeys(in specs: [TabSpec]) -> [String] {
        let all = TabViewKeys.all.map(\.name) + EntryKeys.tab.map(\.name) + EntryKeys.section.map(\.name)
        return Set(all).subtracting(specs.flatMap(\.statedKeys)).subtracting(["$schema", "tabs"]).sorted()
    }

    private var statedKeys: [String] { TabViewKeys.all.stated(in: self) + tabs.flatMap(\.statedKeys) }
}

extension TabEntry {
    fileprivate var statedKeys: [String] {
        switch self {
        case .tab(let tab): EntryKeys.tab.stated(in: tab)
        case .section(let section): EntryKeys.section.stated(in: section) + section.tabs.flatMap(\.statedKeys)
        }
    }
}

extension Array {
    fileprivate func stated<Owner>(in owner: Owner) -> [String] where Element == SpecKey<Owner> {
        filter { $0.isStated(in: owner) }.map(\.name)
    }
}
