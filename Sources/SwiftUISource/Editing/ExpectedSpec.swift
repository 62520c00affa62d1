import TabModel
import TabSpecCoding

/// The expected spec of a tab view: the result of an action on the spec that was read.
struct ExpectedSpec {
    /// The action with paths in place of ids, and with a value that fits its neighbors'.
    let edit: TabEdit
    /// The spec before the action.
    let old: TabSpec
    /// The accepted specs: the spec after the action, and where it moves the selection, also without the move.
    private let accepted: [JSONValue]
    /// The spec after the action.
    let new: TabSpec
    /// The paths of the action's entries after it.
    let entries: [[Int]]

    init(_ spec: TabSpec, _ edit: TabEdit) throws(SpecEditError) {
        let text = SpecWriting.value(spec).bytes()
        guard let decoded = SpecReader.read(text, format: .json, file: "").spec else {
            throw SpecEditError(.notInSwift, "This tab view has no tabs that can be changed.")
        }
        old = decoded
        self.edit = Self.fitting(try edit.withPaths(in: decoded), decoded)
        let edited = try TabEditor.edited(text, format: .json, self.edit)
        guard let new = SpecReader.read(edited.bytes, format: .json, file: "").spec else {
            throw SpecEditError(.invalid, "The tab view would no longer be valid.")
        }
        (self.new, entries) = (new, edited.entries)
        var still = new
        still.selection = decoded.selection
        accepted = [new, still].map(Self.plain)
    }

    /// A Boolean value that indicates whether the action changes nothing.
    var isNothing: Bool { accepted.contains(Self.plain(old)) }

    /// Returns a Boolean value that indicates whether a spec that was read is an accepted one.
    func isMatched(by spec: TabSpec) -> Bool { accepted.contains(Self.plain(spec)) }

    /// Returns a spec without the list of questions, which has only the questions in use.
    private static func plain(_ spec: TabSpec) -> JSONValue {
        var spec = spec
        spec.conditions = []
        return SpecWriting.value(spec)
    }

    /// Returns an action whose new tab has a value of the kind of its neighbors: none, the next number, or its own.
    private static func fitting(_ edit: TabEdit, _ spec: TabSpec) -> TabEdit {
        guard case .insert(let entry, let place) = edit else { return edit }
        let values = spec.tabs.flatMap(\.allTabs).map(\.value)
        var next = values.reduce(0) { most, value in
            if case .integer(let number)? = value, number < .max { max(most, number + 1) } else { most }
        }
        let isNumbered = next > 0 && !values.contains { if case .string? = $0 { true } else { false } }
        guard values.allSatisfy({ $0 == nil }) || isNumbered else { return edit }
        return .insert(
            entry.mappingTabs { tab in
                var tab = tab
                tab.value = isNumbered ? .integer(next) : nil
                next += 1
                return tab
            },
            at: place
        )
    }
}

extension TabEntry {
    /// The tab, or the tabs of the section and of the sections in it.
    var allTabs: [Tab] {
        switch self {
        case .tab(let tab): [tab]
        case .section(let section): section.tabs.flatMap(\.allTabs)
        }
    }

    /// The entries of a section; empty for a tab.
    var inner: [TabEntry] { if case .section(let section) = self { section.tabs } else { [] } }

    fileprivate func mappingTabs(_ change: (Tab) -> Tab) -> TabEntry {
        switch self {
        case .tab(let tab): return .tab(change(tab))
        case .section(var section):
            section.tabs = section.tabs.map { $0.mappingTabs(change) }
            return .section(section)
        }
    }
}

extension TabSpec {
    /// Returns the entry at a path; nil if there is none.
    func entry(at path: [Int]) -> TabEntry? {
        var (list, result): ([TabEntry], TabEntry?) = (tabs, nil)
        for index in path {
            guard list.indices.contains(index) else { return nil }
            result = list[index]
            list = list[index].inner
        }
        return result
    }

    /// Returns the entry at an address; nil if there is none.
    func entry(at address: TabAddress) -> TabEntry? {
        switch address {
        case .path(let path): entry(at: path)
        case .id(let id): path(to: id, in: tabs).flatMap { entry(at: $0) }
        }
    }

    /// Returns the entries of a section; for an empty path, the spec's own.
    func list(at path: [Int]) -> [TabEntry] { path.isEmpty ? tabs : entry(at: path)?.inner ?? [] }

    fileprivate func path(to id: EntryID, in entries: [TabEntry]) -> [Int]? {
        for (number, entry) in entries.enumerated() {
            if entry.id == id { return [number] }
            if let inner = path(to: id, in: entry.inner) { return [number] + inner }
        }
        return nil
    }
}

extension TabEdit {
    /// Returns the action with paths for addresses.
    fileprivate func withPaths(in spec: TabSpec) throws(SpecEditError) -> TabEdit {
        func path(_ address: TabAddress) throws(SpecEditError) -> TabAddress {
            guard case .id(let id) = address else { return address }
            guard let path = spec.path(to: id, in: spec.tabs) else {
                throw SpecEditError(.absent, "There is no entry with the id \"\(id)\".")
            }
            return .path(path)
        }
        func resolved(_ place: TabPlace) throws(SpecEditError) -> TabPlace {
            guard let section = place.section else { return place }
            return TabPlace(place.offset, in: try path(section))
        }
        switch self {
        case .insert(let entry, let place): return .insert(entry, at: try resolved(place))
        case .remove(let address): return .remove(try path(address))
        case .move(let address, let place): return .move(try path(address), to: try resolved(place))
        case .duplicate(let address): return .duplicate(try path(address))
        case .wrap(let addresses, let label):
            var paths: [TabAddress] = []
            for address in addresses { paths.append(try path(address)) }
            return .wrap(paths, in: label)
        case .dissolve(let address): return .dissolve(try path(address))
        case .set(let changes, let address):
            guard let address else { return self }
            return .set(changes, of: try path(address))
        }
    }
}

extension TabAddress {
    /// The path; empty for an id, which no action with paths has.
    var numbers: [Int] { if case .path(let path) = self { path } else { [] } }
}
