import Foundation
import PreviewCore
import StorePromises
import PreviewStore
import Testing

/// Folders in which nothing can be written, even as root: the preview works, in memory, and reports it.
@Suite struct UnwritableFolderTests {
    @Test func `a spec below a file is kept in memory, with the reason`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "file")

        let opened = try OpenedStore(StoreLocation(spec: folder.path + "/file/tabs.json"))

        let warning = try #require(opened.store.warning)
        #expect(
            warning
                == "Customizations, links and the history are only in memory and will be lost when the preview ends: "
                + "can't make \(folder.path)/file/.tabpreview (Not a directory). "
                + "Make the directory writable, or choose another one with --store."
        )
        #expect(opened.warnings == [warning])
        #expect(opened.folder == nil)
        try await opened.store.save(.sample("a"))
        #expect(try await opened.store.sampleID() == "a")
        await opened.close()
    }

    @Test(arguments: ["/proc/tabs.json", "/sys/tabs.json", "/nowhere/at/all/tabs.json"])
    func `a folder that the system refuses is kept in memory`(spec: String) throws {
        let opened = try OpenedStore(StoreLocation(spec: spec))

        #expect(try #require(opened.store.warning).contains("only in memory"))
    }

    @Test func `a file in the store's place is kept, and everything else in memory`() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: ".tabpreview")

        let opened = try OpenedStore(folder.location)

        #expect(opened.store.warning != nil)
        #expect(try folder.text(".tabpreview") == "mine")
    }

    @Test func `a lock that can't be opened leads into memory`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.store + "/lock", withIntermediateDirectories: true)

        #expect(try #require(OpenedStore(folder.location).store.warning).contains("can't open \(folder.store)/lock"))
    }
}
