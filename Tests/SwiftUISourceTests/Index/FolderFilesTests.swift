import Foundation
import Testing

@testable import SwiftUISource

/// What is read of a folder, and what is not.
@Suite struct FolderFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")

    private func write(_ path: String, _ text: String = "struct A {}") throws {
        let file = folder.appending(path: path)
        let parent = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    @Test func `lists source, texts and images, and leaves out what others made`() throws {
        defer { remove() }
        for path in [
            "A.swift", "b c/D E.swift", "x\ny.swift", "..z.swift", "en.lproj/L.strings", "L.xcstrings", "S.stringsdict",
            "A.xcassets/a.imageset/a.svg", "readme.md", ".build/X.swift", ".git/X.swift", "DerivedData/X.swift",
            "Pods/X.swift", "Carthage/X.swift", "SourcePackages/X.swift", "node_modules/X.swift", ".hidden/X.swift",
        ] { try write(path) }

        let files = try #require(FolderFiles(folder.path))

        #expect(
            files.paths == [
                "A.swift", "A.xcassets/a.imageset/a.svg", "L.xcstrings", "S.stringsdict", "b c/D E.swift",
                "en.lproj/L.strings", "x\ny.swift",
            ]
        )
        #expect(files.omissions == "Left out: Carthage, DerivedData, Pods, SourcePackages, node_modules.")
        #expect(files.bytes(of: "b c/D E.swift") == Array("struct A {}".utf8))
        #expect(files.bytes(of: "x\ny.swift") != nil)
    }

    @Test func `follows no link, and opens nothing outside`() throws {
        defer { remove() }
        try write("inside/A.swift")
        let secret = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID().uuidString).swift")
        try "secret".write(to: secret, atomically: false, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: secret) }
        let manager = FileManager.default
        try manager.createSymbolicLink(at: folder.appending(path: "Out.swift"), withDestinationURL: secret)
        try manager.createSymbolicLink(at: folder.appending(path: "circle"), withDestinationURL: folder)
        let parent = secret.deletingLastPathComponent()
        try manager.createSymbolicLink(at: folder.appending(path: "up"), withDestinationURL: parent)

        let files = try #require(FolderFiles(folder.path))

        #expect(files.paths == ["inside/A.swift"])
        #expect(files.bytes(of: "Out.swift") == nil)
        #expect(files.bytes(of: "circle/inside/A.swift") == nil)
        #expect(files.bytes(of: "up/\(secret.lastPathComponent)") == nil)
        #expect(files.bytes(of: "inside/../inside/A.swift") == nil)
        #expect(files.bytes(of: "inside") == nil)
        #expect(files.bytes(of: "gone.swift") == nil)
    }

    @Test func `reads no source of more than 4 MiB`() throws {
        defer { remove() }
        try write("Large.swift", String(repeating: "x", count: (4 << 20) + 1))
        try write("Edge.swift", String(repeating: "x", count: 4 << 20))

        let files = try #require(FolderFiles(folder.path))

        #expect(files.bytes(of: "Large.swift") == nil)
        #expect(files.bytes(of: "Edge.swift")?.count == 4 << 20)
    }

    @Test func `takes one file by its name`() throws {
        defer { remove() }
        try write("Views/A B.swift")

        let files = try #require(FolderFiles(folder.appending(path: "Views/A B.swift").path))

        #expect(files.paths == ["A B.swift"])
        #expect(files.bytes(of: "A B.swift") != nil)
        #expect(FolderFiles(folder.appending(path: "gone").path) == nil)
    }

    @Test func `finds nothing in an empty folder`() throws {
        defer { remove() }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

        let files = try #require(FolderFiles(folder.path))

        #expect(files.paths == [])
        #expect(Reading.onLargeStack { ProjectReader.read(files).tabViews.isEmpty })
    }
}
