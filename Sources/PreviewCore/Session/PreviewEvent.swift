/// What pages receive (the format, 7, `GET /events`).
public enum PreviewEvent: Hashable, Sendable {
    /// Something else is to be shown.
    case change(revision: Revision, kind: ChangeKind, ok: Bool)
    /// So many pages are open by now, this one too.
    case presence(Int)
    /// The list of links is another one: one was made, used or ended, or pages that it opened came or went.
    case links
    /// Nothing has changed: written to find out who is not here any more.
    case ping
    /// The server stops, or the link that the page was opened by has ended.
    case bye

    /// What changed.
    public enum ChangeKind: String, CaseIterable, Sendable {
        case spec, customization, diagnostics, templates
    }
}
