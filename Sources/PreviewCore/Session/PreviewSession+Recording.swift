import Logging
import TabModel
import TabResolver
import TabSpecCoding

/// Recording of the spec's history, by the task whose turn it is to change the spec.
extension PreviewSession {
    /// Records text that was found in the file; one that can't be stored now is stored with the next.
    ///
    /// The text that was recorded last is not recorded again. Neither is the one before it, if the last was a write of
    /// this session that was never confirmed: that one is removed.
    func recordFound(
        _ bytes: [UInt8],
        _ decoded: DecodedSpec,
        number: Int,
        by author: ChangeAuthor = .editor,
        _ kind: SpecChangeKind = .edit
    ) async {
        await noteFound(bytes, decoded, number: number, by: author, kind)
        await storeFoundTexts()
    }

    /// Stores the texts that were found and could not be stored before.
    func storeFoundTexts() async {
        do throws(SessionError) {
            try await store(journal.waiting)
        } catch {
            logger.warning("Can't store the history of the preview; retrying at the next change. \(error.storeText)")
        }
    }

    /// Records text before it is written; returns the number of the revision that it makes.
    ///
    /// - Throws: An error where it can't be stored; then it may not be written either.
    func record(_ write: SpecWrite, replacing present: [UInt8]?) async throws(SessionError) -> Int {
        if let present, journal.newest?.digest != ContentDigest(of: present) {
            await noteFound(present, decode(present), number: takeNumber())
        }
        let digest = ContentDigest(of: write.bytes)
        let summary = await summary(of: write)
        let revision = SpecRevision(
            number: takeNumber(),
            time: store.time,
            note: ChangeNote(author: write.author, kind: write.kind, summary: summary),
            digest: digest,
            isGood: true,
            isConfirmed: false
        )
        try await store(journal.waiting + [SpecRecord(revision: revision, text: write.bytes)])
        journal.know(write.spec, digest)
        return revision.number
    }

    /// Removes the record of a version that was not written.
    func forget(_ number: Int) async {
        do {
            try await store.commit(.forget(revision: number), to: previewed.storeName)
            journal.remove(number)
        } catch {
            logger.warning("Revision \(number) was not written; it stays in the history for now: \(error)")
        }
    }

    /// Marks text as written.
    func confirm(_ number: Int) async {
        journal.confirm(number)
        do {
            try await store.commit(.confirm(revision: number), to: previewed.storeName)
        } catch {
            logger.warning("Can't mark revision \(number) as written in the history: \(error)")
        }
    }

    private func store(_ records: [SpecRecord]) async throws(SessionError) {
        guard !records.isEmpty else { return }
        do {
            let commit = try await store.commit(.record(records), to: previewed.storeName)
            journal.append(records, keeping: commit?.keptTexts ?? records.count)
        } catch {
            throw SessionError(store: error)
        }
    }

    private func noteFound(
        _ bytes: [UInt8],
        _ decoded: DecodedSpec,
        number: Int,
        by author: ChangeAuthor = .editor,
        _ kind: SpecChangeKind = .edit
    ) async {
        let digest = ContentDigest(of: bytes)
        if let newest = journal.newest, newest.digest == digest {
            if !newest.isConfirmed { await confirm(newest.number) }
        } else if let fallback = journal.fallback, fallback.digest == digest, let newest = journal.newest {
            await forget(newest.number)
        } else {
            let summary = kind == .edit ? await summary(ofFound: decoded, digest) : summary(ofReplay: kind)
            let note = ChangeNote(author: author, kind: kind, summary: summary)
            let revision = SpecRevision(
                number: number,
                time: store.time,
                note: note,
                digest: digest,
                isGood: decoded.spec != nil,
                isConfirmed: true
            )
            journal.wait(SpecRecord(revision: revision, text: bytes))
        }
        if let spec = decoded.spec { journal.know(spec, digest) }
    }
}

/// Summaries of changes of the spec.
extension PreviewSession {
    /// Returns the summary of a write.
    func summary(of write: SpecWrite) async -> String {
        write.kind == .edit ? await summary(to: write.spec) : summary(ofReplay: write.kind)
    }

    /// Returns the summary of an undo, a redo or a restoration.
    private func summary(ofReplay kind: SpecChangeKind) -> String {
        switch kind {
        case .edit: ""
        case .undo(let number): "Undid: " + summary(of: number)
        case .redo(let number): "Redid: " + summary(of: number)
        case .restore(let number): "Restored revision \(number)"
        }
    }

    /// Returns the summary of text that another program wrote.
    func summary(
        ofFound decoded: DecodedSpec,
        _ digest: ContentDigest
    ) async -> String {
        guard let spec = decoded.spec else { return SpecSummary.text(ofMistakes: decoded.diagnostics) }
        // There was text with errors in between.
        if let good = journal.newestGood, good.digest == digest { return "Restored revision \(good.number)" }
        return await summary(to: spec)
    }

    private func summary(of number: Int) -> String {
        journal.revision(number)?.note.summary ?? "revision \(number)"
    }

    private func summary(to spec: TabSpec) async -> String {
        guard let before = journal.newestGood else { return SpecSummary.text(ofFirst: spec) }
        guard let old = await lastGoodSpec(before) else { return "Changed a version that is not stored" }
        return await Self.summary(from: old, to: spec)
    }

    /// Returns the spec of the newest valid text: the cached one, or that of the text in the store.
    private func lastGoodSpec(_ revision: SpecRevision) async -> TabSpec? {
        if let cached = journal.cached, cached.digest == revision.digest { return cached.spec }
        let waiting = journal.waiting.last { $0.revision.digest == revision.digest }?.text
        let stored = try? await store.specText(revision.digest, of: previewed.storeName)
        guard let text = waiting ?? stored else { return nil }
        return decode(text).spec
    }

    /// Compares two specs outside the session, so that other tasks need not wait for it.
    @concurrent private static func summary(from old: TabSpec, to new: TabSpec) async -> String {
        SpecSummary.text(from: old, to: new)
    }
}
