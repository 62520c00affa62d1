import Foundation
import Testing

@testable import PreviewPages

@Suite struct MarkupAttributesTests {
    @Test func `shows every attribute in turn and changes what is requested`() {
        let markup = "<a class=\"entry\" href=\"./?a=1&amp;b=2\" title=\"\">x</a>\n<b id=\"c\" hidden>"
        var names: [String] = []

        let changed = MarkupAttributes.changed(in: markup) { name, value in
            names.append("\(name)=\(value)")
            return name == "href" ? .replaced("#") : name == "title" ? .removed : .unchanged
        }

        #expect(names == ["class=entry", "href=./?a=1&amp;b=2", "title=", "id=c"])
        #expect(changed == "<a class=\"entry\" href=\"#\">x</a>\n<b id=\"c\" hidden>")
    }

    @Test(arguments: ["a & b", "<b>", "\"'\r", "&amp;", "&lt;&quot;", "e\u{301}", ""])
    func `reads back what was escaped`(text: String) {
        #expect(MarkupAttributes.text(of: HTMLEscaping().escapeText(text)) == text)
    }

    @Test(arguments: ["a b&c=d", "ü🙂", "100 %", "+/", "~.-_", "\u{1F}"])
    func `reads back what was percent-encoded`(text: String) {
        #expect(PercentEncoding.encoded(text).removingPercentEncoding == text)
    }
}
