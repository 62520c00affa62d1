import TabModel

/// One entry of a spec with its place in the tree, defaults by role filled in (R2.17).
struct OutlineEntry: Sendable {
    /// The entry's number in one depth-first count; its place in ``SpecOutline/entries``.
    let index: Int
    /// The entry as the author wrote it.
    let source: TabEntry
    /// The modifiers as the author wrote them.
    let modifiers: TabModifiers
    /// The section directly around it.
    let parent: Int?
    /// The outermost section around it.
    let top: Int?
    /// How many sections stand around it.
    let level: Int
    /// Title and image with defaults by role.
    let label: TabLabel
    /// The author's placement, else the role's.
    let placement: TabPlacement
    /// Whether it or a section around it is disabled (R1.48).
    let isDisabled: Bool
    /// A section's own entries.
    var children: [Int] = []
    /// The number behind its last descendant: `index..<end` is the whole branch.
    var end: Int

    /// The entry's id.
    var id: EntryID { source.id }
    /// The id it is stored under, if it has one.
    var customizationID: String? { modifiers.customizationID }
    /// How notes and messages call it.
    var name: String { label.title.flatMap { $0.isEmpty ? nil : $0 } ?? id }
    /// Whether a section has a title that a bar could show (R2.80).
    var hasTitle: Bool { label.title.map { !$0.isEmpty } ?? false }

    /// The tab, if it is one.
    var tab: Tab? {
        if case .tab(let tab) = source { tab } else { nil }
    }

    /// The section, if it is one.
    var section: TabSection? {
        if case .section(let section) = source { section } else { nil }
    }

    /// Whether it is a section.
    var isSection: Bool {
        if case .section = source { true } else { false }
    }

    /// Whether choosing it is intercepted (R4.14).
    var isAction: Bool { tab?.action ?? false }
}
