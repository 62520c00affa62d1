/// The pane of reasons, findings and what people changed.
struct InspectorValues: Hashable, Sendable {
    var isOpen: Bool
    /// The structure of the spec, while it is being designed.
    var design: DesignValues?
    var closeHref: String
    var trees: [TreeValues]
    var hasTrees: Bool
    /// What stands in place of trees.
    var treesHint: String
    var findings: [DiagnosticValues]
    var hasFindings: Bool
    var findingsSummary: String
    var customization: CustomizationValues
    var switches: SwitchesValues
    /// The SwiftUI source; nil before the first good spec.
    var code: CodeValues?
}

/// The layout of one frame as a tree.
struct TreeValues: Hashable, Sendable {
    var frame: String
    var title: String
    var notes: [NoteValues]
    var more: MoreNotesValues?
    var groups: [TreeGroupValues]
}

/// One region of a bar, or a sidebar.
struct TreeGroupValues: Hashable, Sendable {
    var title: String
    var rows: [TreeRowValues]
}

/// One entry of a region with its deciding reason, and the others folded.
struct TreeRowValues: Hashable, Sendable {
    var entryID: String
    var title: String
    var depth: String
    var isShown: Bool
    /// In words, where it does not stand in the frame itself: in More, in a section, hidden.
    var place: String?
    var icon: IconValues?
    var notes: [NoteValues]
    var more: MoreNotesValues?
}

/// Reasons that stand folded under the deciding one.
struct MoreNotesValues: Hashable, Sendable {
    var text: String
    /// What screen readers hear after the text: reasons for what.
    var context: String
    var notes: [NoteValues]
}

/// A reason and the rule it follows.
struct NoteValues: Hashable, Sendable {
    var rule: RuleLinkValues
    var text: String
}

/// A diagnostic or a finding.
struct DiagnosticValues: Hashable, Sendable {
    var severity: String
    var id: String
    var rule: RuleLinkValues?
    var text: String
    var fix: String?
    var place: String?
    var entryID: String?
    var line: SourceLineValues?
}

/// A line of the source with a caret under a column.
struct SourceLineValues: Hashable, Sendable {
    var number: String
    var text: String
    var caret: String
}

/// What a person changed, in words.
struct CustomizationValues: Hashable, Sendable {
    var profile: String
    var isAttached: Bool
    /// Whether the ways back are offered.
    var offersResets: Bool
    var hint: String
    /// Whether there is a change to take back.
    var canUndo: Bool
    /// Whether something that was taken back can be done again.
    var canRedo: Bool
    /// The rule behind the hint.
    var rule: RuleLinkValues?
    var changes: [ChangeValues]
    var isEmpty: Bool
    var resets: [ResetValues]
    /// Nil where nothing can be customized.
    var profiles: ProfilesValues?
}

/// One stored change.
struct ChangeValues: Hashable, Sendable {
    var text: String
    var undo: UndoValues?
}

/// The opposite operation of a stored change.
struct UndoValues: Hashable, Sendable {
    var op: String
    var entryID: String
    var label: String
}

/// A reset by SwiftUI's name.
struct ResetValues: Hashable, Sendable {
    var op: String
    var section: String?
    var name: String
    var text: String
    var isDisabled: Bool
}
