import Files
import Foundation
import PreviewCore
import TabSpecCoding
import Testing

@testable import SpecFileSystem

/// Saving where a link may have been put in the spec's place (S58).
struct WriteLocationTests {
    private let spec = Array(#"{"tabs": [{"title": "Home", "value": "home"}]}"#.utf8)

    /// A project's folder with a neighbor, and the spec in it as a server has it.
    private func withProject(
        _ text: [UInt8]?,
        before: @escaping SpecFolder.Told = { _ in },
        _ body: (SpecFolder, URL, AtomicSpecFile) throws -> Void
    ) throws {
        try withSpec(text) { folder in
            let real = try #require(realpath(folder.url.path, nil).map { String(cString: $0) })
            let outside = folder.url.deletingLastPathComponent().appending(path: "outside-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: outside) }
            var file = folder.spec(before: before)
            file.location = SpecLocation(folder: Array(real.utf8), name: Array("tabs.json".utf8), format: .json)
            try body(folder, outside, file)
        }
    }

    private func link(_ folder: SpecFolder, to target: String) throws {
        try? FileManager.default.removeItem(at: folder.file)
        try FileManager.default.createSymbolicLink(atPath: folder.file.path, withDestinationPath: target)
    }

    @Test func `saves the file that was named, and a spec that a link in the folder leads to`() throws {
        try withProject(spec) { folder, _, file in
            #expect(try file.bytes() == spec)
            try file.replace(spec, with: SpecFolder.new)
            #expect(try folder.bytes() == SpecFolder.new)

            try Data(spec).write(to: folder.url.appending(path: "real.json"))
            try link(folder, to: "real.json")
            #expect(try file.bytes() == spec)
            try file.replace(spec, with: SpecFolder.new)
            #expect(try folder.bytes("real.json") == SpecFolder.new)
        }
    }

    @Test func `neither reads nor overwrites what a link out of the folder leads to, even a spec`() throws {
        try withProject(spec) { folder, outside, file in
            try Data(spec).write(to: outside)
            try link(folder, to: outside.path)

            let acts: [() throws -> Void] = [
                { _ = try file.bytes() }, { try file.replace(spec, with: SpecFolder.new) },
            ]
            for act in acts {
                let error = try #require(#expect(throws: SpecWriteFailure.self) { try act() })
                #expect(
                    "\(error)".contains("readOnly")
                        && "\(error)".contains("is a symbolic link to a file outside its directory")
                )
            }
            #expect(try Data(contentsOf: outside) == Data(spec))
        }
    }

    @Test func `makes no file where a link out of the folder leads to nothing`() throws {
        try withProject(nil) { folder, outside, file in
            try link(folder, to: outside.path)
            #expect(throws: SpecWriteFailure.self) { try file.replace(nil, with: SpecFolder.new) }
            #expect(!FileManager.default.fileExists(atPath: outside.path))
        }
    }

    @Test func `overwrites no other file of the folder, though it has the very text`() throws {
        try withProject(spec) { folder, _, file in
            try Data(spec).write(to: folder.url.appending(path: "other.json"))
            try link(folder, to: "other.json")
            #expect(throws: SpecWriteFailure.changed) { try file.replace(spec, with: SpecFolder.new) }
            #expect(try folder.bytes("other.json") == spec)
        }
    }

    @Test func `reads no file that took the place between opening and looking where it lies`() throws {
        try withSpec(spec) { folder in
            let outside = folder.url.appending(path: "outside.txt")
            let project = folder.url.appending(path: "project")
            try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
            try Data("secret".utf8).write(to: outside)
            let path = project.appending(path: "tabs.json")
            try FileManager.default.createSymbolicLink(at: path, withDestinationURL: outside)
            let spec = spec
            // The link leads out while it is opened, and has become a good file when it is looked at.
            var file = AtomicSpecFile(path: path.path, name: "tabs.json")
            file.system = SystemCalls(before: { call throws(SystemFailure) in
                let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path.path)
                guard call == .resolve, link != nil else { return }
                try? FileManager.default.removeItem(at: path)
                try? Data(spec).write(to: path)
            })
            let real = try #require(realpath(project.path, nil).map { String(cString: $0) })
            file.location = SpecLocation(folder: Array(real.utf8), name: Array("tabs.json".utf8), format: .json)
            #expect(try file.bytes() == spec)
        }
    }
}
