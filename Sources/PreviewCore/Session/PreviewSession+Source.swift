import Concurrency
public import TabModel
import TabSpecCoding

/// Changes of an app's source, for a session that shows one of its tab views.
extension PreviewSession {
    /// Edits the structure of the tab view in the app's source, as one change.
    ///
    /// The condition refers to the spec that was read from it: ``PreviewSnapshot/text``. The result is the new spec,
    /// and the index paths of the edited entries.
    ///
    /// - Throws: ``SessionError/preconditionFailed(_:)`` where the source has changed since, and
    ///   ``SessionError/notEdited(_:isUnknown:)`` with the place of the obstacle.
    public func editSource(
        _ edit: TabEdit,
        if condition: WriteCondition,
        author: ChangeAuthor
    ) async throws(SessionError) -> (written: SavedText, entries: [[Int]]) {
        try await writeSource(if: condition, author, .edit) { editor throws(SourceEditFailure) in
            try await editor.make(edit)
        }
    }

    /// Undoes or redoes a change that was made here since the start, if its file still has the text that it left.
    func replaySource(
        _ kind: SpecChangeKind,
        if condition: WriteCondition,
        author: ChangeAuthor
    ) async throws(SessionError) -> SavedText {
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
    ) async throws(SessionError) -> (written: SavedText, entries: [[Int]]) {
        try await specMutex.withLock { () throws(SessionError) in
            guard let sourceEditor else { throw .specReadOnly(nothingToWrite) }
            let tag = snapshot.text.map { EntityTag(of: $0) }
            guard condition.allows(tag) else { throw .preconditionFailed(tag) }
            let edit: SourceEdit
            do throws(SourceEditFailure) { edit = try await act(sourceEditor) } catch { throw SessionError(error, tag) }
            if let change = edit.change, edit.spec.decoded.spec != nil {
                await publish(edit.spec, edit.spec.shown, by: author, kind)
                if kind == .edit { keep(change, of: snapshot.revision.number) }
            }
            return (SavedText(bytes: edit.spec.text, revision: snapshot.revision), edit.entries)
        }
    }

    /// Keeps a change of this session for undoing it; the oldest is dropped.
    private func keep(_ change: SourceChange, of number: Int) {
        sourceChanges[number] = change
        while sourceChanges.count > Self.keptChanges, let oldest = sourceChanges.keys.min() {
            sourceChanges[oldest] = nil
        }
    }

    /// The maximum number of changes of the source that can be undone.
    private static let keptChanges = 50
}

extension SessionError {
    /// Creates a session's error from a failed change of the source; `tag` is that of the shown spec.
    fileprivate init(_ failure: SourceEditFailure, _ tag: EntityTag?) {
        switch failure {
        case .refused(let diagnostic, let isUnknown): self = .notEdited(diagnostic, isUnknown: isUnknown)
        case .notWritten(let failure): self.init(write: failure, tag: tag)
        case .unreadable(let text): self = .specUnwritable(text)
        }
    }
}
