public import TabModel
public import TabSpecCoding

/// A file of an app's source after an action on the structure of a tab view.
public struct EditedSource: Hashable, Sendable {
    /// The file's path, relative to the project's root.
    public var file: String
    /// The changed text.
    public var bytes: [UInt8]
    /// The changes; empty where the action changes nothing.
    public var patch: TextPatch
    /// The paths of the action's entries after it; empty for removed ones and for the tab view itself.
    public var entries: [[Int]]
}

/// An editor that applies actions on tabs and sections to the app's own source, and leaves every other byte unchanged.
///
/// An action changes one file. Several possible changes are tried, the nearest first. Each is read again, and counts
/// only if the source then has the spec that ``TabEditor`` makes of the previous one, if all other tab views keep their
/// specs, and if the file has no more syntax errors. Other actions are refused, with the reason and its place.
public enum SwiftEditor {
    /// Returns the source after one action on the tab view with a name.
    ///
    /// Needs a large stack, as reading does. `kept` has the parsed sources of the present files.
    ///
    /// - Throws: The reason why the action is impossible, and the place of the obstacle in the source.
    public static func edited(
        _ files: any ProjectFiles,
        _ options: ReadingOptions = ReadingOptions(),
        keeping kept: ReadingCache = ReadingCache(),
        view name: String,
        _ edit: TabEdit
    ) throws(SpecEditError) -> EditedSource {
        let before = SourceState(files, options, kept)
        guard let view = before.reading.tabViews.first(where: { $0.name == name }) else {
            throw SpecEditError(.absent, "There is no tab view \"\(name)\".")
        }
        guard case .set(let changes, let address) = edit else {
            let editing = try SwiftEditing(before, name, edit)
            return try editing.edited()
        }
        return try set(changes, of: address, view, before)
    }

    /// Returns the source after changes of members, one after another, as one patch of one file.
    private static func set(
        _ changes: [TabMemberChange],
        of address: TabAddress?,
        _ view: TabViewReading,
        _ before: SourceState
    ) throws(SpecEditError) -> EditedSource {
        var (state, edited): (SourceState, EditedSource?) = (before, nil)
        for group in MemberGroups.of(changes, in: view.spec, at: address) {
            let editing = try SwiftEditing(state, view.name, .set(group, of: address))
            let next = try editing.edited()
            if let edited, !edited.patch.isEmpty, !next.patch.isEmpty, edited.file != next.file {
                throw SpecEditError(
                    .form,
                    "These members are in two files, \(edited.file) and \(next.file). Change them one at a time."
                )
            }
            if edited?.patch.isEmpty ?? true || !next.patch.isEmpty { edited = next }
            state = state.with(next.file, next.bytes)
        }
        guard var edited else {
            throw SpecEditError(.absent, "No member is specified.")
        }
        let old = before.files.bytes(of: edited.file) ?? []
        edited.patch = TextPatch(from: old, to: edited.bytes)
        return edited
    }
}

/// The members that only change together.
private enum MemberGroups {
    /// Returns the changes in groups.
    ///
    /// Title and symbol of a tab that has neither are written together; every other change is a group.
    static func of(_ changes: [TabMemberChange], in spec: TabSpec, at address: TabAddress?) -> [[TabMemberChange]] {
        let label = changes.filter { ["title", "systemImage"].contains($0.key) }
        let rest = changes.filter { !["title", "systemImage"].contains($0.key) }.map { [$0] }
        let isNew = label.count == 2 && label.allSatisfy { $0.value != nil }
        guard isNew, let address, let entry = spec.entry(at: address), entry.label.title == nil else {
            return changes.map { [$0] }
        }
        return [label] + rest
    }
}
