import PreviewCore
public import PreviewPages
import Synchronization
import TabModel
import TabResolver

extension Site {
    /// Returns the preview's present entry in the list; `file` is the name of its file there.
    ///
    /// `changed` is the time of the spec's last change, in seconds since 1970. Findings are searched once per revision.
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
