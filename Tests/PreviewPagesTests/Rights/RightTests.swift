import PreviewCore
import TabModel
import Testing

@testable import PreviewPages

/// The offers of a page by role: the server refuses the rest, and the page doesn't offer it.
@Suite struct RightTests {
    private static let editing = [("platform", "iPad"), ("form", "sidebar"), ("editing", "true"), ("profile", "anna")]

    private static func page(_ rights: Right, _ query: [(String, String)] = editing) throws -> Markup {
        Markup(try SamplePage.page(query, rights: rights))
    }

    @Test(
        arguments: zip(
            Right.ofPages,
            [
                (false, false, false), (false, false, false), (true, false, false), (true, true, false),
                (true, true, true),
            ]
        )
    )
    func `each may do what those before may, and one thing more`(rights: Right, may: (Bool, Bool, Bool)) {
        #expect((rights.customizes, rights.edits, rights.shares) == may)
        #expect(Right.ofPages == Right.ofPages.sorted())
    }

    @Test(arguments: Right.ofPages)
    func `the page says them`(rights: Right) throws {
        let page = try Self.page(rights)

        #expect(page.values(of: "data-rights").first == rights.rawValue)
        #expect(page.problems.isEmpty)
    }

    @Test(arguments: SamplePage.addresses)
    func `nothing that changes anything is on a page to look at`(query: [(String, String)]) throws {
        let page = try Self.page(.view, query + [("editing", "true")])

        for attribute in ["data-op", "data-menu-for", "data-action", "data-import", "data-why-move"] {
            #expect(page.values(of: attribute).filter { $0 != "intercept" }.isEmpty, "\(attribute)")
        }
        #expect(page.elements(where: "data-control", is: "editing").isEmpty)
        #expect(page.values(of: "data-rights").dropFirst().allSatisfy { $0.isEmpty })
        #expect(page.values(of: "data-editing").allSatisfy { $0 == "false" })
        #expect(page.values(of: "href").allSatisfy { !$0.contains("editing=") })
    }

    @Test func `who may only look reads why, where the others begin`() throws {
        let html = try SamplePage.page([("platform", "iPad")], rights: .view)
        let hint =
            "<p class=\"stage-hint\" data-key=\"e\" data-refusal>This link lets you view the preview, not change it.</p>"

        #expect(html.contains(hint))
        #expect(html.contains("Changes are listed here. This link lets you view the preview, not change it."))
        #expect(html.contains("Behind the Scenes: added to the tab bar"))
        #expect(!html.contains("Drag a tab"))
        #expect(!html.contains("<kbd>e</kbd>"))
        #expect(!html.contains("resetVisibility()"))
    }

    @Test(arguments: [[("platform", "mac")], [("view", "all")], [("platform", "iPhone")]])
    func `says so only where there would be something to begin`(query: [(String, String)]) throws {
        #expect(try Self.page(.view, query).values(of: "data-refusal").isEmpty)
    }

    @Test(arguments: [Right.customize, .edit])
    func `a link that customizes offers everything about the one profile`(rights: Right) throws {
        let page = try Self.page(rights)

        for attribute in ["data-op", "data-menu-for", "data-action", "data-import"] {
            #expect(!page.values(of: attribute).isEmpty, "\(attribute)")
        }
        #expect(!page.elements(where: "data-control", is: "editing").isEmpty)
        #expect(page.elements(where: "data-control", is: "profile").isEmpty)
    }

    @Test(arguments: [Right.view, .comment, .customize, .edit])
    func `no address under a link names a profile`(rights: Right) throws {
        let html = try SamplePage.page(Self.editing, rights: rights)

        #expect(Markup(html).values(of: "href").allSatisfy { !$0.contains("profile=") })
        #expect(!html.contains("bert"))
        #expect(html.contains("data-profile=\"anna\""))
    }

    @Test(arguments: Right.ofPages)
    func `everyone may export`(rights: Right) throws {
        let links = try Self.page(rights).elements.filter {
            $0.attributes["data-export"] != nil && $0.attributes["href"] != nil
        }

        #expect(links.count == 4)
    }

    @Test func `a frame alone offers no more than the page`() throws {
        let query = [("platform", "iPad"), ("form", "sidebar"), ("editing", "true")]
        let (mine, theirs) = try (SamplePage.frame(query), SamplePage.frame(query, rights: .view))

        #expect(mine.values(of: "data-rights").contains { !$0.isEmpty })
        #expect(theirs.values(of: "data-rights").allSatisfy { $0.isEmpty })
        #expect(!mine.values(of: "data-action").isEmpty && theirs.values(of: "data-action").isEmpty)
    }
}
