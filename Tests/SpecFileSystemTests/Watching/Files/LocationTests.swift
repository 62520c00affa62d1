import PreviewCore
import TabSpecCoding
import Testing

@testable import SpecFileSystem

/// Reading the spec where a link may have been put in its place (S58).
@Suite struct LocationTests {
    private let spec = #"{"tabs": [{"title": "Home", "value": "home"}]}"#

    private func withFolder(_ body: (Folder, Folder, LocalFiles) throws -> Void) throws {
        let outer = try Folder.make()
        defer { outer.remove() }
        try outer.makeFolder("project")
        let folder = outer.folder("project")
        let location = SpecLocation(
            folder: Array(folder.path.utf8),
            name: Array("tabs.json".utf8),
            format: .json
        )
        try body(folder, outer, LocalFiles(location: location))
    }

    private func read(_ folder: Folder, _ files: LocalFiles) -> FileContent {
        files.content(of: RawPath(folder.at("tabs.json")), limit: 1000)
    }

    private func sentence(_ content: FileContent) -> String? {
        if case .unreadable(let sentence) = content { sentence } else { nil }
    }

    @Test func `a file is read, good or broken, and so is what a volume of Kubernetes links to`() throws {
        try withFolder { folder, _, files in
            try folder.write("broken", to: "tabs.json")
            #expect(read(folder, files).reading?.bytes == Array("broken".utf8))
            try folder.unlink("tabs.json")
            try folder.makeFolder("..v1")
            try folder.write(spec, to: "..v1/tabs.json")
            try folder.symlink("..data", to: "..v1")
            try folder.symlink("tabs.json", to: "..data/tabs.json")
            #expect(read(folder, files).reading?.bytes == Array(spec.utf8))
        }
    }

    @Test(arguments: ["../private.txt", "../other/tabs.json"])
    func `a link out of the folder is not followed, whatever it leads to`(target: String) throws {
        try withFolder { folder, outer, files in
            try outer.makeFolder("other")
            try outer.write("secret", to: "private.txt")
            try outer.write(spec, to: "other/tabs.json")
            try folder.symlink("tabs.json", to: target)
            #expect(
                sentence(read(folder, files))?.contains("is a symbolic link to a file outside its directory") == true
            )
        }
    }

    @Test func `a folder on the way that becomes a link out is not followed`() throws {
        try withFolder { folder, outer, files in
            try outer.rename("project", to: "elsewhere")
            try outer.write(spec, to: "elsewhere/tabs.json")
            try outer.symlink("project", to: "elsewhere")
            #expect(sentence(read(folder, files))?.hasPrefix("\"project\" now leads to a different directory") == true)
            try outer.unlink("project")
            try outer.rename("elsewhere", to: "project")
            #expect(read(folder, files).reading?.bytes == Array(spec.utf8))
        }
    }

    @Test func `a link to another file of the folder shows nothing of it unless it is a spec`() throws {
        try withFolder { folder, _, files in
            try folder.write("TOKEN=secret", to: ".env")
            try folder.write(spec, to: "other.json")
            try folder.symlink("tabs.json", to: ".env")
            #expect(sentence(read(folder, files))?.contains("is not a spec") == true)
            try folder.unlink("tabs.json")
            try folder.symlink("tabs.json", to: "other.json")
            #expect(read(folder, files).reading?.bytes == Array(spec.utf8))
        }
    }
}
