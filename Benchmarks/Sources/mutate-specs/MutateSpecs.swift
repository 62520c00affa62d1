import SpecMutation
import TabModel
import TabSpecCoding

/// Gives spoiled specs to the reader: `mutate-specs [count] [seed]`.
///
/// Fails with the first text at which the reader broke a promise: a spec or diagnostics, every diagnostic with a place
/// in the text, in order, and every spec written and read again. A crash shows by itself; the seed makes it again.
@main
struct MutateSpecs {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
        guard arguments.count <= 2, arguments.allSatisfy({ $0 != nil }) else {
            print("Usage: mutate-specs [count] [seed]")
            exitProcess(64)
        }
        let numbers = arguments.compactMap(\.self)
        exitProcess(run(count: Int(numbers.first ?? 100_000), seed: numbers.dropFirst().first ?? 1))
    }

    private static func run(count: Int, seed: UInt64) -> Int32 {
        var mutator = SpecMutator(seed: seed)
        var ids: [String: Int] = [:]
        let clock = ContinuousClock()
        let start = clock.now
        for number in 0..<count {
            let text = SpecTexts.all[number % SpecTexts.all.count]
            let trial = SpecTrial(mutator.mutated(text.bytes), format: text.format)
            if let complaint = trial.complaint {
                print("Text \(number) of seed \(seed), \(trial.format.rawValue): \(complaint)")
                print(String(decoding: trial.bytes, as: UTF8.self))
                return 1
            }
            ids[trial.decoded.diagnostics.first?.id ?? "good", default: 0] += 1
        }
        print("\(count) mutated specs in \(clock.now - start), seed \(seed): no crash, every refusal names its place.")
        print(ids.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
        return 0
    }
}
