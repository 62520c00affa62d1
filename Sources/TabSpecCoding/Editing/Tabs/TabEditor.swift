public import TabModel

/// The text of a spec after an edit of its structure.
public struct EditedTabs: Hashable, Sendable {
    /// The changed text.
    public var bytes: [UInt8]
    /// The changes, step by step; empty where the edit changes nothing.
    public var patches: [TextPatch]
    /// The index paths of the edited entries; empty for removed entries and for the spec itself.
    public var entries: [[Int]]
}

/// An editor of the tabs and sections in a spec's own text that leaves every other byte unchanged.
///
/// The comments directly above an entry, after it and further in below it belong to the entry and move with it. Edits
/// that can't be made safely are refused. The result is always read again and compared with the expected content. An
/// edit that removes the tab of the spec's `selection` gives it another one.
public enum TabEditor {
    /// Returns the text after one edit, in time proportional to the size of the text.
    ///
    /// - Throws: The reason why the edit can't be made, with the location of the obstacle in the text.
    public static func edited(
        _ bytes: [UInt8],
        format: SpecFormat,
        _ edit: TabEdit,
        limits: SpecReadingLimits = .file
    ) throws(SpecEditError) -> EditedTabs {
        let editing = TabEditing(try SpecText(bytes, format: format, limits: limits).editable)
        return editing.keepingSelection(in: try editing.edited(edit), after: edit)
    }
}

extension TabEditing {
    /// Returns the changed text, if it has the expected content and breaks no more rules of the format than before.
    func proven(_ change: TabChange) throws(SpecEditError) -> EditedTabs {
        guard let patch = change.patches.patch(of: text.bytes), let bytes = patch.applied(to: text.bytes),
            let found = try? text.read(bytes).root,
            found.matches(change.value)
        else { throw refusal(change.movesAlias ? .alias : .unproven, change.path) }
        try checkRules(found)
        return EditedTabs(bytes: bytes, patches: [patch], entries: change.entries)
    }

    /// Checks that a spec that follows the format's rules still does.
    func checkRules(_ found: SourceValue) throws(SpecEditError) {
        let shape = Shape.object(TabViewKeys.shape)
        guard let mistake = ShapeChecker.diagnostics(found, shape, file: "").first,
            ShapeChecker.diagnostics(text.root, shape, file: "").isEmpty
        else { return }
        throw SpecEditError(.invalid, mistake.text)
    }
}
