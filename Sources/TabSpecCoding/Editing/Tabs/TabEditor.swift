import SpecSchema
public import TabModel

/// A spec's text after an act on its structure.
public struct EditedTabs: Hashable, Sendable {
    /// The changed text.
    public var bytes: [UInt8]
    /// What changed, step by step; empty where the act changes nothing.
    public var patches: [TextPatch]
    /// Where the entries of the act are now, as paths of numbers; empty for removed ones and for the spec itself.
    public var entries: [[Int]]
}

/// Does what a person does with tabs and sections to the spec's own text, and leaves every other byte as it is.
///
/// The comments directly above an entry, behind it and further in below it belong to it: they go where it goes. Whatever
/// can't be done safely is refused. The result is always read again and compared with what it should say. An act that
/// takes its tab from the spec's `selection` gives it another one.
public enum TabEditor {
    /// Makes one act; takes time in proportion to the text.
    ///
    /// - Throws: Why it can't be done, and where in the text the obstacle is.
    public static func edited(
        _ bytes: [UInt8],
        format: SpecFormat,
        _ edit: TabEdit,
        limits: SpecReadingLimits = .file
    ) throws(SpecEditRefusal) -> EditedTabs {
        let editing = TabEditing(try SpecText(bytes, format: format, limits: limits).editable)
        return editing.keepingSelection(in: try editing.edited(edit), after: edit)
    }
}

extension TabEditing {
    /// The changed text, if it says what it should and is no worse a spec than before.
    func proven(_ change: TabChange) throws(SpecEditRefusal) -> EditedTabs {
        guard let patch = change.patches.patch(of: text.bytes), let bytes = patch.applied(to: text.bytes),
            let found = try? text.read(bytes).root,
            found.says(change.value)
        else { throw refusal(change.movesAlias ? .alias : .unproven, change.path) }
        try checkRules(found)
        return EditedTabs(bytes: bytes, patches: [patch], entries: change.entries)
    }

    /// A spec that keeps the format's rules must keep them.
    func checkRules(_ found: SourceValue) throws(SpecEditRefusal) {
        let shape = Shape.object(TabViewKeys.shape)
        guard let mistake = ShapeChecker.diagnostics(found, shape, file: "").first,
            ShapeChecker.diagnostics(text.root, shape, file: "").isEmpty
        else { return }
        throw SpecEditRefusal(.invalid, mistake.text)
    }
}
