import Foundation
import SwiftUITrials

/// Tries acts and round trips on SwiftUI source: `edit-swift [ACTS] [TRIPS] [SEED] [FOLDER…]`.
///
/// Acts are made on sources that were written for generated specs, and on those of the folders. Fails with the first
/// promise that the editor, the reader or the writer broke; the seed makes it again.
@main
struct EditSwift {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let numbers = arguments.prefix(3).map { UInt64($0) }
        guard numbers.allSatisfy({ $0 != nil }) else {
            print("Usage: edit-swift [ACTS] [TRIPS] [SEED] [FOLDER…]")
            exit(64)
        }
        let counts = numbers.compactMap(\.self) + [1000, 1000, 1].dropFirst(numbers.count)
        let folders = Array(arguments.dropFirst(3))
        let isGood = onLargeStack { run(acts: counts[0], trips: counts[1], seed: counts[2], folders) }
        exit(isGood == true ? 0 : 1)
    }

    private static func run(acts: UInt64, trips: UInt64, seed: UInt64, _ folders: [String]) -> Bool {
        let clock = ContinuousClock()
        let start = clock.now
        var series = EditSeries(seed: seed, folders: folders)
        for number in 0..<acts {
            guard let complaint = series.next() else { continue }
            print("Act \(number) of seed \(seed): \(complaint)")
            return false
        }
        print("\(acts) acts in \((clock.now - start).components.seconds) s, seed \(seed): \(series.summary)")
        let middle = clock.now
        for number in 0..<trips {
            guard let complaint = RoundTrip(seed: seed &+ number).complaint else { continue }
            print("Round trip of seed \(seed &+ number): \(complaint)")
            return false
        }
        print("\(trips) round trips in \((clock.now - middle).components.seconds) s, seed \(seed): all equal.")
        return true
    }
}
