import Foundation
import SwiftUITrials
import SwiftUIWriting
import TabModel
import TestTools
import Testing

/// Whole sources, kept as files.
///
/// With `TABPREVIEW_UPDATE_GOLDEN=1` in the environment they are written again; look at the difference before committing.
@Suite struct GoldenTests {
    @Test(arguments: Sample.all)
    func `writes the source as it was last looked at`(sample: Sample) throws {
        try expect(sample.source(), name: sample.name)
    }

    @Test func `writes no guards for what the oldest system has`() throws {
        try expect(Sample.everyKey.source(SwiftUIWriter(minimumOS: .v27)), name: "every-key-27")
    }

    @Test(arguments: ["social", "dynamic"])
    func `writes the tabs alone as they were last looked at`(name: String) throws {
        let sample = try #require(Sample.all.first { $0.name == name })
        let writer = SwiftUIWriter(minimumOS: .v27, prefix: try #require(TypePrefix("Music")), only: .tabs)
        try expect(sample.source(writer), name: "\(name)-tabs")
    }

    @Test func `the sample and the random specs say something at every key`() throws {
        let specs = (0..<50 as Range<UInt64>).map { seed in
            var maker = SpecMaker(seed: seed)
            return maker.spec()
        }

        #expect(TabSpec.unstatedKeys(in: [try Sample.everyKey.spec()]) == [])
        #expect(TabSpec.unstatedKeys(in: specs) == [])
    }

    private func expect(_ source: String, name: String) throws {
        let file = Sample.folder.appending(path: "Golden/\(name).swift.txt")
        if ProcessInfo.processInfo.environment["TABPREVIEW_UPDATE_GOLDEN"] == "1" {
            try source.write(to: file, atomically: true, encoding: .utf8)
        }

        let golden = try String(contentsOf: file, encoding: .utf8)

        if source != golden { Attachment.record(source, named: "\(name).swift") }
        let lines = zip(source.components(separatedBy: "\n"), golden.components(separatedBy: "\n"))
        #expect(lines.first { $0 != $1 }.map { "\($0) instead of \($1)" } == nil)
        #expect(source == golden)
    }
}
