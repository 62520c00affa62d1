import EditorServices
import TabSpecCoding
import TestTools
import Testing

/// Help never fails, however broken the text is.
@Suite(.timeLimit(.minutes(20)))
struct BrokenTextTests {
    /// Answers that need no reading of the whole text come at every byte; the others at some of them.
    @Test(arguments: ExampleTexts.all)
    func `answers at every byte at which an example can break off`(_ example: ExampleTexts) {
        let bytes = Array(example.text.utf8)
        var offered = 0
        for end in stride(from: 0, through: bytes.count, by: bytes.count > 4_000 ? 7 : Seeds.isThorough ? 1 : 3) {
            let text = String(decoding: bytes[..<end], as: UTF8.self)
            let assistant = SpecAssistant(text, format: example.format, symbols: MarkedSpec.symbols)
            let length = text.utf16.count
            if let list = assistant.completions(at: length) {
                offered += 1
                #expect(0 <= list.start && list.start <= list.end && list.end <= length)
            }
            if let found = assistant.hover(at: length - 1) { #expect(found.start < found.end && found.end <= length) }
            if end % 97 == 0 {
                check(assistant.diagnostics(), length)
                #expect(assistant.formatting().allSatisfy { $0.start <= $0.end && $0.end <= length })
            }
        }
        #expect(offered > bytes.count / 40, "help is offered where something is being typed")
    }

    private func check(_ diagnostics: [AssistedDiagnostic], _ length: Int) {
        for found in diagnostics {
            #expect(0 <= found.start && found.start <= found.end && found.end <= length)
            for edit in found.fixes.flatMap(\.edits) { #expect(edit.start <= edit.end && edit.end <= length) }
        }
    }

    @Test(arguments: SpecFormat.allCases)
    func `survives brackets, dashes and quotes by the thousand`(_ format: SpecFormat) {
        let morsels = [
            "[", "{", "}", "]", "- ", "\"", "'", ":", ",", "a: ", "|\n", "&a *a ", "\\", "\t", "\u{0}", "\r",
        ]
        for morsel in morsels {
            let text = String(repeating: morsel, count: 3_000)
            let assistant = SpecAssistant(text, format: format)
            for offset in [-1, 0, 1, text.utf16.count / 2, text.utf16.count, .max] {
                _ = assistant.completions(at: offset)
                _ = assistant.hover(at: offset)
            }
            #expect(!assistant.diagnostics().isEmpty)
            let edits = assistant.formatting()
            #expect(edits.count <= 1 && edits.allSatisfy { $0.text == "\n" }, "at most the last line's break")
        }
    }

    @Test func `survives random pieces of specs in any order`() {
        var seed: UInt64 = 7
        func next(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(count))
        }
        let pieces = [
            "tabs", ":", " ", "\n", "  ", "- ", "{", "}", "[", "]", ",", "\"", "'", "title", "role", "search", "#",
            "é", "😀", "lint", "R5.19", "null", "true", "|", ">", "&a", "*a", "!t", "\\", "? ", "<<",
        ]
        for round in 0..<2_000 {
            let text = (0..<(1 + next(24))).map { _ in pieces[next(pieces.count)] }.joined()
            let format = SpecFormat.allCases[round % 2]
            let assistant = SpecAssistant(text, format: format, symbols: MarkedSpec.symbols)
            let length = text.utf16.count
            if let list = assistant.completions(at: next(length + 1)) {
                #expect(list.start <= list.end && list.end <= length, "\(text)")
            }
            check(assistant.diagnostics(), length)
            let edits = assistant.formatting()
            #expect(edits.allSatisfy { $0.start <= $0.end && $0.end <= length })
            _ = assistant.hover(at: next(length + 1))
        }
    }

    @Test func `helps in a spec of 10,000 tabs without looking at it again and again`() {
        let tabs = (0..<10_000).map { "  - title: Tab \($0)\n    systemImage: house\n    value: v\($0)\n" }.joined()
        let text = "tabs:\n\(tabs)  - title: Last\n    rol"
        let assistant = SpecAssistant(text, format: .yaml)

        let time = processorTime {
            #expect(assistant.completions(at: text.utf16.count)?.completions.first?.label == "role")
        }

        // One pass over half a megabyte; twice the entries squared would take minutes.
        #expect(time < .seconds(20))
    }
}
