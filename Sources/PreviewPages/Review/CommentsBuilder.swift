import Foundation
public import PreviewCore
public import TabModel
import TabResolver

/// The tabs of a spec that a comment can be about, in declared order.
public struct TabTitles: Sendable {
    /// The largest number of tabs to choose from; a form with more is not helpful.
    private static let limit = 500

    private let outline: SpecOutline?

    /// Creates the tabs of a spec; none before the first valid one.
    public init(_ spec: TabSpec?) { outline = spec.map { SpecOutline($0) } }

    /// Accesses the title of a tab; nil for an id that no tab has.
    public subscript(_ id: EntryID) -> String? {
        outline?.tab(id) == nil ? nil : outline?.title(id)
    }

    /// The ids of tabs to choose from.
    var ids: [EntryID] { Array((outline?.entries ?? []).filter { !$0.isSection }.map(\.id).prefix(Self.limit)) }
}

/// The subject of the page of comments.
public struct CommentsSubject: Sendable {
    /// The comments, oldest first.
    public var comments: [ShareComment]
    /// The owner's labels of the links; empty for a guest.
    var labels: [ShareID: String]
    /// The tabs that a comment can be about.
    var tabs: TabTitles
    /// The rights of the visitor.
    var rights: Right
    /// The moment that times are relative to, in seconds since 1970.
    var now: Double

    /// Creates a subject.
    public init(
        comments: [ShareComment],
        labels: [ShareID: String] = [:],
        tabs: TabTitles,
        rights: Right,
        now: Double
    ) {
        (self.comments, self.labels, self.tabs) = (comments, labels, tabs)
        (self.rights, self.now) = (rights, now)
    }
}

/// The page of comments.
struct CommentsPageValues: TemplateValue {
    var icon: String
    var style: String
    var script: String
    var form: CommentFormValues?
    var groups: [CommentGroupValues]
    var isEmpty: Bool
    var emptyText: String
}

/// The form for a comment.
struct CommentFormValues: TemplateValue {
    var tabs: [LinkChoiceValues]
    var nameLimit: String
    var textLimit: String
}

/// The comments on one link.
struct CommentGroupValues: TemplateValue {
    var link: String
    /// The owner's label of the link; nil for a guest.
    var title: String?
    var rows: [CommentRowValues]
}

/// A comment or an approval.
struct CommentRowValues: TemplateValue {
    var id: String
    /// The comment's number on its link; nil for an approval.
    var number: String?
    var author: String
    var facts: String
    var lines: [String]
    /// The tab that the comment is about, and the view that shows it; nil for the preview as a whole.
    var tab: CommentTabValues?
    var isApproval: Bool
    var isOpen: Bool
    var isResolved: Bool
    var canDelete: Bool
}

/// The tab that a comment is about.
struct CommentTabValues: TemplateValue {
    var id: String
    var title: String
    var href: String
}

/// A builder of the values of the page of comments.
struct CommentsBuilder {
    let subject: CommentsSubject
    let assets: AssetPaths

    var values: CommentsPageValues {
        CommentsPageValues(
            icon: assets.path(PageAssets.icon),
            style: assets.path(PageAssets.commentsStyle),
            script: assets.path(PageAssets.commentsScript),
            form: subject.rights.comments ? form : nil,
            groups: groups,
            isEmpty: subject.comments.isEmpty,
            emptyText: subject.rights.comments
                ? "No comments yet."
                : "No comments yet. People can comment on links with the permission Comment."
        )
    }

    private var form: CommentFormValues {
        CommentFormValues(
            tabs: subject.tabs.ids.map { id in
                let title = subject.tabs[id].map(VisibleMarks.shown) ?? id
                return LinkChoiceValues(value: id, title: title, text: "", isFirst: false)
            },
            nameLimit: String(CommentDraft.longestName),
            textLimit: String(CommentDraft.longestText)
        )
    }

    /// The groups, one for each link; that with the newest comment first.
    private var groups: [CommentGroupValues] {
        let links = subject.comments.reversed().map(\.link)
        return links.reduce(into: [ShareID]()) { if !$0.contains($1) { $0.append($1) } }.map { link in
            CommentGroupValues(
                link: link,
                title: subject.labels[link].map(VisibleMarks.shown),
                rows: rows(of: subject.comments.filter { $0.link == link })
            )
        }
    }

    private func rows(of comments: [ShareComment]) -> [CommentRowValues] {
        var number = 0
        return comments.map { comment in
            if comment.kind == .comment { number += 1 }
            return row(comment, number)
        }
    }

    private func row(_ comment: ShareComment, _ number: Int) -> CommentRowValues {
        let isApproval = comment.kind == .approval
        return CommentRowValues(
            id: comment.id,
            number: isApproval ? nil : String(number),
            author: VisibleMarks.shown(comment.author),
            facts: "\(SpokenTime.ago(subject.now - comment.time)) · revision \(comment.revision)",
            lines: comment.text.split(whereSeparator: \.isNewline).map { VisibleMarks.shown(String($0)) },
            tab: comment.tab.map { tab in
                var view = ViewState()
                view.interaction.select = tab.id
                return CommentTabValues(id: tab.id, title: VisibleMarks.shown(tab.title), href: view.href)
            },
            isApproval: isApproval,
            isOpen: !isApproval && !comment.isResolved,
            isResolved: comment.isResolved,
            canDelete: subject.rights == .owner
        )
    }
}
