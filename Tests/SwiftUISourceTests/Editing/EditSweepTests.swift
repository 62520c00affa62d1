import Foundation
import SwiftUITrials
import TabModel
import Testing

@testable import SwiftUISource

/// Acts on every project: each is made as it should be, or refused, and the goldens say which.
@Suite struct EditSweepTests {
    /// One of so many acts: all of them take minutes, and the goldens are read by people.
    private static let step = 19

    @Test(arguments: Fixture.all)
    func `an act says in the source what it says in the spec, or is refused`(fixture: Fixture) throws {
        let trials = Reading.onLargeStack { Self.trials(fixture.files) }

        for trial in trials { #expect(trial.complaint == nil, "\(fixture.name), \(trial.line)") }
        let lines = trials.map { "\($0.line)\n" }.joined()
        try Fixture.expect(lines, golden: "edits/\(fixture.name).txt")
    }

    private struct Line: Sendable {
        let line: String
        let complaint: String?
    }

    private static func trials(_ files: [String: [UInt8]]) -> [Line] {
        let kept = ReadingCache()
        return ProjectReader.read(FilesInMemory(files), keeping: kept).tabViews.flatMap { view in
            let acts = SourceActs.all(on: view.spec)
            // Another act of each entry than of the one before.
            return acts.indices.filter { ($0 + $0 / 20) % step == 0 }.map { index in
                let trial = EditTrial(acts[index], on: view, of: files, keeping: kept)
                return Line(line: "\(view.name) \(acts[index].line): \(trial.line)", complaint: trial.complaint)
            }
        }
    }
}
