import PreviewCore
import Testing

@testable import PreviewPages

/// The page of links, and the one that asks for a link's password.
@Suite struct LinksPageTests {
    @Test func `shows a pin and the moment in place of the dot by a pinned link`() throws {
        var snapshot = SamplePage.snapshot()
        snapshot.revision = Revision(number: 7, epoch: "9f3a11c0")
        snapshot.pinned = PinnedMoment(revision: 3, time: 1_795_365_600)
        let page = try SamplePage.page(snapshot: snapshot)

        let detail = "· revision 3 · 22 Nov 2026, 16:40 UTC"
        #expect(page.contains(">Pinned</span><span class=\"status-detail\">\(detail)</span>"))
        #expect(page.contains("title=\"Pinned \(detail). This link"))
        #expect(page.contains("class=\"status-pin\"") && !page.contains("class=\"dot\""))
        #expect(try SamplePage.page().contains("class=\"dot\""))
    }

    @Test(arguments: [SampleLinks.subject, SampleLinks.empty])
    func `nests its tags, with every id once, every reference answered and headings without gaps`(
        subject: LinksSubject
    ) throws {
        let page = Markup(try SampleLinks.page(subject))
        let ids = page.values(of: "id")
        let levels = page.elements.compactMap { element in
            element.name.count == 2 && element.name.hasPrefix("h") ? Int(element.name.dropFirst()) : nil
        }

        #expect(page.problems.isEmpty)
        #expect(Set(ids).count == ids.count)
        #expect(Set(page.values(of: "aria-labelledby")).isSubset(of: ids))
        #expect(levels.first == 1 && zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    }

    @Test func `has styles and script of its own, and none of them in the page (S30)`() throws {
        for text in [try SampleLinks.page(), try SamplePage.renderer().unlock(assets: SamplePage.assets)] {
            let page = Markup(text)

            #expect(page.values(of: "style").isEmpty && !page.elements.contains { $0.name == "style" })
            #expect(page.elements.filter { $0.name == "script" }.count == 1)
            for value in page.values(of: "href") + page.values(of: "src") {
                #expect(value.hasPrefix("./") || value.hasPrefix("assets/0/"))
            }
        }
    }

    @Test func `asks first for the least: looking, live, for seven days (S16)`() throws {
        let page = Markup(try SampleLinks.page())
        let roles = page.elements(where: "name", is: "role")
        let days = page.elements.filter { $0.name == "option" && $0.attributes["selected"] != nil }

        #expect(roles.map { $0.attributes["value"] } == ["view", "comment", "customize", "edit"])
        #expect(roles.map { $0.attributes["checked"] != nil } == [true, false, false, false])
        #expect(days.map { $0.attributes["value"] } == ["7d"])
        #expect(page.elements(where: "name", is: "pinned").first?.attributes["value"] == "")
    }

    @Test func `offers lifetimes that the server reads, profiles once each, and the network's addresses by interface`()
        throws
    {
        let form = LinksPageBuilder(subject: SampleLinks.subject, assets: SamplePage.assets).values.form

        #expect(form.lifetimes.allSatisfy { ShareLifetime($0.value) != nil })
        #expect(form.profiles == ["default", "anna"])
        #expect(form.addresses.map(\.value) == ["http://192.168.1.5:8080/"])
        #expect(form.addresses.map(\.text) == ["http://192.168.1.5:8080 (en0)"])
        #expect(form.revision == "42")
    }

    @Test func `lists the newest link first, and ended ones last`() {
        let shares = [SampleLinks.ended, SampleLinks.anna, SampleLinks.review]
        let subject = LinksSubject(shares: shares, revision: 1, restart: "", now: SampleLinks.now)

        let rows = LinksPageBuilder(subject: subject, assets: SamplePage.assets).values.links

        #expect(rows.map(\.id) == [SampleLinks.review.id, SampleLinks.anna.id, SampleLinks.ended.id])
    }

    @Test func `is nothing but the list without script`() throws {
        let page = Markup(try SampleLinks.page())
        let form = try #require(page.elements.first { $0.name == "form" })
        let made = try #require(page.elements.first { $0.attributes["data-links-made"] != nil })

        #expect(form.attributes["hidden"] != nil && made.attributes["hidden"] != nil)
        #expect(page.elements(where: "class", is: "link").count == 3)
    }

    @Test func `has each link's questions in its row, closed, and none to rotate an ended one`() throws {
        let page = Markup(try SampleLinks.page())

        #expect(page.elements(where: "data-confirm", is: "rotate").count == 2)
        #expect(page.elements(where: "data-confirm", is: "revoke").count == 3)
        #expect(
            page.elements.filter { $0.attributes["data-confirm"] != nil }.allSatisfy { $0.attributes["hidden"] != nil }
        )
    }

    @Test func `says what a link is where nobody has one`() throws {
        let text = try SampleLinks.page(SampleLinks.empty)

        #expect(text.contains("No links yet"))
        #expect(try !SampleLinks.page().contains("No links yet"))
    }

    @Test func `keeps hostile labels and profiles text (S32)`() throws {
        let hostile = "\"><script>alert(1)</script>"
        var subject = SampleLinks.subject
        subject.shares = [SampleLinks.changed(SampleLinks.anna, label: hostile, profile: hostile)]
        subject.profiles = [hostile]
        let page = Markup(try SampleLinks.page(subject))

        #expect(page.problems.isEmpty)
        #expect(page.elements.filter { $0.name == "script" }.count == 1)
    }

    @Test func `asks for a password without sending it anywhere by itself, in fields that managers know`() throws {
        let page = Markup(try SamplePage.renderer().unlock(assets: SamplePage.assets))
        let form = try #require(page.elements.first { $0.name == "form" })
        let fields = page.elements.filter { $0.name == "input" }

        #expect(form.attributes["method"] == "post" && form.attributes["hidden"] != nil)
        #expect(fields.map { $0.attributes["autocomplete"] } == ["username", "current-password"])
        #expect(fields.allSatisfy { $0.attributes["name"] == nil })
        #expect(page.problems.isEmpty)
    }

    @Test(arguments: Right.ofPages)
    func `offers to share to the owner alone`(rights: Right) throws {
        let text = try SamplePage.page(rights: rights)
        let shares = Markup(text).elements.filter { $0.attributes["data-share"] != nil }

        #expect(shares.map { $0.attributes["href"] } == (rights == .owner ? ["./shares"] : []))
    }
}
