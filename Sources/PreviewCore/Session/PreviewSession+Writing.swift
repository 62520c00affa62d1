import Concurrency
import TabModel
import TabSpecCoding

extension PreviewSession {
    /// Replaces the text of the spec's file, as one transaction: no other task writes it between reading and replacing.
    ///
    /// `change` gets the file's current bytes, nil if there is no file, and returns those to write; its errors are
    /// rethrown. The new text is in the file, on disk and published when this returns. The same bytes again write
    /// nothing.
    ///
    /// - Throws: ``SessionError/preconditionFailed(_:)`` where the file does not meet the condition, and
    ///   ``SessionError/invalidSpec(_:)`` where the text is not a spec; then nothing was written.
    public func writeSpec(
        if condition: WriteCondition,
        author: ChangeAuthor,
        kind: SpecChangeKind = .edit,
        change: @Sendable ([UInt8]?) throws(SessionError) -> [UInt8]
    ) async throws(SessionError) -> SavedText {
        guard let writer else {
            guard previewed.isStored else { throw .specReadOnly(nothingToWrite) }
            return try await specMutex.withLock { () throws(SessionError) in
                try await writeStored(if: condition, author: author, kind: kind, change: change)
            }
        }
        let saved = try await withShownText(writer) { present throws(SessionError) -> SavedText? in
            let tag = present.map { EntityTag(of: $0) }
            guard condition.allows(tag) else { throw .preconditionFailed(tag) }
            let bytes = try change(present)
            guard bytes != present else { return SavedText(bytes: bytes, revision: snapshot.revision) }
            let reading = decode(bytes)
            guard let spec = reading.spec else { throw .invalidSpec(reading.diagnostics) }
            let write = SpecWrite(bytes: bytes, spec: spec, author: author, kind: kind)
            let number = try await record(write, replacing: present)
            do throws(SpecWriteFailure) { try await writer.replace(present, with: bytes) } catch {
                await forget(number)
                if error == .changed { return nil }
                throw SessionError(write: error, tag: nil)
            }
            hasWritten = true
            publishNow(reading.kind, storedAs: number) { show(bytes, reading, in: &$0) }
            await confirm(number)
            return SavedText(bytes: bytes, revision: snapshot.revision)
        }
        if let saved { return saved }
        // Another program has changed the file: the error has the tag of its current content.
        throw .preconditionFailed(try await withShownText(writer) { $0.map { EntityTag(of: $0) } })
    }

    /// Runs a closure with the file's text while it is the shown one, so that no unseen text is overwritten.
    ///
    /// Text that is not shown yet may be an incomplete save of an editor. Other tasks, such as the watcher, have their
    /// turn for a moment; text that has not changed by then is complete, and shown.
    private func withShownText<Value>(
        _ writer: any SpecWriter,
        _ body: ([UInt8]?) async throws(SessionError) -> Value
    ) async throws(SessionError) -> Value {
        var found: [UInt8]?
        let first = try await specMutex.withLock { () throws(SessionError) -> Value? in
            found = try await presentText(writer)
            return found == snapshot.text ? try await body(found) : nil
        }
        if let first { return first }
        guard await pause() else { throw .specUnwritable(Self.cancelled) }
        return try await specMutex.withLock { () throws(SessionError) in
            let present = try await presentText(writer)
            if present == found { await takeIn(present) }
            guard present == snapshot.text else { throw .preconditionFailed(present.map { EntityTag(of: $0) }) }
            return try await body(present)
        }
    }

    /// Waits as long as an editor may pause while it saves; returns false if the task is canceled.
    private func pause() async -> Bool {
        do { try await Task.sleep(for: .milliseconds(100)) } catch { return false }
        return true
    }

    private func presentText(_ writer: any SpecWriter) async throws(SessionError) -> [UInt8]? {
        do { return try await writer.read() } catch { throw SessionError(write: error, tag: nil) }
    }

    /// Shows text that was found while writing, before the watcher does.
    private func takeIn(_ bytes: [UInt8]?) async {
        guard bytes != snapshot.text else { return }
        guard let bytes else { return receiveNothing(because: missing) }
        await take(bytes, decode(bytes))
    }

    private static let cancelled = "The request was cancelled while another save was in progress. Nothing was written."

    /// The reason why there is nothing to write.
    var nothingToWrite: String {
        previewed.isImported
            ? "This preview is read from Swift source, so its spec can't be saved. Change the source instead."
            : "This preview has no file, so nothing can be saved. Change the text where it comes from."
    }
}

extension SessionError {
    /// Creates a session's error from a file's; `tag` is that of the file's current text.
    init(write failure: SpecWriteFailure, tag: EntityTag?) {
        switch failure {
        case .changed: self = .preconditionFailed(tag)
        case .readOnly(let text): self = .specReadOnly(text)
        case .full(let text): self = .specFull(text)
        case .failed(let text): self = .specUnwritable(text)
        }
    }
}
