import PreviewCore
import Testing

@testable import SpecFileSystem
import CLibrary

private let second = #"{"second": true}"#

@Suite(.serialized) struct `Odd things at the spec's path` {
    @Test func `taken and given permission give one reading each (W29)`() async throws {
        try await watching(files: .asNobody, adjust: { $0.eventsOnlyAndSoonQuiet() }) { spec in
            try spec.folder.allow(0, for: spec.name)
            try await spec.expectUnreadable("You don't have permission to read")

            try spec.folder.allow(0o644, for: spec.name)
            try await spec.expectNext(#"{"first": true}"#)
            try await spec.expectNothingBeforeFence()
        }
    }

    @Test(arguments: ["folder", "pipe", "huge"])
    func `a folder, a pipe and a huge file are reported, and a spec is welcome again (W30)`(kind: String) async throws {
        try await watching(adjust: { $0.eventsOnlyAndSoonQuiet() }) { spec in
            let folder = spec.folder
            try folder.unlink(spec.name)
            #expect(try await spec.readings.next() == .missing)
            switch kind {
            case "folder": try folder.makeFolder(spec.name)
            case "pipe": try folder.makePipe(spec.name)
            default:
                try folder.write("", to: "huge")
                try folder.cutOff("huge", at: 2 << 30)
                try folder.rename("huge", to: spec.name)
            }
            let sentence = ["folder": "is a directory", "pipe": "is a pipe", "huge": "2147483648 bytes"][kind]
            try await spec.expectUnreadable(try #require(sentence))

            if kind == "folder" {
                try folder.removeFolder(spec.name)
                #expect(try await spec.readings.next() == .missing)
            }
            try folder.replace(spec.name, with: second)
            try await spec.expectNext(second)
        }
    }

    @Test(arguments: [
        Array("{\r\n}".utf8), [0xEF, 0xBB, 0xBF] + Array("{}".utf8), [0xFF, 0xFE, 0x7B, 0, 0x7D, 0],
        [0x7B, 0xC3, 0x28],
    ])
    func `bytes pass as they are (W31)`(bytes: [UInt8]) async throws {
        try await watching(first: nil) { spec in
            let file = try spec.folder.open(spec.name)
            try file.write(bytes)
            try file.close()

            #expect(try await spec.readings.next() == .text(bytes))
        }
    }

    @Test(arguments: [
        "my tabs.json", "\"quoted\" 'tabs'.json", "two\nlines.json", "-rf.json", "📱 caf\u{E9}.json", "cafe\u{301}.json",
    ])
    func `any name is watched, and not its other normal form (W32)`(name: String) async throws {
        try await watching(name) { spec in
            try spec.folder.write("{}", to: "caf\u{E9}.json")
            try spec.folder.replace(name, with: second)
            try await spec.expectNext(second)
        }
    }
}

#if !canImport(Darwin)
    /// setfsuid(2), which Swift's module of the C library leaves out.
    private let fileSystemAccount: (@convention(c) (UInt32) -> Int32)? = dlsym(dlopen(nil, RTLD_NOW), "setfsuid").map {
        unsafeBitCast($0, to: (@convention(c) (UInt32) -> Int32).self)
    }
#endif

extension ObservedFiles {
    /// Files as an account without special rights sees them.
    ///
    /// Root may read everything; the kernel judges by the thread's file system account.
    static var asNobody: ObservedFiles {
        #if canImport(Darwin)
            ObservedFiles()
        #else
            ObservedFiles { look in
                guard geteuid() == 0 else { return look() }
                guard let become = fileSystemAccount else { return .unavailable("setfsuid is missing") }
                _ = become(65534)
                defer { _ = become(0) }
                return look()
            }
        #endif
    }
}
