import Testing

@testable import PreviewPages

/// The page that lists previews.
@Suite struct PreviewListTests {
    private func rows(_ subject: PreviewListSubject = SampleList.subject) -> [PreviewRowValues] {
        PreviewListBuilder(subject: subject, assets: SamplePage.assets).values.previews
    }

    @Test func `names who published, and says how to publish where nobody has`() throws {
        #expect(try SampleList.page().contains("<bdi>Published by Ann&#39;s &lt;laptop&gt;</bdi>"))
        let empty = try SampleList.page(SampleList.unpublished)
        #expect(empty.contains("tabpreview publish") && !empty.contains("tabpreview init"))
        #expect(!(try SampleList.page(SampleList.empty)).contains("tabpreview publish"))
    }

    @Test func `says of each preview what it is, when it changed and what is wrong`() {
        let rows = rows()

        #expect(rows.map(\.href) == ["./p/messages/", "./p/shop-tabs/", "./p/bank/", "./p/gone/", "./p/news/"])
        let changed = ["Changed 1 minute ago", "Changed 2 hours ago", "", "Changed just now", "Changed 1 minute ago"]
        #expect(rows.map(\.changed) == changed)
        #expect(rows.map(\.problem) == [nil, "1 error", "2 warnings", "File missing", "1 warning"])
        #expect(rows.map(\.state) == ["warnings", "errors", "warnings", "missing", "warnings"])
    }

    @Test func `says where a tab view is declared and what kind it is, and links to none that isn't drawn`() throws {
        let rows = rows(SampleList.tabViews)

        #expect(rows.map { $0.title.joined() } == ["AppView.body", "Inner.body", "Bar.body"])
        #expect(rows.map { $0.file.joined() } == (23...25).map { "App/AppView.swift:\($0)" })
        #expect(rows.map(\.kind) == [nil, "In a tab of AppView.body", "The app draws this bar itself"])
        #expect(rows.map(\.href) == ["./p/tabs-0/", "./p/tabs-1/", nil])
        #expect(Set(rows.map(\.mark)).count == 3)
        let links = Markup(try SampleList.page(SampleList.tabViews)).elements.filter {
            $0.attributes["class"] == "preview-link"
        }
        #expect(links.map { $0.attributes["href"] != nil } == [true, true, false])
    }

    @Test func `breaks lines between the parts of names, not inside of words`() throws {
        let row = try #require(rows(SampleList.tabViews).first)

        #expect(row.title == ["App", "View.", "body"])
        #expect(row.file == ["App/", "App", "View.", "swift:", "23"])
        #expect(try SampleList.page(SampleList.tabViews).contains("<bdi>App<wbr>View.<wbr>body<wbr></bdi>"))
    }

    @Test func `has a picture of each that was ever good`() {
        #expect(rows().map { $0.pictureHref != nil } == [true, false, true, true, true])
        #expect(rows()[0].pictureHref == "./p/messages/frame?platform=iPhone")
    }

    @Test func `has a search field from 13 previews on, and where something is looked for`() throws {
        func hasSearch(_ total: Int, find: String = "") -> Bool {
            var subject = SampleList.empty
            (subject.list.total, subject.query.find) = (total, find)
            return PreviewListBuilder(subject: subject, assets: SamplePage.assets).values.hasSearch
        }
        #expect(!hasSearch(12) && hasSearch(13) && hasSearch(1, find: "a"))
    }

    @Test func `leads to the next page with what is looked for`() {
        var subject = SampleList.subject
        subject.query.find = "a&b"
        let values = PreviewListBuilder(subject: subject, assets: SamplePage.assets).values
        #expect(values.nextHref == "./?after=gone&find=a%26b")
        #expect(values.count == "5 of 130 previews")
    }

    @Test(arguments: [SampleList.subject, SampleList.empty, SampleList.unpublished, SampleList.nothingFound])
    func `nests its tags, with every id once, and runs nothing inline (S30)`(subject: PreviewListSubject) throws {
        let text = try SampleList.page(subject)
        let page = Markup(text)
        let ids = page.values(of: "id")

        #expect(page.problems.isEmpty)
        #expect(Set(ids).count == ids.count)
        #expect(!text.contains("<style") && !text.contains(" style=") && !text.contains("<b>"))
        #expect(page.values(of: "href").allSatisfy { !$0.hasPrefix("/") && !$0.contains("//") })
    }

    @Test func `says what to do while there is no preview, and when none matches`() throws {
        #expect(try SampleList.page(SampleList.empty).contains("tabpreview init"))
        #expect(try SampleList.page(SampleList.nothingFound).contains("No matching previews"))
    }

    @Test func `finds previews by all words in title, file or name, page after page`() {
        let all = (1...250).map { number in
            var preview = SampleList.previews[0]
            (preview.name, preview.file) = ("p\(number)", number % 2 == 0 ? "shop/tabs.yaml" : "bank/tabs.yaml")
            return preview
        }
        var query = PreviewListQuery()
        query.find = " SHOP yaml"
        let first = query.page(of: all)
        #expect(first.found == 125 && first.total == 250 && first.previews.count == PreviewListQuery.pageSize)
        query.after = first.next
        let second = query.page(of: all)
        #expect(second.previews.map(\.name).first == "p202" && second.previews.count == 25 && second.next == nil)
        query.find = "shop bank"
        #expect(query.page(of: all).found == 0)
        query.after = "unknown"
        query.find = "p250"
        #expect(query.page(of: all).previews.map(\.name) == ["p250"])
    }

    @Test func `leads from the title's menu back to the list, where there is one`() throws {
        #expect(SampleValues.page(ViewState()).toolbar.title.listHref == nil)
        #expect(try !SamplePage.page().contains("All previews"))
    }
}
