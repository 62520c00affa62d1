import PreviewCore
public import PreviewPages
import Synchronization
import TabModel
import TabResolver

extension Site {
    /// What the list says of the preview now; `file` is what its file is called there.
    ///
    /// `changed` is when the spec was changed last, in seconds since 1970. Findings are looked for once per revision.
    public func summary(named name: String, file: String, changed: Double?) -> PreviewSummary {
        let snapshot = session.snapshot
        return PreviewSummary(name: name, file: file, of: snapshot, findings: findings(of: snapshot), changed: changed)
    }

    private func findings(of snapshot: PreviewSnapshot) -> [Diagnostic] {
        if let known = found.withLock(\.self), known.revision == snapshot.revision { return known.findings }
        let findings =
            snapshot.spec.map { spec in
                session.lint.findings(in: [LintedSpec(spec, file: snapshot.file, images: snapshot.images)])
            } ?? []
        found.withLock { $0 = (snapshot.revision, findings) }
        return findings
    }
}
