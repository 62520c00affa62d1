import Foundation
import PreviewProcesses
import SpecMutation
import SwiftUIMessages
import TabModel

/// Gives spoiled Swift source to the reader's process: `mutate-swift READER SOURCES COUNT HARD SEED`.
///
/// Beside each spoiled file is a good one, whose tab view must be in every answer; it is saved after each restart. No
/// title may have a word that is not in the source. Prints the figures as one line of JSON.
@main
struct MutateSwift {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let numbers = arguments.dropFirst(2).compactMap { UInt64($0) }
        guard arguments.count == 5, numbers.count == 3 else {
            FileHandle.standardError.write(Data("Usage: mutate-swift READER SOURCES COUNT HARD SEED\n".utf8))
            exit(64)
        }
        let sources = try SwiftSources.all(below: arguments[1])
        var trial = try Trial(reader: arguments[0])
        var mutator = SpecMutator(seed: numbers[2], tokens: SwiftTokens.all)
        for number in 0..<Int(numbers[0]) {
            try await trial.read(mutator.mutated(sources[number % sources.count]), number: number)
        }
        var hard = HardSources(random: SplitMix(state: numbers[2]))
        for number in 0..<Int(numbers[1]) {
            try await trial.read(Array("\(Trial.hardHead)\(hard.next())\n".utf8), number: number)
        }
        print(try await trial.end())
    }
}

/// The sources that are spoiled.
enum SwiftSources {
    struct None: Error {}

    /// All Swift files below a folder, in the order of their paths.
    static func all(below folder: String) throws -> [[UInt8]] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        guard !paths.isEmpty else { throw None() }
        return try paths.sorted().map { Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)"))) }
    }
}
