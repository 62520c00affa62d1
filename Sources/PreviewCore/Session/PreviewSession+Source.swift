public import TabModel
import TabSpecCoding

/// Changing an app's source, where a session shows one of its tab views.
extension PreviewSession {
    /// Makes an act on the structure of the tab view in the app's source, as one change.
    ///
    /// The condition is about the spec that was read of it: ``PreviewSnapshot/text``. Returns that spec as it is then,
    /// and where the act's entries are. Throws ``SessionError/preconditionFailed(_:)`` where the source says something
    /// else by now, and ``SessionError/notEdited(_:isUnknown:)`` with the place of what is in the way.
    public func editSource(
        _ edit: TabEdit,
        if condition: WriteCondition,
        author: ChangeAuthor
    ) async throws(SessionError) -> (written: WrittenSpec, entries: [[Int]]) {
        try await writeSource(if: condition, author, .edit) { editor throws(SourceEditFailure) in
            try await editor.make(edit)
        }
    }

    /// Undoes or redoes a change that was made here since the start, if its file still has the text that it left.
    func replaySource(
        _ kind: SpecChangeKind,
        if condition: WriteCondition,
        author: ChangeAuthor
    ) async throws(SessionError) -> WrittenSpec {
        let change: SourceChange? =
            switch kind {
            case .undo(let number): sourceChanges[number]?.reversed
            case .redo(let number): sourceChanges[number]
            case .edit, .restore: nil
            }
        guard let change else { throw .refused(.nothingToUndo) }
        return try await writeSource(if: condition, author, kind) { editor throws(SourceEditFailure) in
            SourceEdit(change: change, entries: [], spec: try await editor.replace(change))
        }.written
    }

    private func writeSource(
        if condition: WriteCondition,
        _ author: ChangeAuthor,
        _ kind: SpecChangeKind,
        _ act: (any SourceEditor) async throws(SourceEditFailure) -> SourceEdit
    ) async throws(SessionError) -> (written: WrittenSpec, entries: [[Int]]) {
        await specQueue.take()
        defer { specQueue.end() }
        guard let sourceEditor else { throw .specReadOnly(nothingToWrite) }
        let tag = snapshot.text.map { EntityTag(of: $0) }
        guard condition.allows(tag) else { throw .preconditionFailed(tag) }
        let edit: SourceEdit
        do throws(SourceEditFailure) { edit = try await act(sourceEditor) } catch { throw SessionError(error, tag) }
        if let change = edit.change, edit.spec.decoded.spec != nil {
            await publish(edit.spec, edit.spec.shown, by: author, kind)
            if kind == .edit { keep(change, of: snapshot.revision.number) }
        }
        return (WrittenSpec(bytes: edit.spec.text, revision: snapshot.revision), edit.entries)
    }

    /// Keeps what a change of ours did, for undoing it; the oldest goes.
    private func keep(_ change: SourceChange, of number: Int) {
        sourceChanges[number] = change
        while sourceChanges.count > Self.keptChanges, let oldest = sourceChanges.keys.min() {
            sourceChanges[oldest] = nil
        }
    }

    /// How many changes of the source can be undone.
    private static let keptChanges = 50
}

extension SessionError {
    /// Makes a session's error of a failed change of the source; `tag` is that of the spec that is shown.
    fileprivate init(_ failure: SourceEditFailure, _ tag: EntityTag?) {
        switch failure {
        case .refused(let diagnostic, let isUnknown): self = .notEdited(diagnostic, isUnknown: isUnknown)
        case .notWritten(let failure): self.init(write: failure, tag: tag)
        case .unreadable(let text): self = .specUnwritable(text)
        }
    }
}
