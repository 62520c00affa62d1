package import TabModel
import TabSpecCoding

/// The acts that design mode has, on every entry and place of a spec.
package enum SourceActs {
    /// All of them; some dozens for each entry.
    package static func all(on spec: TabSpec) -> [TabEdit] {
        let paths = paths(spec.tabs)
        let lists = [[]] + paths.filter { spec.tabs.entry($0)?.isSection == true }
        let places = lists.flatMap { list in
            (0...spec.tabs.list(list).count).map { TabPlace($0, in: list.isEmpty ? nil : .path(list)) }
        }
        return paths.flatMap { own(spec, $0, places) } + places.map { .insert(newTab, at: $0) } + [
            .insert(newSection, at: TabPlace(0)), set("tabViewStyle", "sidebarAdaptable", nil),
            set("tabBarMinimizeBehavior", "onScrollDown", nil),
        ]
    }

    /// A tab as design mode adds it.
    package static let newTab = TabEntry.tab(
        Tab(label: TabLabel(title: "New \"Tab\"", systemImage: "circle"), value: .string("newTab"))
    )
    private static let newSection = TabEntry.section(TabSection(header: TabLabel(title: "New"), tabs: [newTab]))

    private static func own(_ spec: TabSpec, _ path: [Int], _ places: [TabPlace]) -> [TabEdit] {
        let address = TabAddress.path(path)
        let next = Array(path.dropLast()) + [(path.last ?? 0) + 1]
        let pair = spec.tabs.entry(next) == nil ? [address] : [address, .path(next)]
        return [
            .remove(address), .duplicate(address), .dissolve(address),
            .wrap(pair, in: TabLabel(title: "Group")),
            .wrap([address], in: TabLabel(title: "G", systemImage: "folder")),
            set("title", "Renamed \\ \"it\"", address), set("systemImage", "star", address), set("badge", 7, address),
            set("badge", "New", address), set("badge", nil, address), set("role", "search", address),
            set("role", nil, address),
            set("tabPlacement", "pinned", address), set("tabPlacement", nil, address),
            set("customizationID", "com.example.id", address), set("customizationID", nil, address),
            set("hidden", true, address), set("customizationBehavior", "disabled", address),
            set("value", "other", address),
            set("defaultVisibility", ["sidebar": "hidden", "tabBar": "automatic"], address),
        ] + places.map { .move(address, to: $0) }
    }

    /// A change of one member.
    package static func set(_ key: String, _ value: JSONValue?, _ address: TabAddress?) -> TabEdit {
        .set([TabMemberChange(key, value)], of: address)
    }

    private static func paths(_ entries: [TabEntry]) -> [[Int]] {
        entries.enumerated().flatMap { index, entry -> [[Int]] in
            guard case .section(let section) = entry else { return [[index]] }
            return [[index]] + paths(section.tabs).map { [index] + $0 }
        }
    }
}

extension [TabEntry] {
    fileprivate func entry(_ path: [Int]) -> TabEntry? {
        guard let last = path.last, list(path.dropLast()).indices.contains(last) else { return nil }
        return list(path.dropLast())[last]
    }

    fileprivate func list(_ path: some Collection<Int>) -> [TabEntry] {
        path.reduce(self) { list, index in
            guard list.indices.contains(index), case .section(let section) = list[index] else { return [] }
            return section.tabs
        }
    }
}

extension TabEntry {
    fileprivate var isSection: Bool { if case .section = self { true } else { false } }
}

extension TabEdit {
    /// The act in one line.
    package var line: String {
        switch self {
        case .insert(let entry, let place): "insert \(entry.isSection ? "section " : "")\(place.line)"
        case .remove(let address): "remove \(address.line)"
        case .move(let address, let place): "move \(address.line) \(place.line)"
        case .duplicate(let address): "duplicate \(address.line)"
        case .wrap(let addresses, let label):
            "wrap \(addresses.map(\.line).joined(separator: " "))\(label.systemImage.map { " \($0)" } ?? "")"
        case .dissolve(let address): "dissolve \(address.line)"
        case .set(let changes, let address):
            "set \(address?.line ?? "view") "
                + changes.map { "\($0.key) \($0.value?.text() ?? "null")" }.joined(separator: " ")
        }
    }
}

extension TabAddress {
    fileprivate var line: String {
        switch self {
        case .id(let id): id
        case .path(let path): path.map(String.init).joined(separator: ".")
        }
    }
}

extension TabPlace {
    fileprivate var line: String { "to \(section.map { "\($0.line)." } ?? "")\(offset)" }
}
