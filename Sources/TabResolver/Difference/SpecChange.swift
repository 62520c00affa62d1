public import SpecSchema
public import TabModel

/// One change from an old spec to a new one (the format, 6, `diff`).
public struct SpecChange: Hashable, Sendable {
    /// What happened.
    public var kind: Kind
    /// The entry by its id in the new spec, or in the old one if it was removed; nil for the tab view itself.
    public var entry: EntryID?
    /// What the entry is called: its title, else its id; nil for the tab view itself.
    public var name: String?
    /// How it was; nil for what was added.
    public var from: State?
    /// How it is now; nil for what was removed.
    public var to: State?
    /// The platforms on whose drawing it shows, in their own order.
    public var platforms: [Platform] = []

    /// The kinds of change, in the order in which reports group them.
    public enum Kind: String, CaseIterable, Sendable {
        case added, removed, moved
        /// Another title, or another id with evidence that the entry is the same.
        case renamed
        case changed
    }

    /// One side of a change.
    public enum State: Hashable, Sendable {
        /// Where an entry stands: for what was added, removed or moved.
        case place(SpecPlace)
        /// What differs: for what was renamed or changed.
        case properties([KeyMember])
    }
}

/// A place in one spec.
public struct SpecPlace: Hashable, Sendable {
    /// The entry's title in that spec.
    public var title: String?
    /// The section directly around it, by its id in that spec.
    public var section: EntryID?
    /// What the section is called.
    public var sectionName: String?
    /// Its place among the entries beside it, from 0.
    public var index: Int
    /// What the entry before it is called; nil for the first.
    public var after: String?

    init(_ index: Int, in outline: SpecOutline, rank: Int) {
        let entry = outline[index]
        let siblings = entry.parent.map { outline[$0].children } ?? outline.roots
        title = entry.label.title
        section = entry.parent.map { outline[$0].id }
        sectionName = entry.parent.map { outline[$0].name }
        self.index = rank
        after = rank > 0 ? outline[siblings[rank - 1]].name : nil
    }
}
