import TabModel

/// A spec's entries as paths into its tree, to make one random edit.
struct SpecEdit {
    private(set) var entries: [TabEntry]

    init(_ spec: TabSpec) { entries = spec.tabs.map(Self.identified) }

    /// The spec of the edited entries in the tab view of another.
    func spec(like other: TabSpec) -> TabSpec {
        var spec = other.withEntries(entries)
        spec.platforms = other.platforms
        return spec
    }

    /// All paths, a section's before those in it.
    var paths: [[Int]] { Self.paths(in: entries, below: []) }

    func entry(at path: [Int]) -> TabEntry { Self.entry(in: entries, at: path[...]) }

    /// Returns the number of entries in the list that a path leads into.
    func count(at list: [Int]) -> Int {
        guard !list.isEmpty else { return entries.count }
        guard case .section(let section) = entry(at: list) else { return 0 }
        return section.tabs.count
    }

    mutating func remove(at path: [Int]) { change(path) { list, place in list.remove(at: place) } }

    mutating func insert(_ entry: TabEntry, at path: [Int]) {
        change(path) { list, place in list.insert(entry, at: place) }
    }

    mutating func replace(at path: [Int], with entry: TabEntry) { change(path) { list, place in list[place] = entry } }

    private mutating func change(_ path: [Int], _ edit: (inout [TabEntry], Int) -> Void) {
        Self.change(&entries, path[...], edit)
    }

    private static func change(
        _ entries: inout [TabEntry],
        _ path: ArraySlice<Int>,
        _ edit: (inout [TabEntry], Int) -> Void
    ) {
        guard let first = path.first else { return }
        guard path.count > 1 else { return edit(&entries, first) }
        guard case .section(var section) = entries[first] else { return }
        change(&section.tabs, path.dropFirst(), edit)
        entries[first] = .section(section)
    }

    private static func entry(in entries: [TabEntry], at path: ArraySlice<Int>) -> TabEntry {
        let entry = entries[path[path.startIndex]]
        guard path.count > 1, case .section(let section) = entry else { return entry }
        return Self.entry(in: section.tabs, at: path.dropFirst())
    }

    private static func paths(in entries: [TabEntry], below: [Int]) -> [[Int]] {
        entries.enumerated().flatMap { place, entry -> [[Int]] in
            let path = below + [place]
            guard case .section(let section) = entry else { return [path] }
            return [path] + paths(in: section.tabs, below: path)
        }
    }

    /// A section that has no id to be known by gets its title as one, or a new one.
    private static func identified(_ entry: TabEntry) -> TabEntry {
        guard case .section(var section) = entry else { return entry }
        section.modifiers.customizationID = section.modifiers.customizationID ?? section.header.title ?? section.id
        section.tabs = section.tabs.map(identified)
        return .section(section)
    }
}

extension TabSpec {
    /// Other entries in the same tab view.
    fileprivate func withEntries(_ entries: [TabEntry]) -> TabSpec {
        var spec = TabSpec(tabs: entries)
        (spec.tabViewStyle, spec.tabViewCustomization) = (tabViewStyle, tabViewCustomization)
        (spec.selection, spec.tabViewSearchActivation, spec.switches) = (selection, tabViewSearchActivation, switches)
        return spec
    }
}
