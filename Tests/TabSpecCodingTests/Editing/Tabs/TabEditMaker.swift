import TabModel
import TestTools

/// Makes acts on a spec and says what the spec is then.
struct TabEditMaker {
    var generator: SeededGenerator
    private var specs: SpecMaker

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        specs = SpecMaker(seed: seed)
    }

    mutating func spec() -> TabSpec { specs.spec() }

    /// An act and the entries that are to come of it, as far as the model alone can tell.
    mutating func act(on spec: TabSpec) -> (TabEdit, [TabEntry])? {
        let tabs = spec.tabs
        let path = element(of: tabs.paths)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
            let entry = newEntry()
            let place = place(in: tabs, outside: nil)
            var result = tabs
            result.change(place.list) { $0.insert(entry, at: place.index) }
            return (.insert(entry, at: TabPlace(place.index, in: address(place.list, spec))), result)
        case 1:
            guard let index = path.last else { return nil }
            var result = tabs
            result.change(path.dropLast()) { $0.remove(at: index) }
            return (.remove(address(path, spec) ?? .path(path)), result)
        case 2, 3: return move(path, tabs, spec)
        case 4: return wrap(path, tabs, spec)
        default:
            guard let index = path.last, let section = tabs[path], section.isSection else { return nil }
            var result = tabs
            result.change(path.dropLast()) { $0.replaceSubrange(index...index, with: section.tabs) }
            return (.dissolve(.path(path)), result)
        }
    }

    private mutating func newEntry() -> TabEntry {
        element(of: specs.spec().tabs)
    }

    private mutating func move(_ path: [Int], _ tabs: [TabEntry], _ spec: TabSpec) -> (TabEdit, [TabEntry])? {
        guard let index = path.last, let entry = tabs[path] else { return nil }
        let place = place(in: tabs, outside: path)
        var result = tabs
        // A placeholder keeps all paths as they are until the entry has come to its place.
        let gap = TabEntry.tab(Tab(label: TabLabel(title: "the gap")))
        result.change(path.dropLast()) { $0[index] = gap }
        result.change(place.list) { $0.insert(entry, at: place.index) }
        result = Self.without(gap, result)
        return (
            .move(address(path, spec) ?? .path(path), to: TabPlace(place.index, in: address(place.list, spec))), result
        )
    }

    private static func without(_ gap: TabEntry, _ entries: [TabEntry]) -> [TabEntry] {
        entries.filter { $0.label != gap.label }.map { entry in
            var entry = entry
            entry.tabs = without(gap, entry.tabs)
            return entry
        }
    }

    private mutating func wrap(_ path: [Int], _ tabs: [TabEntry], _ spec: TabSpec) -> (TabEdit, [TabEntry])? {
        guard let index = path.last else { return nil }
        let list = tabs.list(path.dropLast())
        let end = Int.random(in: (index + 1)...list.count, using: &generator)
        let label = TabLabel(
            title: generator.flip() ? "New: group" : nil,
            systemImage: generator.flip() ? "folder" : nil
        )
        var result = tabs
        result.change(path.dropLast()) { list in
            list.replaceSubrange(
                index..<end,
                with: [.section(TabSection(header: label, tabs: Array(list[index..<end])))]
            )
        }
        let addresses = (index..<end).map { TabAddress.path(Array(path.dropLast()) + [$0]) }
        return (.wrap(addresses.shuffled(using: &generator), in: label), result)
    }

    /// A place among the entries of any list that is not inside an entry.
    private mutating func place(in tabs: [TabEntry], outside path: [Int]?) -> (list: [Int], index: Int) {
        let lists =
            [[]]
            + tabs.paths.filter { list in
                tabs[list]?.isSection == true && path.map { list.starts(with: $0) } != true
            }
        let list = element(of: lists)
        return (list, Int.random(in: 0...tabs.list(list).count, using: &generator))
    }

    /// A path, or the id of what is there; nil for the spec itself.
    private mutating func address(_ path: [Int], _ spec: TabSpec) -> TabAddress? {
        guard let entry = spec.tabs[path] else { return nil }
        return generator.flip() ? .path(path) : .id(entry.id)
    }

    private mutating func element<Element>(of list: [Element]) -> Element {
        list[Int.random(in: 0..<list.count, using: &generator)]
    }
}
