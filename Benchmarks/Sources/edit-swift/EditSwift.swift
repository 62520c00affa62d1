import Foundation
import SwiftUITrials

/// Edits and round trips of generated SwiftUI source: `edit-swift [COUNT] [SEED]`.
@main
struct EditSwift {
    static func main() {
        let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        let (count, seed) = (numbers.first ?? 1000, numbers.dropFirst().first ?? 1)
        if numbers.count == 3 { print(PlainTrip.source(seed: seed)) }
        if numbers.count == 3 { print(PlainTrip.said(seed: seed)) }
        _ = onLargeStack { trips(count, seed) }
    }

    private static func trips(_ count: UInt64, _ seed: UInt64) -> Bool {
        var reasons: [String: Int] = [:]
        for number in 0..<count {
            if let complaint = PlainTrip.complaint(seed: seed + number) {
                let key = String(complaint.prefix(160))
                reasons[key.filter { !$0.isNumber }, default: 0] += 1
                if reasons.count < 60, reasons[key.filter { !$0.isNumber }] == 1 { print(number, complaint.prefix(400)) }
            }
        }
        print(reasons.values.reduce(0, +), "of", count)
        return true
    }
}
