import Foundation
import Testing

/// Thousands of texts for readers that should agree; `TABPREVIEW_FUZZ` names another number for each seed.
@Suite struct SyntaxFuzzTests {
    private static let count = ProcessInfo.processInfo.environment["TABPREVIEW_FUZZ"].flatMap { Int($0) } ?? 400

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `reads JSON as Foundation does`(seed: UInt64) {
        var maker = TextMaker(seed: seed)
        for number in 0..<Self.count {
            let text = number % 4 == 0 ? maker.scraps() : maker.json()
            if let complaint = SyntaxTrial.complaint(json: text) {
                Issue.record("\(complaint)\n\(text.debugDescription)")
            }
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `reads YAML as Yams does, or refuses it`(seed: UInt64) {
        var maker = TextMaker(seed: seed)
        for number in 0..<Self.count {
            let text = number % 4 == 0 ? maker.scraps() : maker.yaml()
            if let complaint = SyntaxTrial.complaint(yaml: text) {
                Issue.record("\(complaint)\n\(text.debugDescription)")
            }
        }
    }
}
