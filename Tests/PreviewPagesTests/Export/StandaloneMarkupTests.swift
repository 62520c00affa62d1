import TabModel
import Testing

@testable import PreviewPages

@Suite struct StandaloneMarkupTests {
    private func markup() -> StandaloneMarkup {
        StandaloneMarkup { StandaloneLink(address: "#\($0.interaction.select ?? "")&", target: $0) }
    }

    @Test func `turns links, symbols and what a server would permit, line after line`() {
        var markup = markup()
        let sprite = ExportDrawing.assets.path(PageAssets.sprite)
        let frame = """
            <a href="./?select=home" data-rights="move" data-why-add="No.">x</a>
            <svg><use href="\(sprite)#house"/></svg>
            <a href="#">caption</a>

            """

        let (text, links) = markup.standalone(frame)

        let turned = """
            <a href="#home&amp;">x</a>
            <svg><use href="#symbol-house"/></svg>
            <a>caption</a>

            """
        #expect(text == turned)
        #expect(links.map(\.target.interaction.select) == ["home"])
        #expect(markup.symbols == ["symbol-house"])
        let again = markup.standalone(frame)
        #expect(again.text == turned, "from lines that are known")
        #expect(again.links.map(\.address) == ["#home&"], "each frame tells all its links")
    }

    @Test func `turns markup whose values have line breaks as a whole`() {
        var markup = markup()

        let (text, links) = markup.standalone("<a title=\"one\ntwo\" href=\"./?select=a\">\n<b title=\"\n\">")

        #expect(text == "<a title=\"one\ntwo\" href=\"#a&amp;\">\n<b title=\"\n\">")
        #expect(links.count == 1)
    }
}
