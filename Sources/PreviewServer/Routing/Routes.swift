import PreviewCore
import TabSpecCoding

/// The addresses of a preview, at its root and under each link, and those of the list of previews.
///
/// A route is a row with its handler. The access check, `Allow`, `HEAD`, the body limits, the caches and the route
/// tests use the rows.
extension Route {
    static let all = pages + data + customizing + writing + histories + exports + comments + links + lists

    private static let pages: [Route] = [
        .cached("", .view, .page, for: .rights, .preview) { try await $0.page() },
        .cached("devices", .view, .page, for: .rights, .preview) { try await $0.showingAll.page() },
        .cached("frame", .view, .page, for: .rights) { try await $0.frame() },
        .cached("rules", .view, .page, for: .all, .page) { try $0.rules() },
    ]

    private static let data: [Route] = [
        .read("manifest.json", .view, .lookup) { $0.manifest() },
        .cached("layout", .view, .page, for: .profile) { try await $0.layout() },
        .cached("diagnostics", .view, .page, for: .pin) { $0.diagnostics() },
        .read("events", .view, .lookup) { try await $0.events() },
        .read("health", .nothing, .lookup) { $0.site.health(as: $0.viewpoint) },
        .read(.image, .view, .page) { try await $0.site.image($0.name, as: $0.viewpoint) },
        .read(.asset, .unlock, .lookup) { try $0.asset() },
    ]

    private static let customizing: [Route] = [
        .read("customization", .view, .operation) { try await $0.customization() },
        .write(.post, "customization", .customize, .operation) { try await $0.performOperations() },
        .write(.put, "customization", .customize, .operation) { try await $0.replaceCustomization() },
        .read("profiles", .view, .lookup) { try await $0.site.profiles(as: $0.viewpoint) },
        .write(.delete, "profiles/NAME", .customize, .operation) { try await $0.deleteProfile() },
    ]

    private static let writing: [Route] = [
        .read("spec", .view, .operation) { try $0.site.spec(as: $0.viewpoint) },
        .read("source-files/N", .edit, .lookup) { try await $0.sourceFile() },
        .write(.put, "spec", .edit, .page, .spec) { try await $0.replaceSpec() },
        .write(.post, "edit", .edit, .page, .json(limit: SpecReadingLimits.http.bytes)) { try await $0.edit() },
        .write(.post, "preview", .edit, .page, .anySpec) { try await $0.preview() },
        .write(.post, "assist", .edit, .page, .jsonWithSpec) { try $0.site.assist($0.body) },
    ]

    /// The routes of histories; the spec's history needs ``Right/edit``, which ``HistoryRange`` checks.
    private static let histories: [Route] = [
        .read("history", .customize, .operation) { try await $0.history() },
        .read("history/N", .customize, .file) { try await $0.past() },
        .write(.post, "history/N/restore", .customize, .file) { try await $0.restore() },
    ]

    private static let exports: [Route] = [
        .cached("export.html", .view, .file, for: .profile) { try await $0.exportHTML() },
        .read("export-progress", .view, .lookup) { $0.view.exportProgress() },
        .cached("export.json", .view, .file, for: .profile) { try await $0.exportJSON() },
        .picture("export.png", .view, .file) { try await $0.exportPNG() },
        .cached("export.swift", .view, .file, for: .pin) { try await $0.exportSwift() },
    ]

    private static let comments: [Route] = [
        .read("comments", .comment, .operation) { try $0.comments() },
        .write(.post, "comments", .comment, .operation) { try await $0.addComment() },
        .write(.put, "comments/ID", .comment, .lookup) { try await $0.resolveComment() },
        .write(.delete, "comments/ID", .owner, .lookup) { try await $0.deleteComment() },
    ]

    private static let links: [Route] = [
        .read("shares", .owner, .page) { try await $0.shares() },
        .write(.post, "shares", .publish, .operation) { try await $0.createShare() },
        .write(.delete, "shares/ID", .owner, .lookup) { try await $0.revokeShare() },
        .write(.post, "shares/ID/rotate", .owner, .lookup) { try await $0.rotateShare() },
        .write(.post, "unlock", .unlock, .lookup) { try await $0.unlock() },
    ]

    /// The routes at the root of a server that has several previews.
    private static let lists: [Route] = [
        .list("", .publish, .page, .page) { try await $0.list() },
        .list("events", .owner, .lookup) { try $0.events() },
        .list("health", .nothing, .lookup) { $0.health() },
        .list("ready", .nothing, .lookup) { try await $0.ready() },
        .list("metrics", .owner, .lookup) { try $0.metrics() },
        .list(.asset, .unlock, .lookup) { try $0.asset() },
        .list("publications/NAME", .publish, .file) { try await $0.publication() },
        .changeList(.put, "publications/NAME", .file, limit: Upload.longestBody) { try await $0.publish() },
        .changeList(.delete, "publications/NAME", .lookup) { try await $0.removePublication() },
    ]
}
