import Concurrency
import TabResolver

extension PreviewSession {
    /// Returns the last revisions of the spec, including a shown change by another program.
    public func specHistory() async -> ChangeHistory {
        await specMutex.withLock {
            let line = journal.line
            let all = journal.revisions + journal.waiting.map(\.revision)
            return ChangeHistory(
                changes: all.reversed().map { revision in
                    RecordedChange(
                        revision: revision.number,
                        time: revision.time,
                        note: revision.note,
                        isUndone: line.undone.contains(revision.number),
                        isGood: revision.isGood,
                        tag: revision.tag
                    )
                },
                undo: line.undo.flatMap { $0.target == nil || !canReplay($0.change) ? nil : $0.change },
                redo: line.redo.flatMap { canReplay($0) ? $0 : nil }
            )
        }
    }

    /// Returns a Boolean value that indicates whether a change can be undone or redone.
    ///
    /// For an app's source, these are the changes that were made here since the start.
    private func canReplay(_ change: Int) -> Bool { !previewed.isImported || sourceChanges[change] != nil }

    /// Returns the text of a revision of the spec, byte for byte.
    ///
    /// - Throws: ``SessionError/unknownRevision(_:)`` where the history does not have it.
    public func specText(ofRevision number: Int) async throws(SessionError) -> [UInt8] {
        if let record = journal.waiting.last(where: { $0.revision.number == number }) { return record.text }
        guard let revision = journal.revision(number) else { throw .unknownRevision(number) }
        let text: [UInt8]?
        do {
            text = try await store.specText(revision.digest, of: previewed.storeName)
        } catch {
            throw SessionError(store: error)
        }
        guard let text else {
            throw .storeUnavailable("Revision \(number) is corrupt in the store. Choose another revision.")
        }
        return text
    }

    /// Returns a Boolean value that indicates whether a revision or one before it, of those that are kept, is a valid
    /// spec.
    public func hasGoodSpec(upTo number: Int) -> Bool {
        (journal.revisions + journal.waiting.map(\.revision)).contains { $0.number <= number && $0.isGood }
    }

    /// Returns the revision before one of the spec; nil for the oldest that is kept.
    public func specRevision(before number: Int) throws(SessionError) -> Int? {
        let all = journal.revisions + journal.waiting.map(\.revision)
        guard let index = all.lastIndex(where: { $0.number == number }) else { throw .unknownRevision(number) }
        return index > 0 ? all[index - 1].number : nil
    }

    /// Undoes the newest change of the spec that is not undone, as a new revision.
    public func undoSpec(
        if condition: WriteCondition,
        author: ChangeAuthor
    ) async throws(SessionError) -> SavedText {
        let present = try await presentRevision(condition)
        guard let step = journal.line.undo, let target = step.target else { throw .refused(.nothingToUndo) }
        if previewed.isImported {
            return try await replaySource(.undo(of: step.change), if: condition, author: author)
        }
        return try await write(target, over: present, author, .undo(of: step.change))
    }

    /// Redoes the change that was undone last, as a new revision.
    public func redoSpec(
        if condition: WriteCondition,
        author: ChangeAuthor
    ) async throws(SessionError) -> SavedText {
        let present = try await presentRevision(condition)
        guard let change = journal.line.redo else { throw .refused(.nothingToRedo) }
        if previewed.isImported { return try await replaySource(.redo(of: change), if: condition, author: author) }
        return try await write(change, over: present, author, .redo(of: change))
    }

    /// Restores the text of a revision, as a new one.
    public func restoreSpec(
        _ number: Int,
        if condition: WriteCondition,
        author: ChangeAuthor
    ) async throws(SessionError) -> SavedText {
        let text = try await specText(ofRevision: number)
        guard !previewed.isImported else { throw .specReadOnly(Self.restoringNothing) }
        return try await writeSpec(if: condition, author: author, kind: .restore(of: number)) { _ in text }
    }

    private static let restoringNothing =
        "This preview is read from Swift source, so a revision can't be restored. Undo the edits in design mode, or go back with version control."

    /// Returns the newest revision, if the condition permits a write over it.
    private func presentRevision(_ condition: WriteCondition) async throws(SessionError) -> SpecRevision? {
        try await specMutex.withLock { () throws(SessionError) in
            guard condition.allows(journal.newest?.tag) else { throw .preconditionFailed(journal.newest?.tag) }
            return journal.newest
        }
    }

    /// Writes an older text, if the file still has the newest one, for which the undo step was determined.
    private func write(
        _ target: Int,
        over present: SpecRevision?,
        _ author: ChangeAuthor,
        _ kind: SpecChangeKind
    ) async throws(SessionError) -> SavedText {
        guard let present else { throw .preconditionFailed(nil) }
        let text = try await specText(ofRevision: target)
        return try await writeSpec(if: .oneOf([present.tag]), author: author, kind: kind) { _ in text }
    }
}
