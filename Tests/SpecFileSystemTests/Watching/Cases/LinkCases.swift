import PreviewCore
import Testing

@testable import SpecFileSystem

private let first = #"{"first": true}"#
private let second = #"{"second": true}"#

@Suite(.serialized) struct `Links and folders on the way to the spec` {
    @Test func `a config map's new version is one reading (W12)`() async throws {
        let folder = try Folder.make()
        try folder.makeFolder("..v1")
        try folder.write(first, to: "..v1/tabs.json")
        try folder.symlink("..data", to: "..v1")
        try folder.symlink("tabs.json", to: "..data/tabs.json")
        try await watching(first: nil, in: folder) { spec in
            try folder.makeFolder("..v2")
            try folder.write(second, to: "..v2/tabs.json")
            try folder.symlink("..data_tmp", to: "..v2")
            try folder.rename("..data_tmp", to: "..data")
            try folder.unlink("..v1/tabs.json")
            try folder.removeFolder("..v1")
            try await spec.expectNext(second)

            try folder.write(first, to: "..v2/tabs.json")
            try await spec.expectNext(first)
            #expect(spec.readings.count == 2)
        }
    }

    @Test(arguments: [true, false])
    func `a link pointed elsewhere is one reading (W13)`(byRename: Bool) async throws {
        let folder = try Folder.make()
        try folder.write(first, to: "one")
        try folder.write(second, to: "two")
        try folder.symlink("tabs.json", to: "one")
        try await watching(first: nil, in: folder) { spec in
            if byRename {
                try folder.symlink("link.new", to: "two")
                try folder.rename("link.new", to: "tabs.json")
            } else {
                try folder.unlink("tabs.json")
                try folder.symlink("tabs.json", to: "two")
            }
            try await spec.expectNext(second)

            try await spec.expectNothingBeforeFence()
        }
    }

    @Test func `a link in the middle of a chain is followed to its new end (W14)`() async throws {
        let folder = try Folder.make()
        for name in ["a", "b", "c", "d"] { try folder.makeFolder(name) }
        try folder.write(first, to: "c/one")
        try folder.write(second, to: "d/two")
        try folder.symlink("b/middle", to: "../c/one")
        try folder.symlink("a/tabs.json", to: "../b/middle")
        try await watching("a/tabs.json", first: nil, in: folder) { spec in
            try folder.symlink("b/new", to: "../d/two")
            try folder.rename("b/new", to: "b/middle")
            try await spec.expectNext(second)

            try folder.write(first, to: "d/two")
            try await spec.expectNext(first)
            #expect(spec.readings.count == 2)
        }
    }

    @Test func `a checkout without the file and back gives one reading each (W16)`() async throws {
        try await watching(adjust: { $0.quietWindow = .milliseconds(100) }) { spec in
            try spec.folder.unlink(spec.name)
            #expect(try await spec.readings.next() == .missing)

            try spec.folder.replace(spec.name, with: first)
            try await spec.expectNext(first)
            try await spec.expectNothingBeforeFence()
        }
    }

    @Test func `the folder may be moved away, made again, and moved back (W17)`() async throws {
        let folder = try Folder.make()
        try folder.makeFolder("specs")
        try folder.write(first, to: "specs/tabs.json")
        try await watching("specs/tabs.json", first: nil, in: folder, adjust: { $0.eventsOnlyAndSoonQuiet() }) { spec in
            try folder.rename("specs", to: "elsewhere")
            #expect(try await spec.readings.next() == .missing)

            try folder.makeFolder("specs")
            try folder.replace("specs/tabs.json", with: second)
            try await spec.expectNext(second)

            try folder.unlink("specs/tabs.json")
            try folder.removeFolder("specs")
            #expect(try await spec.readings.next() == .missing)

            try folder.rename("elsewhere", to: "specs")
            try await spec.expectNext(first)
            #expect(spec.readings.count == 4)
        }
    }
}

extension SpecWatcherConfiguration {
    /// No look without an event: what is seen, events brought.
    mutating func eventsOnly() { safetyInterval = .seconds(3600) }

    /// The same with the short quiet window of real use, for what is shown only at rest.
    ///
    /// A writer takes one call for each save then: between two, a stalled machine would let the file rest.
    mutating func eventsOnlyAndSoonQuiet() {
        eventsOnly()
        quietWindow = .milliseconds(100)
    }
}
