import PreviewCore
import PreviewHosting
import TabSpecCoding

/// Every address that a preview has, at its root and under each link, and those of the list of previews (the format, 7).
///
/// A route is its row and the function that it calls. The guard, `Allow`, `HEAD`, the limits of bodies, what is kept
/// and the tests of all addresses read the rows.
extension Route {
    static let all = pages + data + customizing + writing + histories + exports + comments + links + lists

    private static let pages: [Route] = [
        .kept("", .view, for: .rights, .preview) { try await $0.page() },
        .kept("devices", .view, for: .rights, .preview) { try await $0.showingAll.page() },
        .kept("frame", .view, for: .rights) { try await $0.frame() },
        .kept("rules", .view, for: .all, .page) { try $0.rules() },
    ]

    private static let data: [Route] = [
        .read("manifest.json", .view) { $0.manifest() },
        .kept("layout", .view, for: .profile) { try await $0.layout() },
        .kept("diagnostics", .view, for: .pin) { $0.diagnostics() },
        .read("events", .view) { try await $0.events() },
        .read("health", .nothing) { $0.site.health(as: $0.viewpoint) },
        .read(.image, .view) { try $0.site.image($0.name, as: $0.viewpoint) },
        .read(.asset, .unlock) { try $0.asset() },
    ]

    private static let customizing: [Route] = [
        .read("customization", .view) { try await $0.customization() },
        .post("customization", .customize) { try await $0.performOperations() },
        .put("customization", .customize) { try await $0.replaceCustomization() },
        .read("profiles", .view) { try await $0.site.profiles(as: $0.viewpoint) },
        .delete("profiles/NAME", .customize) { try await $0.deleteProfile() },
    ]

    private static let writing: [Route] = [
        .read("spec", .view) { try $0.site.spec(as: $0.viewpoint) },
        .read("source-files/N", .edit) { try await $0.sourceFile() },
        .put("spec", .edit, .spec, heavy: true) { try await $0.replaceSpec() },
        .post("edit", .edit, .json(limit: SpecReadingLimits.http.bytes), heavy: true) { try await $0.edit() },
        .post("preview", .edit, .anySpec, heavy: true) { try await $0.preview() },
        .post("assist", .edit, .jsonWithSpec, heavy: true) { try $0.site.assist($0.body) },
    ]

    /// The spec's history needs ``Right/edit``, which ``PastRequest`` sees to.
    private static let histories: [Route] = [
        .read("history", .customize) { try await $0.history() },
        .read("history/N", .customize) { try await $0.past() },
        .post("history/N/restore", .customize, heavy: true) { try await $0.restore() },
    ]

    private static let exports: [Route] = [
        .kept(.interactiveFile, .view, for: .profile) { try await $0.exportHTML() },
        .read("export-progress", .view) { $0.view.exportProgress() },
        .read("export.json", .view) { try await $0.exportJSON() },
        .read("export.png", .view) { try await $0.exportPNG() },
        .read("export.swift", .view) { try await $0.exportSwift() },
    ]

    private static let comments: [Route] = [
        .read("comments", .comment) { try $0.comments() },
        .post("comments", .comment) { try await $0.addComment() },
        .put("comments/ID", .comment) { try await $0.resolveComment() },
        .delete("comments/ID", .owner) { try await $0.deleteComment() },
    ]

    private static let links: [Route] = [
        .read("shares", .owner) { try await $0.shares() },
        .post("shares", .publish) { try await $0.createShare() },
        .delete("shares/ID", .owner) { try await $0.revokeShare() },
        .post("shares/ID/rotate", .owner) { try await $0.rotateShare() },
        .post("unlock", .unlock) { try await $0.unlock() },
    ]

    /// At the root of a server that has several previews.
    private static let lists: [Route] = [
        .list("", .publish, .page) { try await $0.list() },
        .list("events") { try $0.events() },
        .list("health", .nothing) { $0.health() },
        .list("ready", .nothing) { try await $0.ready() },
        .list("metrics") { try $0.metrics() },
        .list(.asset, .unlock) { try $0.asset() },
        .list("publications/NAME", .publish) { try await $0.publication() },
        .changeList(.put, "publications/NAME", limit: Upload.longestBody) { try await $0.publish() },
        .changeList(.delete, "publications/NAME") { try await $0.removePublication() },
    ]
}
