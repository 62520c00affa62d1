import Foundation
import Testing

@testable import tabpreview

@Suite struct FileReplacementTests {
    private let old = Array("old\r\n".utf8)
    private let new = Array("\u{FEFF}new\n".utf8)

    /// A folder of its own; nothing but what the test leaves there stands in it.
    private func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private func bytes(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }

    private func names(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    private func refusal(_ file: URL) throws -> String {
        let failure = #expect(throws: FileFailure.self) {
            try FileReplacement(path: file.path, expected: old).write(new)
        }
        return try #require(failure).text
    }

    @Test(arguments: [0o600, 0o644, 0o755, 0o460])
    func `writes every byte, keeps the mode, and leaves nothing beside`(mode: Int) throws {
        try withFolder { folder in
            let file = folder.appending(path: "tabs.json")
            try Data(old).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)

            try FileReplacement(path: file.path, expected: old).write(new)

            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect(try bytes(file) == new)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
            #expect(try names(folder) == ["tabs.json"])
        }
    }

    @Test func `replaces what a link points to, and leaves the link`() throws {
        try withFolder { folder in
            let target = folder.appending(path: "real/tabs.json")
            let link = folder.appending(path: "tabs.json")
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(old).write(to: target)
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "real/tabs.json")

            try FileReplacement(path: link.path, expected: old).write(new)

            #expect(try bytes(target) == new)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "real/tabs.json")
            #expect(try names(target.deletingLastPathComponent()) == ["tabs.json"])
        }
    }

    @Test func `leaves a file alone that changed since it was read`() throws {
        try withFolder { folder in
            let file = folder.appending(path: "tabs.json")
            try Data("somebody else's".utf8).write(to: file)

            #expect(try refusal(file).contains("has changed since it was read"))
            #expect(try bytes(file) == Array("somebody else's".utf8))
            #expect(try names(folder) == ["tabs.json"])
        }
    }

    @Test func `leaves a read-only file alone`() throws {
        try withFolder { folder in
            let file = folder.appending(path: "tabs.json")
            try Data(old).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)

            #expect(try refusal(file).contains("is read-only"))
            #expect(try bytes(file) == old)
        }
    }

    @Test func `leaves alone what is no regular file, and says where there is none`() throws {
        try withFolder { folder in
            let ofFolder = try refusal(folder)
            let ofNothing = try refusal(folder.appending(path: "missing.json"))

            #expect(ofFolder.contains("is no regular file"))
            #expect(ofNothing.contains("No such file"))
        }
    }

    @Test func `writes a file whose name leaves no room for a longer one`() throws {
        try withFolder { folder in
            let file = folder.appending(path: String(repeating: "n", count: 250) + ".json")
            try Data(old).write(to: file)

            try FileReplacement(path: file.path, expected: old).write(new)

            #expect(try bytes(file) == new)
        }
    }
}
