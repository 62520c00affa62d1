import Foundation
import TabModel
import Testing

@testable import SwiftUISource

/// The files of a folder that are read, and those that aren't.
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
        #expect(files.omissions == "Excluded: Carthage, DerivedData, Pods, SourcePackages, node_modules.")
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
        let error = #expect(throws: UnreadableFile.tooLarge(most: 4 << 20)) { try files.content(of: "Large.swift") }
        #expect(
            error?.diagnostic(of: "Large.swift")?.text
                == "the file is larger than 4 MiB and was excluded. Make it smaller."
        )
        #expect(files.bytes(of: "Edge.swift")?.count == 4 << 20)
    }

    @Test(arguments: ["A.swift", "in", "in/deeper"])
    func `opens nothing outside where a link takes a place after the listing`(path: String) throws {
        defer { remove() }
        for file in ["A.swift", "in/A.swift", "in/deeper/A.swift"] { try write(file) }
        let outside = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: outside) }
        let files = try #require(FolderFiles(folder.path))
        try #require(files.paths.count == 3)

        try FileManager.default.moveItem(at: folder.appending(path: path), to: outside)
        try FileManager.default.createSymbolicLink(at: folder.appending(path: path), withDestinationURL: outside)

        let lost = files.paths.filter { $0 == path || $0.hasPrefix("\(path)/") }
        #expect(!lost.isEmpty)
        for file in lost { #expect(throws: UnreadableFile.gone) { try files.content(of: file) } }
        #expect(FolderFiles(folder.path)?.paths == files.paths.filter { !lost.contains($0) })
        #expect(UnreadableFile.gone.diagnostic(of: path) == nil)
    }

    @Test func `a pipe or folder in a file's place is no file, and holds nothing up`() throws {
        defer { remove() }
        try write("A.swift")
        try write("B.swift")
        let files = try #require(FolderFiles(folder.path))
        for name in ["A.swift", "B.swift"] {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
        try #require(mkfifo(folder.appending(path: "A.swift").path, 0o644) == 0)
        try #require(mkdir(folder.appending(path: "B.swift").path, 0o755) == 0)

        for file in files.paths { #expect(throws: UnreadableFile.gone) { try files.content(of: file) } }
        #expect(FolderFiles(folder.path)?.paths == [])
    }

    @Test func `tells of folders that can't be listed, names that are no text, and what is too deep`() async throws {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appending(path: "closed-\(UUID().uuidString)")
            let deep = Array(repeating: "d", count: 66).joined(separator: "/")
            for path in ["A.swift", "closed/B.swift", "Secret.swift", "\(deep)/C.swift"] {
                let file = folder.appending(path: path)
                let parent = file.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
                try "struct A {}".write(to: file, atomically: false, encoding: .utf8)
            }
            chmod(folder.path, 0o755)
            chmod(folder.appending(path: "closed").path, 0)
            chmod(folder.appending(path: "Secret.swift").path, 0)
            // To root nothing is closed.
            if geteuid() == 0 { guard seteuid(65_534) == 0 else { exit(2) } }
            guard let files = FolderFiles(folder.path) else { exit(3) }
            guard files.paths == ["A.swift", "Secret.swift"] else { exit(4) }
            guard files.problems.map(\.file) == ["closed", String(deep.dropLast(2))] else { exit(5) }
            guard files.problems[0].text.contains("Permission denied") else { exit(6) }
            guard case .failed? = error(of: "Secret.swift", in: files) else { exit(7) }
            _ = seteuid(0)
            chmod(folder.appending(path: "closed").path, 0o755)
            try FileManager.default.removeItem(at: folder)
        }
    }

    @Test func `lists 100,000 files`() throws {
        // In memory where there is such a place: disks take a minute to make them.
        let memory = URL(fileURLWithPath: "/dev/shm")
        let isThere = FileManager.default.isWritableFile(atPath: memory.path)
        let folder = isThere ? memory.appending(path: folder.lastPathComponent) : folder
        defer { try? FileManager.default.removeItem(at: folder) }
        for number in 0..<100 {
            let inner = folder.appending(path: "\(number)").path
            try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
            for name in 0..<1000 { close(open("\(inner)/\(name).swift", O_WRONLY | O_CREAT, 0o644)) }
        }

        let files = try #require(FolderFiles(folder.path))

        #expect(files.paths.count == 100_000)
        #expect(files.paths.first == "0/0.swift" && files.problems.isEmpty)
        #expect(files.bytes(of: "99/999.swift") == [])
    }

    @Test func `follows a link that the path itself is`() throws {
        defer { remove() }
        try write("App/A.swift")
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder.appending(path: "app").path, withDestinationPath: "App")
        try manager.createSymbolicLink(
            atPath: folder.appending(path: "L.swift").path,
            withDestinationPath: "App/A.swift"
        )

        #expect(FolderFiles(folder.appending(path: "app").path)?.bytes(of: "A.swift") != nil)
        let file = try #require(FolderFiles(folder.appending(path: "L.swift").path))
        #expect(file.paths == ["L.swift"] && file.bytes(of: "L.swift") != nil)
        #expect(file.bytes(of: "App/A.swift") == nil)
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

private func error(of path: String, in files: FolderFiles) -> UnreadableFile? {
    do throws(UnreadableFile) { _ = try files.content(of: path) } catch { return error }
    return nil
}
