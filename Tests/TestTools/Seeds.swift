import Foundation

/// The seeds of tests that draw their input at random.
package enum Seeds {
    /// A Boolean value that indicates whether tests take all of their cases, as `Scripts/test --thorough` asks for.
    package static let isThorough = ProcessInfo.processInfo.environment["THOROUGH_TESTS"] != nil

    /// Returns every third seed of a range, or all of them in a thorough run.
    package static func some(of range: ClosedRange<UInt64>) -> [UInt64] { some(of: Array(range)) }

    /// Returns every third case, or all of them in a thorough run.
    package static func some<Case>(of cases: [Case]) -> [Case] {
        isThorough ? cases : cases.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
    }
}
