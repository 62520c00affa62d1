import Foundation
import PreviewCore
import Testing

@testable import SpecFileSystem
import CLibrary

/// The properties that a save keeps, and its refusals.
struct ReplacingTests {
    private let old = SpecFolder.old
    private let new = SpecFolder.new

    @Test(arguments: [0o600, 0o644, 0o755, 0o460])
    func `writes every byte, keeps the mode, and leaves nothing beside`(mode: Int) throws {
        try withSpec { folder in
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.file.path)
            try folder.spec(longestWrite: 3).replace(old, with: new)
            #expect(try folder.bytes() == new)
            #expect(try folder.mode() == mode)
            #expect(try folder.names() == ["tabs.json"])
        }
    }

    @Test func `replaces what a chain of links points to, and leaves the links`() throws {
        try withSpec(nil) { folder in
            let real = folder.url.appending(path: "real")
            try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
            try Data(old).write(to: real.appending(path: "tabs.json"))
            let between = folder.url.appending(path: "between")
            try FileManager.default.createSymbolicLink(atPath: between.path, withDestinationPath: "real/tabs.json")
            try FileManager.default.createSymbolicLink(atPath: folder.file.path, withDestinationPath: "between")

            try folder.spec().replace(old, with: new)

            #expect(try folder.bytes("real/tabs.json") == new)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file.path) == "between")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: between.path) == "real/tabs.json")
            #expect(try folder.names() == ["between", "real", "tabs.json"])
        }
    }

    #if !canImport(Darwin)
        @Test func `keeps attributes with names`() throws {
            try withSpec { folder in
                try Self.setAttribute("user.kept", "yes", of: folder.file.path)
                try folder.spec().replace(old, with: new)
                #expect(try folder.bytes() == new)
                #expect(Self.attribute("user.kept", of: folder.file.path) == "yes")
            }
        }

        private static func setAttribute(_ name: String, _ value: String, of path: String) throws {
            try #require(setxattr(path, name, Array(value.utf8), value.utf8.count, 0) == 0)
        }

        private static func attribute(_ name: String, of path: String) -> String? {
            var value = [UInt8](repeating: 0, count: 64)
            let count = value.withUnsafeMutableBytes { getxattr(path, name, $0.baseAddress, $0.count) }
            return count < 0 ? nil : String(decoding: value[..<count], as: UTF8.self)
        }
    #endif

    @Test func `leaves a file alone that changed since it was read`() throws {
        try withSpec(SpecFolder.theirs) { folder in
            #expect(throws: SpecWriteFailure.changed) { try folder.spec().replace(old, with: new) }
            #expect(throws: SpecWriteFailure.changed) { try folder.spec().replace(nil, with: new) }
            let found = try folder.bytes()
            #expect(found == SpecFolder.theirs)
            let names = try folder.names()
            #expect(names == ["tabs.json"])
        }
    }

    @Test func `leaves a read-only file alone, also for root, and says what to do`() throws {
        try withSpec { folder in
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.file.path)
            let failure = SpecWriteFailure.readOnly(
                "tabs.json is read-only, so it was not changed. Make it writable, then try again."
            )
            #expect(throws: failure) { try folder.spec().replace(old, with: new) }
            #expect(try folder.bytes() == old)
        }
    }

    @Test func `leaves alone what is no regular file`() throws {
        let failure = SpecWriteFailure.failed("tabs.json is not a regular file, so it was not changed.")
        try withSpec(nil) { folder in
            #expect(mkfifo(folder.file.path, 0o600) == 0)
            #expect(throws: failure) { try folder.spec().bytes() }
            #expect(throws: failure) { try folder.spec().replace(old, with: new) }
            #expect(throws: SpecWriteFailure.changed) { try folder.spec().replace(nil, with: new) }
            let names = try folder.names()
            #expect(names == ["tabs.json"])
        }
    }

    @Test func `writes a file whose name leaves no room for a longer one`() throws {
        let name = String(repeating: "n", count: 250) + ".json"
        try withSpec(name: name) { folder in
            try folder.spec().replace(old, with: new)
            #expect(try folder.bytes() == new)
        }
    }
}
