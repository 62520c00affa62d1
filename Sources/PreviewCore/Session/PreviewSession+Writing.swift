import TabModel
import TabSpecCoding

extension PreviewSession {
    /// Gives the spec's file another text, as one act: nobody else writes it between reading and replacing.
    ///
    /// `change` gets the file's present bytes, nil if there is no file, and returns those to write; what it throws is
    /// thrown. The new text is in the file, on disk and published when this returns. The same bytes again write
    /// nothing. Throws ``SessionError/preconditionFailed(_:)`` where the file is not the one the writer means,
    /// ``SessionError/invalidSpec(_:)`` where the text is no spec; then nothing was written.
    public func writeSpec(
        if condition: WriteCondition,
        author: ChangeAuthor,
        kind: SpecChangeKind = .edit,
        change: @Sendable ([UInt8]?) throws(SessionError) -> [UInt8]
    ) async throws(SessionError) -> WrittenSpec {
        await specQueue.take()
        defer { specQueue.end() }
        guard let writer else {
            guard previewed.isStored else { throw .specReadOnly(nothingToWrite) }
            return try await writeStored(if: condition, author: author, kind: kind, change: change)
        }
        let present = try await shownText(writer)
        let tag = present.map { EntityTag(of: $0) }
        guard condition.allows(tag) else { throw .preconditionFailed(tag) }
        let bytes = try change(present)
        guard bytes != present else { return WrittenSpec(bytes: bytes, revision: snapshot.revision) }
        let reading = decode(bytes)
        guard let spec = reading.spec else { throw .invalidSpec(reading.diagnostics) }
        let write = SpecWrite(bytes: bytes, spec: spec, author: author, kind: kind)
        let number = try await record(write, replacing: present)
        do { try await writer.replace(present, with: bytes) } catch {
            await forget(number)
            throw await failure(error, writer)
        }
        hasWritten = true
        publishNow(reading.kind, storedAs: number) { show(bytes, reading, in: &$0) }
        await confirm(number)
        return WrittenSpec(bytes: bytes, revision: snapshot.revision)
    }

    /// The file's text, which is the shown one: nothing is written over what nobody can have seen.
    ///
    /// A string that is not shown yet may be half of one that an editor is still writing. Others have their turn for a
    /// moment, the watcher among them; what stays as it was for so long is whole, and shown.
    private func shownText(_ writer: any SpecWriter) async throws(SessionError) -> [UInt8]? {
        let found = try await presentText(writer)
        guard found != snapshot.text else { return found }
        specQueue.end()
        let isCancelled = await !pause()
        await specQueue.take()
        guard !isCancelled else { throw .specUnwritable(Self.cancelled) }
        let present = try await presentText(writer)
        if present == found { await takeIn(present) }
        guard present == snapshot.text else { throw .preconditionFailed(present.map { EntityTag(of: $0) }) }
        return present
    }

    /// Waits as long as an editor may pause while it saves; false if the caller is gone.
    private func pause() async -> Bool {
        do { try await Task.sleep(for: .milliseconds(100)) } catch { return false }
        return true
    }

    private func presentText(_ writer: any SpecWriter) async throws(SessionError) -> [UInt8]? {
        do { return try await writer.read() } catch { throw SessionError(write: error, tag: nil) }
    }

    /// What a writer learns; for a file that someone else changed, the tag of what it holds now.
    private func failure(_ error: SpecWriteFailure, _ writer: any SpecWriter) async -> SessionError {
        guard error == .changed else { return SessionError(write: error, tag: nil) }
        do {
            return SessionError(write: error, tag: try await shownText(writer).map { EntityTag(of: $0) })
        } catch {
            return error
        }
    }

    /// Shows a string that was found while writing, before the watcher does.
    private func takeIn(_ bytes: [UInt8]?) async {
        guard bytes != snapshot.text else { return }
        guard let bytes else { return receiveNothing(because: missing) }
        await take(bytes, decode(bytes))
    }

    private static let cancelled = "The request was cancelled while another save was in progress. Nothing was written."

    /// Why there is nothing to write.
    var nothingToWrite: String {
        previewed.isImported
            ? "This preview is read from Swift source: its spec can't be saved. Change the source instead."
            : "This preview has no file to write to. Start tabpreview with a file."
    }
}

extension SessionError {
    /// Makes a session's error of a file's; `tag` is that of the text which the file has now.
    init(write failure: SpecWriteFailure, tag: EntityTag?) {
        switch failure {
        case .changed: self = .preconditionFailed(tag)
        case .readOnly(let text): self = .specReadOnly(text)
        case .full(let text): self = .specFull(text)
        case .failed(let text): self = .specUnwritable(text)
        }
    }
}
