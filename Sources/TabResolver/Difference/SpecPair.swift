import TabModel

/// An old and a new spec, with the matching of their entries.
struct SpecPair: Sendable {
    let oldSpec: TabSpec
    let newSpec: TabSpec
    let old: SpecOutline
    let new: SpecOutline
    let matching: EntryMatching
    /// The new ids by number.
    let newIDs: [EntryID]
    /// The old ids by the new number.
    let oldIDs: [EntryID?]

    init(_ oldSpec: TabSpec, _ newSpec: TabSpec) {
        self.oldSpec = oldSpec
        self.newSpec = newSpec
        let (old, new) = (SpecOutline(oldSpec), SpecOutline(newSpec))
        (self.old, self.new) = (old, new)
        let matching = EntryMatching(old, new)
        self.matching = matching
        newIDs = new.entries.map(\.id)
        oldIDs = matching.oldIndex.map { $0.map { old[$0].id } }
    }

    /// Returns a Boolean value that indicates whether an entry is directly in the section of before, or still outside
    /// any.
    func staysInSection(old index: Int, new: Int) -> Bool {
        let before = old[index].parent
        let now = self.new[new].parent
        return before.map { matching.newIndex[$0] } == now.map { Optional($0) }
    }

    /// Returns the new id of an old entry that still exists.
    func newID(of id: EntryID) -> EntryID? {
        old.index(of: id).flatMap { matching.newIndex[$0] }.map { new[$0].id }
    }
}

/// The matching of the entries of a new spec with those of an old one.
///
/// An entry is known by its customizationID, otherwise by its value, otherwise by title, symbol and role: first under
/// the same section, then anywhere. A section of another name is the same if most of its old contents and most of its
/// new contents are the same. Several equal entries are matched in declared order. Each entry has one counterpart at
/// most, and a tab never matches a section. The opposite direction gives the same pairs.
///
/// - Complexity: O(*n*) in the number of entries.
struct EntryMatching: Sendable {
    /// The new entry's number, by the old one's.
    private(set) var newIndex: [Int?]
    /// The old entry's number, by the new one's.
    private(set) var oldIndex: [Int?]
    private let old: SpecOutline
    private let new: SpecOutline

    init(_ old: SpecOutline, _ new: SpecOutline) {
        self.old = old
        self.new = new
        newIndex = Array(repeating: nil, count: old.entries.count)
        oldIndex = Array(repeating: nil, count: new.entries.count)
        match { entry, _ in entry.customizationID.map { .id($0, isSection: entry.isSection) } }
        match { entry, _ in entry.tab?.value.map(MatchingKey.value) }
        match { entry, around in around.map { .label(Likeness(entry), inside: $0) } }
        matchSectionsByTabs()
        match { entry, around in around.map { .label(Likeness(entry), inside: $0) } }
        match { entry, _ in Likeness(entry).isTelling ? .label(Likeness(entry), inside: .anywhere) : nil }
    }

    /// Matches entries that have equal keys and no counterpart yet, in declared order.
    private mutating func match(_ key: (OutlineEntry, MatchingKey.Container?) -> MatchingKey?) {
        var waiting: [MatchingKey: [Int]] = [:]
        for entry in new.entries.reversed() where oldIndex[entry.index] == nil {
            let around = entry.parent.map(MatchingKey.Container.section) ?? .root
            if let key = key(entry, around) { waiting[key, default: []].append(entry.index) }
        }
        for entry in old.entries where newIndex[entry.index] == nil {
            guard let key = key(entry, container(of: entry)), let found = waiting[key]?.popLast() else { continue }
            join(entry.index, found)
        }
    }

    private mutating func join(_ oldEntry: Int, _ newEntry: Int) {
        newIndex[oldEntry] = newEntry
        oldIndex[newEntry] = oldEntry
    }

    /// Returns the container that an old entry's counterpart would have if it had not been moved; nil if that is not
    /// known.
    private func container(of entry: OutlineEntry) -> MatchingKey.Container? {
        guard let parent = entry.parent else { return .root }
        return newIndex[parent].map(MatchingKey.Container.section)
    }

    /// Matches a section that lost its name and id with the one that has more than half of its entries in common.
    private mutating func matchSectionsByTabs() {
        for section in old.entries where section.isSection && newIndex[section.index] == nil {
            var votes: [Int: Int] = [:]
            let children = old.children(of: section.index)
            for child in children {
                if let home = newIndex[child].flatMap({ new[$0].parent }) { votes[home, default: 0] += 1 }
            }
            guard let (home, count) = votes.max(by: { $0.value < $1.value }), oldIndex[home] == nil else { continue }
            if count * 2 > max(children.count, new.children(of: home).count) { join(section.index, home) }
        }
    }
}

/// The properties by which entries are recognized.
private enum MatchingKey: Hashable {
    case id(String, isSection: Bool)
    case value(TabValue)
    case label(Likeness, inside: Container)

    /// The container of an entry, as numbers of the new spec.
    enum Container: Hashable {
        case root
        case section(Int)
        case anywhere
    }
}

/// The look of an entry without a stable name.
private struct Likeness: Hashable {
    let isSection: Bool
    let title: String?
    let systemImage: String?
    let role: TabRole?

    init(_ entry: OutlineEntry) {
        isSection = entry.isSection
        title = entry.source.label.title
        systemImage = entry.source.label.systemImage
        role = entry.tab?.role
    }

    /// A Boolean value that indicates whether it is specific enough to be found elsewhere.
    var isTelling: Bool { title?.isEmpty == false || systemImage != nil || role != nil }
}
