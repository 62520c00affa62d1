import Foundation
import PreviewStore
import Testing

@Suite struct StoreLocationTests {
    @Test(arguments: [
        ("tabs.json", ".tabpreview"),
        ("specs/tabs.json", "specs/.tabpreview"),
        ("/tabs.json", "/.tabpreview"),
        ("./tabs.json", "./.tabpreview"),
    ])
    func `is beside the spec`(spec: String, folder: String) {
        let location = StoreLocation(spec: spec)

        #expect(location.folder == folder.replacingOccurrences(of: "./.", with: "."))
        #expect(location.spec == "tabs.json")
        #expect(location.standsBesideSpec)
    }

    @Test func `keeps the full path in a folder chosen elsewhere`() throws {
        let folder = try TemporaryFolder()
        let real = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path

        let location = StoreLocation(spec: folder.spec, configured: "/somewhere")

        #expect(location.folder == "/somewhere")
        #expect(location.spec == real + "/tabs.json")
        #expect(location.standsBesideSpec == false)
    }

    @Test func `knows its usual folder also when it was chosen by name`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.store, withIntermediateDirectories: true)

        let location = StoreLocation(spec: folder.spec, configured: folder.path + "/../\(folder.name)/.tabpreview/")

        #expect(location.standsBesideSpec)
        #expect(location.spec == "tabs.json")
    }
}

extension TemporaryFolder {
    var name: String { URL(fileURLWithPath: path).lastPathComponent }
}
