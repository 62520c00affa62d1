import PreviewCore
import Testing

@testable import PreviewPages

@Suite struct LinkRowTests {
    private func row(_ share: Share) -> LinkRowValues {
        LinkRowBuilder(share: share, now: SampleLinks.now).values
    }

    @Test func `tells a link in words: what it shows, whose, until when, how often used, by whom now`() {
        let row = row(SampleLinks.anna)

        #expect(row.name == "Anna")
        #expect(row.role == "customize" && row.roleText == "Customize")
        #expect(row.terms == "Live · own profile · password")
        #expect(row.expires == "Expires in 6 days")
        #expect(row.use == "12 views, the last 5 minutes ago")
        #expect(row.created == "Created 2 hours ago")
        #expect(row.online == "2 here now")
        #expect(row.hasPassword && !row.isExpired && row.endText == "Revoke")
    }

    @Test func `leaves out what there is not: label, end, use, profile of its own, people`() {
        let row = row(SampleLinks.review)

        #expect(row.name == "Link without a label")
        #expect(row.terms == "Pinned to revision 38")
        #expect(row.expires == "Never expires")
        #expect(row.use == "Never used")
        #expect(row.created == "Created just now")
        #expect(row.online == nil)
    }

    @Test func `says of an ended link when it ended, and only offers to remove it`() {
        let row = row(SampleLinks.ended)

        #expect(row.expires == "Expired 1 day ago")
        #expect(row.use == "1 view, 2 days ago")
        #expect(row.isExpired && row.endText == "Remove")
        #expect(row.endWarning.contains("no longer works"))
    }

    @Test func `says of a link that can't be read that it is closed, and only offers to remove it`() {
        let row = row(SampleLinks.unreadable(SampleLinks.anna))

        #expect(row.expires == "Unusable: created by another account or machine, or damaged")
        #expect(row.isExpired && row.endText == "Remove")
    }

    @Test func `shows what would turn the text round as marks (S32)`() {
        let row = row(SampleLinks.changed(SampleLinks.anna, label: "A\u{202E}nna", profile: "x\u{2066}"))

        #expect(row.name == "A[RLO]nna")
        #expect(row.terms.contains("x[LRI]"))
    }

    @Test(
        arguments: [
            (0, "less than a minute"), (29, "less than a minute"), (31, "1 minute"), (300, "5 minutes"),
            (3599, "1 hour"), (3600, "1 hour"), (5400, "2 hours"), (86399, "1 day"), (86400, "1 day"),
            (100_000, "28 hours"), (172_000, "2 days"), (604_799.5, "7 days"), (2_592_000, "30 days"),
            (-5, "less than a minute"), (.infinity, "11574074 days"),
        ] as [(Double, String)]
    )
    func `says a span of time in one unit`(seconds: Double, words: String) {
        #expect(SpokenTime.span(seconds) == words)
        #expect(SpokenTime.ahead(seconds) == "in \(words)")
    }

    @Test(
        arguments: [(-5, "just now"), (44, "just now"), (60, "1 minute ago"), (604_800, "7 days ago")]
            as [(Double, String)]
    )
    func `says how long ago something was, and takes a clock that was set back for now`(seconds: Double, words: String)
    {
        #expect(SpokenTime.ago(seconds) == words)
    }
}
