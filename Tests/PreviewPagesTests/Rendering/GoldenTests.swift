import Foundation
import PreviewCore
import PreviewPages
import TabModel
import Testing

/// Whole pages, kept as files.
///
/// With `TABPREVIEW_UPDATE_GOLDEN=1` in the environment the files are written again; look at the difference before
/// committing it.
@Suite struct GoldenTests {
    struct Page: Sendable, CustomTestStringConvertible {
        var name: String
        var render: @Sendable () throws -> String
        var testDescription: String { name }
    }

    static let pages = [
        Page(name: "compare") { try SamplePage.page() },
        Page(name: "editing-rtl") {
            try SamplePage.page([
                ("platform", "iPad"), ("form", "sidebar"), ("editing", "true"), ("direction", "rtl"),
            ])
        },
        Page(name: "switches") {
            try SamplePage.page([("platform", "iPad"), ("sectionChildrenInBar", "true"), ("searchInMore", "no")])
        },
        Page(name: "broken") {
            try SamplePage.page(snapshot: SamplePage.snapshot(diagnostics: [SamplePage.unknownKey]))
        },
        Page(name: "start") {
            try SamplePage.page(snapshot: SamplePage.snapshot(spec: nil, diagnostics: [SamplePage.unknownKey]))
        },
        Page(name: "frame-more") {
            let view = ViewState(query: [("platform", "iPhone"), ("os", "18"), ("more", "true")])
            let frame = FrameContent(environment: view.environment, layout: SampleLayout.bottomBar)
            let subject = PageSubject(
                view: view,
                snapshot: SamplePage.snapshot(),
                frames: [frame],
                customization: CurrentCustomization(stored: nil),
                profile: view.profile,
                rights: .owner,
                assets: SamplePage.assets
            )
            return try SamplePage.renderer().frame(subject)
        },
        Page(name: "links") { try SampleLinks.page() },
        Page(name: "comments") { try SampleReview.page(.comment) },
        Page(name: "list") { try SampleList.page() },
        Page(name: "unlock") { try SamplePage.renderer().unlock(assets: SamplePage.assets) },
        Page(name: "message") {
            try SamplePage.renderer().message(
                title: "Not here",
                text: "Ask for a link.",
                way: MessageLink(href: "./", title: "Open the preview"),
                assets: SamplePage.assets
            )
        },
    ]

    @Test(arguments: pages)
    func `renders the page as it was last looked at`(page: Page) throws {
        let text = try page.render()
        let file = Folders.golden.appending(path: "\(page.name).html")
        if ProcessInfo.processInfo.environment["TABPREVIEW_UPDATE_GOLDEN"] == "1" {
            try FileManager.default.createDirectory(at: Folders.golden, withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }

        let golden = try String(contentsOf: file, encoding: .utf8)

        if text != golden { Attachment.record(text, named: "\(page.name).html") }
        #expect(Self.firstDifference(text, golden) == nil)
    }

    @Test func `renders equal input to equal text`() throws {
        #expect(try SamplePage.page() == SamplePage.page())
    }

    private static func firstDifference(_ text: String, _ golden: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let pairs = zip(lines, old).enumerated()
        guard let different = pairs.first(where: { $1.0 != $1.1 }) else {
            return lines.count == old.count ? nil : "\(lines.count) lines instead of \(old.count)"
        }
        return "line \(different.offset + 1): \(different.element.0) instead of \(different.element.1)"
    }
}
