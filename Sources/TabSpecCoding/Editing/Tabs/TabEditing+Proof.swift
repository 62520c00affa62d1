import SpecSchema
import TabModel

extension TabEditing {
    /// The changed text, if it says what it should and is no worse a spec than before.
    func proven(_ change: TabChange) throws(SpecEditRefusal) -> EditedTabs {
        guard let patch = change.patches.patch(of: text.bytes), let bytes = patch.applied(to: text.bytes),
            let found = try? text.read(bytes).root,
            found.says(change.value)
        else { throw refusal(change.movesAlias ? .alias : .unproven, change.path) }
        try checkRules(found)
        return EditedTabs(bytes: bytes, patch: patch, entries: change.entries)
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
