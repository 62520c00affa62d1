import Synchronization
@testable import TabSpecCoding
import Testing

@testable import EditorServices

/// One request reads the text that is being typed once, whatever it asks for.
struct ParseCountTests {
    private static let texts: [(String, SpecFormat)] = [
        ("{\"tabs\": [{\"title\": \"A\", \"rol\": \"search\"}]}", .json),
        ("{\"tabs\": [{\"title\": \"A\"} {\"title\": ", .json),
        ("tabs:\n  - title: A\n    rol: search\n", .yaml),
        ("tabs:\n  - title: [A\n", .yaml),
    ]

    @Test(arguments: texts)
    func `each request makes one tree of the text`(text: String, format: SpecFormat) {
        let assistant = SpecAssistant(text, format: format)

        #expect(trees(of: text) { _ = assistant.diagnostics() } == 1)
        #expect(trees(of: text) { _ = assistant.completions(at: 5) } == 1)
        #expect(trees(of: text) { _ = assistant.hover(at: 5) } == 1)
        #expect(trees(of: text) { _ = assistant.formatting() } <= 1)
        #expect(trees(of: text) { _ = SpecReader.read(Array(text.utf8), format: format, file: "") } <= 1)
    }

    /// Returns the number of trees that are made for a request; those of changed texts prove changes and don't count.
    private func trees(of text: String, _ work: () -> Void) -> Int {
        let count = Mutex(0)
        SyntaxTree.$observer.withValue({ bytes in
            if bytes.elementsEqual(text.utf8) { count.withLock { $0 += 1 } }
        }) { work() }
        return count.withLock { $0 }
    }
}
