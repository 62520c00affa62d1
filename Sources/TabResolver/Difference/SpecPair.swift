import TabModel

/// An old and a new spec with who is who.
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

    /// Whether an entry stands directly in the same section as before, or outside any as before.
    func staysInSection(old index: Int, new: Int) -> Bool {
        let before = old[index].parent
        let now = self.new[new].parent
        return before.map { matching.newIndex[$0] } == now.map { Optional($0) }
    }

    /// The new id of an old entry that is still there.
    func newID(of id: EntryID) -> EntryID? {
        old.index(of: id).flatMap { matching.newIndex[$0] }.map { new[$0].id }
    }
}
