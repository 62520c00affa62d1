import PreviewCore
import TabModel

@testable import PreviewPages

/// Lists of previews.
enum SampleList {
    static let now = 1_795_365_600.0

    /// A good one, one with errors, one with warnings, and one whose file is gone.
    static let previews: [PreviewSummary] = [
        PreviewSummary(name: "messages", file: "messages.yaml", of: snapshot(), changed: now - 60),
        PreviewSummary(name: "shop-tabs", file: "shop/tabs.json", of: broken, changed: now - 7200),
        PreviewSummary(name: "bank", file: "bank.json", of: snapshot(), findings: [warning, warning], changed: nil),
        PreviewSummary(name: "gone", file: "library.json", of: gone, changed: now - 10),
        PreviewSummary(
            name: "news",
            title: "News",
            file: "news.yaml",
            changed: now - 60,
            publisher: "Ann's <laptop>",
            errors: 0,
            warnings: 1,
            revision: "7"
        ),
    ]

    /// Tab views of an app's source: an ordinary one, one in it, and one that the app draws itself.
    static let tabViews: PreviewListSubject = {
        let kinds: [(String, TabViewKind)] = [
            ("AppView.body", .tabBar), ("Inner.body", .nested), ("Bar.body", .handMade),
        ]
        let previews = kinds.enumerated().map { number, one in
            var preview = PreviewSummary(name: "tabs-\(number)", file: "App/AppView.swift", of: snapshot())
            preview.title = one.0
            preview.tabView = PreviewSummary.TabView(
                kind: one.1,
                line: 23 + number,
                parent: one.1 == .nested ? "AppView.body" : nil
            )
            preview.hasPicture = one.1 != .handMade
            return preview
        }
        let list = PreviewList(previews: previews, found: 3, total: 3)
        return PreviewListSubject(query: PreviewListQuery(), list: list, now: now)
    }()

    static let subject = PreviewListSubject(
        query: PreviewListQuery(),
        list: PreviewList(previews: previews, found: 5, total: 130, next: "gone"),
        now: now
    )
    static let empty = PreviewListSubject(
        query: PreviewListQuery(),
        list: PreviewList(previews: [], found: 0, total: 0),
        now: now
    )
    /// The list of a team's server before anyone has published.
    static let unpublished = PreviewListSubject(
        query: PreviewListQuery(),
        list: PreviewList(previews: [], found: 0, total: 0),
        now: now,
        isHosting: true
    )
    static var nothingFound: PreviewListSubject {
        var subject = empty
        (subject.query.find, subject.list.total) = ("\"<b>", 4)
        return subject
    }

    static let warning = Diagnostic(severity: .warning, id: "R5.1", text: "Two tabs.", file: "tabs.json")

    static func snapshot(_ spec: TabSpec? = SampleSpec.library) -> PreviewSnapshot {
        var snapshot = SamplePage.snapshot(spec: spec)
        snapshot.text = Array("tabs: []".utf8)
        return snapshot
    }

    private static var gone: PreviewSnapshot {
        var snapshot = snapshot()
        snapshot.text = nil
        return snapshot
    }

    private static var broken: PreviewSnapshot {
        var snapshot = snapshot(nil)
        snapshot.diagnostics = [SamplePage.unknownKey]
        return snapshot
    }

    static func page(_ subject: PreviewListSubject = subject) throws -> String {
        try SamplePage.renderer().list(subject, assets: SamplePage.assets)
    }
}

extension SampleValues {
    /// The page of previews, with every kind of them, with none, and with none found.
    static let lists = [
        SampleList.subject, SampleList.tabViews, SampleList.empty, SampleList.unpublished, SampleList.nothingFound,
    ].map { PreviewListBuilder(subject: $0, assets: SamplePage.assets).values }

    /// A page from which one gets back to the list.
    static var listed: PageValues {
        var page = page(ViewState())
        page.toolbar.title.listHref = "../../"
        return page
    }
}
