import PreviewCore
import TabModel

@testable import PreviewPages

/// A review with everything that it can have.
enum SampleReview {
    static let now = 1_700_000_000.0

    static let comments = [
        comment("aa", tab: ShareComment.TabMark(id: "library", title: "Library"), text: "Too long.\r\nReally."),
        comment("bb", author: "<b>\u{202E}", text: "<script>", isResolved: true),
        comment("cc", kind: .approval, text: ""),
    ]

    static func comment(
        _ id: String,
        link: ShareID = "ab12cd34ef",
        kind: ShareComment.Kind = .comment,
        author: String = "Anna",
        tab: ShareComment.TabMark? = nil,
        text: String,
        isResolved: Bool = false
    ) -> ShareComment {
        ShareComment(
            id: id,
            link: link,
            kind: kind,
            author: author,
            text: text,
            tab: tab,
            revision: 3,
            time: now - 300,
            isResolved: isResolved
        )
    }

    static func subject(_ rights: Right, _ comments: [ShareComment] = comments) -> CommentsSubject {
        CommentsSubject(
            comments: comments,
            labels: rights == .owner ? ["ab12cd34ef": "Anna & Co"] : [:],
            tabs: TabTitles(SampleSpec.library),
            rights: rights,
            now: now
        )
    }

    static func page(_ rights: Right, _ comments: [ShareComment] = comments) throws -> String {
        try SamplePage.renderer().comments(subject(rights, comments), assets: SamplePage.assets)
    }

    /// The values of the page of comments: for guests and the owner, and empty.
    static var values: [Any] {
        [subject(.comment), subject(.owner), subject(.comment, [])].map {
            CommentsBuilder(subject: $0, assets: SamplePage.assets).values
        }
    }

    /// The change from a spec to the sample's.
    static func change(_ edit: (inout [TabEntry]) -> Void) -> PinChange? {
        let library = SampleSpec.library
        var tabs = library.tabs
        edit(&tabs)
        var spec = TabSpec(tabs: tabs)
        spec.title = library.title
        spec.tabViewStyle = library.tabViewStyle
        spec.tabViewCustomization = library.tabViewCustomization
        spec.selection = library.selection
        spec.tabViewSidebarFooter = library.tabViewSidebarFooter
        spec.tabViewBottomAccessory = library.tabViewBottomAccessory
        var (old, new) = (SamplePage.snapshot(spec: spec), SamplePage.snapshot())
        old.pinned = PinnedMoment(revision: 2, time: now - 86400)
        new.pinned = PinnedMoment(revision: 3, time: now)
        return PinChange(from: old, to: new)
    }

    /// A page that is compared with one whose spec had other tabs.
    static func reviewed(
        _ rights: Right = .comment,
        moment: PinMoment = .after,
        _ edit: (inout [TabEntry]) -> Void = { $0.removeFirst() }
    ) -> PageValues {
        var view = ViewState()
        view.moment = moment
        var snapshot = SamplePage.snapshot()
        snapshot.pinned = PinnedMoment(revision: 3, time: now)
        return SampleValues.page(view, snapshot: snapshot, rights: rights, change: change(edit))
    }
}
