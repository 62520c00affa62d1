import Concurrency
import TabModel
import TabResolver
import TabSpecCoding

/// Support for a preview whose text is only in the store.
///
/// Other processes may change it, and the log of the store has their changes.
extension PreviewSession {
    /// Shows the current content of the store; this comes first for a preview whose text is stored.
    ///
    /// - Throws: ``SessionError`` where the store can't be read.
    public func open() async throws(SessionError) {
        try await specMutex.withLock { () throws(SessionError) in
            try await readJournal()
            guard let newest = journal.newest, let bytes = try await storedText(newest) else { return }
            if !newest.isGood, let good = journal.newestGood, let text = try await storedText(good) {
                begin { show(text, decode(text), in: &$0) }
            }
            let decoded = decode(bytes)
            begin { show(bytes, decoded, in: &$0) }
        }
    }

    /// Accepts the changes that were stored since the newest published revision, in their order.
    ///
    /// - Throws: ``SessionError`` where the store can't be read; the changes read until then are published.
    public func follow() async throws(SessionError) {
        try await followMutex.withLock { () throws(SessionError) in
            let shown = snapshot.revision.number
            let changes: [PreviewChange]
            do {
                changes = try await store.changes(of: previewed.storeName, after: shown)
            } catch {
                throw SessionError(store: error)
            }
            if changes.contains(where: { $0.subject == .text }) { try await readJournal() }
            for change in changes { try await take(change) }
        }
    }

    /// Publishes one change of the log, unless that has been done.
    private func take(_ change: PreviewChange) async throws(SessionError) {
        switch change.subject {
        case .customization(let key):
            let isKnown = customizations.value(for: key) != nil
            customizations.remove(key)
            // Read while the store is available: pages are shown from memory when it isn't.
            if isKnown { _ = try await customization(for: key) }
            guard change.revision > snapshot.revision.number else { return }
            publishNow(.customization, about: key.profile, storedAs: change.revision)
        case .text:
            guard let revision = journal.revision(change.revision), let bytes = try await storedText(revision) else {
                return
            }
            let decoded = decode(bytes)
            guard change.revision > snapshot.revision.number else { return }
            publishNow(decoded.kind, storedAs: change.revision) { show(bytes, decoded, in: &$0) }
        }
    }

    /// Writes the text in the store, as one transaction: if the current text does not meet the condition, nothing is
    /// written.
    func writeStored(
        if condition: WriteCondition,
        author: ChangeAuthor,
        kind: SpecChangeKind,
        change: @Sendable ([UInt8]?) throws(SessionError) -> [UInt8]
    ) async throws(SessionError) -> SavedText {
        for attempt in 0..<Self.mostTries {
            let present = snapshot.text
            let tag = present.map { EntityTag(of: $0) }
            guard condition.allows(tag) else {
                // The writer may know the changes of another server before this one does.
                guard store.isShared, attempt == 0 else { throw .preconditionFailed(tag) }
                try await follow()
                continue
            }
            let bytes = try change(present)
            guard bytes != present else { return SavedText(bytes: bytes, revision: snapshot.revision) }
            let reading = decode(bytes)
            guard let spec = reading.spec else { throw .invalidSpec(reading.diagnostics) }
            let write = SpecWrite(bytes: bytes, spec: spec, author: author, kind: kind)
            if let revision = try await store(write, over: present) {
                return SavedText(bytes: bytes, revision: revision)
            }
            try await follow()
        }
        throw .storeUnavailable(Self.contended)
    }

    /// Stores and publishes text; nil if the store has another one than `present` by now.
    private func store(_ write: SpecWrite, over present: [UInt8]?) async throws(SessionError) -> Revision? {
        let digest = ContentDigest(of: write.bytes)
        let summary = await summary(of: write)
        var revision = SpecRevision(
            number: takeNumber(),
            time: store.time,
            note: ChangeNote(author: write.author, kind: write.kind, summary: summary),
            digest: digest,
            isGood: true,
            isConfirmed: true
        )
        let commit: Commit?
        do {
            commit = try await store.commit(
                .write(SpecRecord(revision: revision, text: write.bytes), self.summary(of: write.spec)),
                to: previewed.storeName,
                if: .text(present.map { ContentDigest(of: $0) })
            )
        } catch {
            throw SessionError(store: error)
        }
        guard let commit else { return nil }
        revision.number = commit.revision
        journal.append([SpecRecord(revision: revision, text: write.bytes)], keeping: commit.keptTexts ?? 1)
        journal.know(write.spec, digest)
        let decoded = decode(write.bytes)
        await publish(decoded.kind, storedAs: commit.revision) { [self] in show(write.bytes, decoded, in: &$0) }
        return Revision(number: commit.revision, epoch: snapshot.revision.epoch)
    }

    private func readJournal() async throws(SessionError) {
        do {
            journal.follow(try await store.specRevisions(of: previewed.storeName))
        } catch {
            throw SessionError(store: error)
        }
    }

    private func storedText(_ revision: SpecRevision) async throws(SessionError) -> [UInt8]? {
        do {
            return try await store.specText(revision.digest, of: previewed.storeName)
        } catch {
            throw SessionError(store: error)
        }
    }

    /// Returns the summary of a spec for a list.
    nonisolated func summary(of spec: TabSpec) -> TextSummary {
        TextSummary(of: spec, file: previewed.file, findings: lint.findings(in: [linted(spec)]))
    }
}

extension TextSummary {
    /// Creates a summary of a spec and its findings.
    init(of spec: TabSpec, file: String, findings: [Diagnostic]) {
        self.init(
            title: spec.title ?? file,
            errors: findings.count { $0.severity == .error },
            warnings: findings.count { $0.severity == .warning }
        )
    }
}
