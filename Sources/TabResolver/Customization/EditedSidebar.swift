public import TabModel

/// The entries of a wide iPad's sidebar in edit mode: hidden ones too, each in its place (R2.41, R3.12, R3.29).
public struct EditedSidebar: Sendable {
    private let context: ResolutionContext
    private let placements: SidebarPlacements

    /// Creates the sidebar of a state.
    public init(_ transitions: TabTransitions) {
        context = transitions.context
        placements = SidebarPlacements(context)
    }

    /// Returns the entries in a section, or outside all sections, that the author does not hide: tabs and sections in
    /// one list.
    public func entries(in section: EntryID?) -> [EntryID] {
        guard let section else { return listed(context.outline.roots) }
        return context.outline.index(of: section).map { listed(context.orderedChildren(of: $0)) } ?? []
    }

    /// Returns a Boolean value that indicates whether an entry is checked.
    ///
    /// A selected tab that people hide keeps its row, but not its check mark (R3.20).
    public func isShown(_ id: EntryID) -> Bool {
        context.outline.index(of: id).map { placements[$0].isVisible } ?? false
    }

    /// Returns the drawn row of an entry that people have hidden: as if it showed, so that no other row moves.
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

/// The reason why an operation on a customization is refused.
public struct OperationError: Error, Hashable, Sendable {
    /// The kind of the refusal.
    public var kind: Kind
    /// The rule that forbids it, or `unknown`.
    public var rule: String
    /// The entry that the operation names; nil if it names none.
    var entry: EntryID?
    /// One or two sentences: the refused operation, the reason, and the fix.
    public var text: String

    /// The kinds of refusal.
    public enum Kind: Sendable {
        /// A refusal because the spec does not have the entry or neighbor, or not in that region (HTTP status 409).
        case unknown
        /// A refusal by a rule (HTTP status 422).
        case forbidden
    }

    /// Creates a refusal.
    public init(kind: Kind, rule: String, entry: EntryID? = nil, text: String) {
        self.kind = kind
        self.rule = rule
        self.entry = entry
        self.text = text
    }

    /// Returns the refusal for an id that the spec does not have.
    static func missing(_ id: EntryID, among known: [EntryID]) -> Self {
        let advice =
            Suggestion.nearest(to: id, among: known).map { "Did you mean \"\($0)\"?" }
            ?? "Check the id; the tabs may have changed."
        return Self(kind: .unknown, rule: "unknown", entry: id, text: "There is no entry \"\(id)\". \(advice)")
    }

    /// The refusal of every change to a spec that attaches no customization (R3.1).
    public static let notAttached = Self(.notAttached)

    /// The refusal of `undo` and `redo` without a history, or among other operations.
    static let withoutHistory = Self(
        kind: .forbidden,
        rule: "history",
        text: "\"undo\" and \"redo\" use the history of a running preview. "
            + "Send only one of them to it, without other operations."
    )

    init(_ prohibition: Prohibition, of entry: OutlineEntry? = nil) {
        self.init(
            kind: prohibition.rule == nil ? .unknown : .forbidden,
            rule: prohibition.rule ?? "unknown",
            entry: entry?.id,
            text: prohibition.sentence(about: entry?.name ?? "")
        )
    }
}
