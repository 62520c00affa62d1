import Foundation
import HTTPServing
import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

extension RouteRequest {
    /// Responds with the comments that the visitor may see: JSON, or the page that lists them.
    func comments() throws -> RouteResponse {
        let comments = site.service.comments(of: commentedLink)
        guard !MediaRange.prefersJSON(accept: head["accept"]) else {
            return .json(JSONValue.array(comments.map(\.json)).text()).uncached
        }
        let shares = viewpoint.rights == .owner ? site.service.shares() : []
        let subject = CommentsSubject(
            comments: comments,
            labels: Dictionary(uniqueKeysWithValues: shares.map { ($0.id, $0.label ?? "Link without a label") }),
            tabs: tabTitles,
            rights: viewpoint.rights,
            now: site.service.time
        )
        return .html(try theme.renderer.comments(subject, assets: theme.assets.paths)).uncached
    }

    /// Stores a comment or an approval of a guest.
    func addComment() async throws -> RouteResponse {
        guard let link = commentedLink else { throw HTTPError.commentsOfGuests }
        let snapshot = site.snapshot(as: viewpoint)
        var draft = try CommentForm(body, tabs: tabTitles).draft
        draft.revision = snapshot.pinned?.revision ?? snapshot.revision.number
        var response = RouteResponse.json(try await site.service.comment(draft, on: link).json.text()).uncached
        response.status = 201
        return response
    }

    /// Resolves a comment, or opens it again.
    func resolveComment() async throws -> RouteResponse {
        var object = try StrictObject(body, name: "comment", keys: ["resolved"])
        let isResolved = object.bool("resolved")
        try object.check()
        guard let isResolved else { throw HTTPError.body("resolved", "Expected an object with \"resolved\".") }
        let comment = try await site.service.resolve(name, isResolved, on: commentedLink)
        return RouteResponse.json(comment.json.text()).uncached
    }

    /// Deletes a comment.
    func deleteComment() async throws -> RouteResponse {
        try await site.service.deleteComment(name)
        return .done
    }

    /// The link whose comments a guest may see; nil for the owner, who sees all.
    private var commentedLink: ShareID? { admission.visitor.visit?.id }

    private var tabTitles: TabTitles { TabTitles(site.snapshot(as: viewpoint).spec) }
}

/// The request of `POST /comments`.
private struct CommentForm {
    private(set) var draft = CommentDraft(kind: .comment, author: "", revision: 0)

    /// Creates a form from a body and finds every error in it; `tabs` are those that a comment can be about.
    init(_ bytes: [UInt8], tabs: TabTitles) throws(HTTPError) {
        var object = try StrictObject(bytes, name: "comment", keys: ["kind", "name", "text", "tab"])
        if let text = object.text("kind") {
            if let kind = ShareComment.Kind(rawValue: text) {
                draft.kind = kind
            } else {
                let expected = "Expected \"comment\" or \"approval\"."
                object.refuse("kind", "\(StrictObject.quoted(text)) is not a kind of comment. \(expected)")
            }
        }
        draft.author = String((object.text("name") ?? "").trimmed)
        draft.text = String((object.text("text") ?? "").trimmed)
        if let id = object.text("tab"), !id.isEmpty {
            draft.tab = tabs[id].map { ShareComment.TabMark(id: id, title: $0) }
            if draft.tab == nil { object.refuse("tab", "\(StrictObject.quoted(id)) is not a tab of this preview.") }
        }
        try object.check()
    }
}

extension ShareComment {
    /// The comment in the form of `GET /comments`.
    fileprivate var json: JSONValue {
        [
            "id": .string(id), "link": .string(link), "kind": .string(kind.rawValue), "name": .string(author),
            "text": .string(text), "tab": JSONValue(tab?.id), "tabTitle": JSONValue(tab?.title),
            "revision": .integer(revision), "time": .number(time), "resolved": .bool(isResolved),
        ]
    }
}

extension HTTPError {
    fileprivate static let commentsOfGuests = Self(
        409,
        "guests",
        "Not possible",
        "You can only write comments on a link. Open a link that allows comments."
    )
}
