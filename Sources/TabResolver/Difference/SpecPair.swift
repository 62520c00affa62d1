import TabModel

/// An old and a new spec with who is who.
struct SpecPair: Sendable {
    let oldSpec: TabSpec
    let newSpec: TabSpec
    let old: SpecOutline
    let new: SpecOutline
    let matching: EntryMatching

    init(_ oldSpec: TabSpec, _ newSpec: TabSpec) {
        self.oldSpec = oldSpec
        self.newSpec = newSpec
        old = SpecOutline(oldSpec)
        new = SpecOutline(newSpec)
        matching = EntryMatching(old, new)
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
