import TabModel
import TabResolver
import TabSpecCoding

/// What changes of the spec did, in words.
extension PreviewSession {
    /// The line of a write.
    func summary(of write: SpecWrite) async -> String {
        switch write.kind {
        case .edit: await summary(to: write.spec)
        case .undo(let number): "Undid: " + told(number)
        case .redo(let number): "Redid: " + told(number)
        case .restore(let number): "Restored revision \(number)"
        }
    }

    /// The line of a string that someone else wrote.
    func summary(
        ofFound decoded: (spec: TabSpec?, diagnostics: [Diagnostic]),
        _ digest: ContentDigest
    ) async -> String {
        guard let spec = decoded.spec else { return SpecSummary.text(ofMistakes: decoded.diagnostics) }
        // A broken text came between.
        if let good = journal.newestGood, good.digest == digest { return "Restored revision \(good.number)" }
        return await summary(to: spec)
    }

    private func told(_ number: Int) -> String {
        journal.revision(number)?.note.summary ?? "revision \(number)"
    }

    private func summary(to spec: TabSpec) async -> String {
        guard let before = journal.newestGood else { return SpecSummary.text(ofFirst: spec) }
        guard let old = await lastGoodSpec(before) else { return "Changed a version that is not stored" }
        return await Self.summary(from: old, to: spec)
    }

    /// The spec of the newest good text: the one that is known, or that of the text in the store.
    private func lastGoodSpec(_ revision: SpecRevision) async -> TabSpec? {
        if let known = journal.known, known.digest == revision.digest { return known.spec }
        let waiting = journal.waiting.last { $0.revision.digest == revision.digest }?.text
        let stored = try? await history.specText(revision.digest, of: previewed.storeName)
        guard let text = waiting ?? stored else { return nil }
        return decode(text).spec
    }

    /// Compared away from the session, which others wait for.
    @concurrent private static func summary(from old: TabSpec, to new: TabSpec) async -> String {
        SpecSummary.text(from: old, to: new)
    }
}
