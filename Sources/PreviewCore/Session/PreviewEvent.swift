/// What pages are told (the format, 7, `GET /events`).
public enum PreviewEvent: Hashable, Sendable {
    /// Something else is to be shown.
    case change(revision: Revision, kind: ChangeKind, ok: Bool)
    /// The server stops.
    case bye

    /// What changed.
    public enum ChangeKind: String, CaseIterable, Sendable {
        case spec, customization, diagnostics, templates
    }
}
