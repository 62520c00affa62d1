import Foundation
import SwiftUISource
import Testing

/// Projects of our own, one for each shape in which apps declare their tabs, and what is read of them.
///
/// With `TABPREVIEW_UPDATE_GOLDEN=1` in the environment the goldens are written again; look at the difference, and
/// compare it with the source, before committing.
@Suite struct ProjectTests {
    @Test(arguments: Fixture.all)
    func `reads a project as a careful reader does`(fixture: Fixture) throws {
        try Fixture.expect(Reading.outline(fixture.files), golden: "\(fixture.name).txt")
    }

    @Test(arguments: Fixture.all)
    func `reads a file alone, with stand-ins for what others declare`(fixture: Fixture) throws {
        var outlines = ""
        for (path, bytes) in fixture.files.sorted(by: { $0.key < $1.key }) where path.hasSuffix("View.swift") {
            outlines += Reading.outline([path: bytes])
        }
        guard fixture.files.count > 1 else { return }
        try Fixture.expect(outlines, golden: "\(fixture.name)-alone.txt")
    }

    @Test func `every project is real Swift`() throws {
        let sources = Fixture.all.flatMap { fixture in
            fixture.files.keys.filter { $0.hasSuffix(".swift") }.map { fixture.folder.appending(path: $0).path }
        }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc", "-frontend", "-parse", "-parse-as-library"] + sources.sorted()
        try process.run()
        process.waitUntilExit()

        #expect(sources.count > 24)
        #expect(process.terminationStatus == 0)
    }
}
