public import TabModel

/// What the sidebar of a wide iPad lists while people edit it: hidden entries too, each in its place (R2.41, R3.12, R3.29).
public struct EditedSidebar: Sendable {
    private let context: ResolutionContext
    private let placements: SidebarPlacements

    /// Looks at what a state draws.
    public init(_ transitions: TabTransitions) {
        context = transitions.context
        placements = SidebarPlacements(context)
    }

    /// The entries in a section, or outside all sections, that the author does not hide: tabs and sections in one list.
    public func entries(in section: EntryID?) -> [EntryID] {
        guard let section else { return listed(context.outline.roots) }
        return context.outline.index(of: section).map { listed(context.orderedChildren(of: $0)) } ?? []
    }

    /// Returns a Boolean value that indicates whether an entry is ticked: a selected tab that people hide keeps its
    /// row, but not its tick (R3.20).
    public func isShown(_ id: EntryID) -> Bool {
        context.outline.index(of: id).map { placements[$0].isVisible } ?? false
    }

    /// What is drawn for an entry that people have hidden: as much as if it showed, so that no other row moves.
    ///
    /// The rows of a section are those of `entries(in:)`.
    public func hiddenRow(_ id: EntryID) -> SidebarRow? {
        let rows = SidebarRows(context: context) { _ in false }
        var notes = NoteCollector.none
        return context.outline.index(of: id).map { rows.row($0, &notes) }
    }

    private func listed(_ indices: [Int]) -> [EntryID] {
        indices.filter { !context.presence.isHidden($0) }.map { context.entry($0).id }
    }
}

/// Why an operation on a customization is refused (the format, 7, *Operations*).
public struct OperationRefusal: Error, Hashable, Sendable {
    /// Which answer it deserves.
    public var kind: Kind
    /// The rule that forbids it, or `unknown`.
    public var rule: String
    /// The entry the operation names, if it names one.
    public var entry: EntryID?
    /// One or two sentences: what was refused, why, and what to do.
    public var text: String

    /// The kinds of refusal.
    public enum Kind: Sendable {
        /// The spec does not have the entry or neighbor, or not in that region (409).
        case unknown
        /// A rule forbids it (422).
        case forbidden
    }

    /// Makes a refusal.
    public init(kind: Kind, rule: String, entry: EntryID? = nil, text: String) {
        self.kind = kind
        self.rule = rule
        self.entry = entry
        self.text = text
    }

    /// An id that the spec does not have.
    static func missing(_ id: EntryID, among known: [EntryID]) -> Self {
        let advice =
            Suggestion.nearest(to: id, among: known).map { "Did you mean \"\($0)\"?" }
            ?? "Check the id; the spec may have changed."
        return Self(kind: .unknown, rule: "unknown", entry: id, text: "The spec has no entry \"\(id)\". \(advice)")
    }

    /// The refusal of `undo` and `redo` where there is no history, or among other operations.
    static let withoutHistory = Self(
        kind: .forbidden,
        rule: "history",
        text: "\"undo\" and \"redo\" use the history of a running preview. "
            + "Send one of them to it, alone and without other operations."
    )

    init(_ prohibition: Prohibition, of entry: OutlineEntry? = nil) {
        let (rule, words) = prohibition.reason
        self.init(
            kind: rule == "unknown" ? .unknown : .forbidden,
            rule: rule,
            entry: entry?.id,
            text: entry.map { "Can't change \"\($0.name)\": \(words)" } ?? "Can't customize: \(words)"
        )
    }
}
