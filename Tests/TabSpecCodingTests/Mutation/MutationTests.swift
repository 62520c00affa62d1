import SpecMutation
import TabSpecCoding
import Testing

/// Two thousand spoiled texts; `Benchmarks/mutate-specs` gives a hundred thousand.
@Suite struct MutationTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `never crashes on a spoiled text and names the place of every refusal`(seed: UInt64) {
        var mutator = SpecMutator(seed: seed)

        for number in 0..<500 {
            let text = SpecTexts.all[number % SpecTexts.all.count]
            let trial = SpecTrial(mutator.mutated(text.bytes), format: text.format)
            #expect(trial.complaint == nil, "\(String(decoding: trial.bytes, as: UTF8.self))")
        }
    }

    @Test func `begins with good texts, so that one change is one error`() {
        for text in SpecTexts.all {
            #expect(SpecTrial(text.bytes, format: text.format).decoded.spec != nil)
        }
    }
}
