import PreviewCore
import Testing

@testable import SpecFileSystem
import CLibrary

private let second = #"{"second": true}"#

@Suite(.serialized) struct `Writers that are slow, silent or many` {
    @Test func `touch, rights, neighbors and own files give no reading (W18)`() async throws {
        try await watching(adjust: { $0.eventsOnlyAndSoonQuiet() }) { spec in
            try await spec.untilRead { try spec.folder.touch(spec.name) }
            try await spec.untilRead { try spec.folder.allow(0o600, for: spec.name) }
            let looks = spec.files.readings(of: spec.folder.at(spec.name))
            for name in ["neighbour.json", ".tabpreview-0123.tmp", ".tabs.json.swp"] {
                try spec.folder.write(second, to: name)
            }

            try await spec.expectNothingBeforeFence()
            #expect(spec.files.readings(of: spec.folder.at(spec.name)) == looks + 1)
        }
    }

    @Test func `a slow writer gives one reading when it closes (W20)`() async throws {
        try await watching { spec in
            let file = try spec.folder.open(spec.name)
            try file.write("{")
            for _ in 0..<20 {
                try file.write(String(repeating: " ", count: 1024))
                letSee(milliseconds: 20)
            }
            try file.write("}")
            try file.close()

            try await spec.expectNext("{" + String(repeating: " ", count: 20 * 1024) + "}")
            #expect(spec.readings.count == 1)
        }
    }

    @Test func `a writer that never closes is read when it rests (W21)`() async throws {
        try await watching(adjust: { $0.eventsOnlyAndSoonQuiet() }) { spec in
            let file = try spec.folder.open(spec.name, O_WRONLY)
            defer { try? file.close() }
            try file.write(second)

            try await spec.expectNext(second)
        }
    }

    @Test func `bytes written through a memory map are found by the look without an event (W22)`() async throws {
        try await watching { spec in
            let file = try spec.folder.open(spec.name, O_RDWR)
            let length = #"{"first": true}"#.utf8.count
            let map = try #require(mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, file.descriptor, 0))
            map.storeBytes(of: UInt8(ascii: "F"), toByteOffset: 2, as: UInt8.self)

            try await spec.expectNext(#"{"First": true}"#)
            munmap(map, length)
            try file.close()
            try await spec.expectNothingBeforeFence()
        }
    }

    @Test(arguments: [false, true])
    func `equal size and times don't hide other bytes (W26)`(polling: Bool) async throws {
        try await watching(adjust: { if polling { $0.pollQuickly() } }) { spec in
            try spec.folder.setTimes(of: spec.name, to: 1_700_000_000)
            try spec.folder.write(#"{"first": okay}"#, to: spec.name, O_WRONLY)
            try spec.folder.setTimes(of: spec.name, to: 1_700_000_000)

            try await spec.expectNext(#"{"first": okay}"#)
            try await spec.expectNothingBeforeFence()
        }
    }

    @Test(arguments: [true, false])
    func `two editors in turn end with what the last one saved (W27)`(byRename: Bool) async throws {
        try await watching { spec in
            for turn in 0..<100 {
                let text = #"{"editor": \#(turn % 2), "turn": \#(turn)}"#
                try byRename ? spec.folder.replace(spec.name, with: text) : spec.folder.write(text, to: spec.name)
                letSee(milliseconds: 5)
            }

            try await spec.expectLast(#"{"editor": 1, "turn": 99}"#, ofAtMost: 100)
        }
    }

    @Test func `a thousand saves without a pause end with the last (R9)`() async throws {
        try await watching { spec in
            for turn in 0..<1000 { try spec.folder.replace(spec.name, with: #"{"turn": \#(turn)}"#) }

            try await spec.expectLast(#"{"turn": 999}"#, ofAtMost: 1000)
        }
    }

    @Test func `a file edited under its other name is found by the look without an event (W28)`() async throws {
        try await watching { spec in
            try spec.folder.makeFolder("other")
            try spec.folder.link(spec.name, as: "other/name")
            try spec.folder.write(second, to: "other/name")

            try await spec.expectNext(second)
            try await spec.expectNothingBeforeFence()
        }
    }

    @Test func `what a crashed editor left is shown once it rests (W34)`() async throws {
        try await watching(adjust: { $0.eventsOnlyAndSoonQuiet() }) { spec in
            let file = try spec.folder.open(spec.name, O_WRONLY)
            try file.setLength(5)
            try file.close()
            try await spec.expectNext(#"{"fir"#)

            try spec.folder.cutOff(spec.name, at: 0)
            try await spec.expectNext("")
            try await spec.expectNothingBeforeFence()
        }
    }

    @Test func `a formatter's second save is a second reading, in order (W35)`() async throws {
        try await watching { spec in
            try spec.folder.write(second, to: spec.name)
            try await spec.expectNext(second)
            try spec.folder.write(#"{ "second": true }"#, to: spec.name)
            try await spec.expectNext(#"{ "second": true }"#)

            #expect(spec.readings.count == 2)
        }
    }

    @Test func `an atomic save amid another's save in place ends with what is in the file (W36)`() async throws {
        try await watching(adjust: { $0.eventsOnly() }) { spec in
            let editor = try spec.folder.open(spec.name)
            try editor.write(#"{"editor"#)
            try spec.folder.write(second, to: ".tabpreview-77.tmp")
            try spec.folder.rename(".tabpreview-77.tmp", to: spec.name)
            try editor.write(#"": true}"#)
            try editor.close()

            try await spec.expectNext(second)
            try await spec.expectNothingBeforeFence()
        }
    }
}

extension WatchedSpec {
    /// Takes readings up to this text: with saves in quick succession, how many come is open, but not what is last.
    func expectLast(_ text: String, ofAtMost most: Int) async throws {
        while try await readings.next() != .text(Array(text.utf8)) {}
        try await expectNothingBeforeFence()
        #expect(readings.count <= most + 1)
    }
}
