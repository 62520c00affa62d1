import PreviewCore
import PreviewPages
import Synchronization
import TabModel
import TabResolver
import Testing

@testable import PreviewServer

/// Files that were published with a preview, read as those beside a spec are.
@Suite struct PublishedFilesTests {
    private let files = PublishedFiles([
        PublishedFile(path: "Shots/home.png", bytes: ImageTests.png),
        PublishedFile(path: "a.txt", bytes: Array("no image".utf8)),
        PublishedFile(path: "Shots/.hidden", bytes: []),
    ])

    @Test(arguments: ["Shots/home.png", "./Shots/home.png", "Shots//home.png", "Shots/./home.png"])
    func `finds a file by any spelling of its path`(path: String) throws {
        #expect(ImageFile(path, in: .published(files))?.read() == ImageTests.png)
    }

    @Test(arguments: [
        ("../home.png", ImageProblem.outside), ("Shots/../a.txt", .outside), ("/a.txt", .outside), ("a\0", .outside),
        ("none.png", .missing), ("Shots", .notAFile), ("", .notAFile),
    ])
    func `says why a path has no file`(path: String, problem: ImageProblem) {
        #expect(throws: problem) { try ImageFile(opening: path, in: .published(files)) }
    }

    @Test func `lists a folder without what is hidden`() throws {
        #expect(try files.names(at: "Shots", most: 9) == ["home.png"])
        #expect(try Set(files.names(at: ".", most: 9)) == ["Shots", "a.txt"])
        #expect(throws: ImageProblem.notAFile) { try files.names(at: "a.txt", most: 9) }
        #expect(throws: ImageProblem.missing) { try files.names(at: "None", most: 9) }
        #expect(throws: ImageProblem.tooMany(most: 1)) { try files.names(at: "", most: 1) }
    }

    /// A store of files, which notes what is read of it.
    private final class Store: Sendable {
        let files: Mutex<[String: [UInt8]]>
        let read = Mutex<[String]>([])

        init(_ files: [String: [UInt8]]) { self.files = Mutex(files) }

        func bytes(of path: String) -> [UInt8]? {
            read.withLock { $0.append(path) }
            return files.withLock { $0[path] }
        }
    }

    private func files(in store: Store) -> PublishedFiles {
        PublishedFiles(memory: SiteMemory()) { store.bytes(of: $0) }
    }

    @Test func `takes other files from then on`() async throws {
        let store = Store(["b.txt": [1]])
        let files = files(in: store)
        #expect(throws: ImageProblem.missing) { try ImageFile(opening: "b.txt", in: .published(files)) }
        try await files.take(["b.txt", "gone.txt"])
        #expect(ImageFile("b.txt", in: .published(files))?.read() == [1])
        #expect(throws: ImageProblem.missing) { try ImageFile(opening: "gone.txt", in: .published(files)) }
        try await files.take([])
        #expect(throws: ImageProblem.missing) { try ImageFile(opening: "b.txt", in: .published(files)) }
    }

    @Test func `holds what images are like, and reads them when they are asked for (S92)`() async throws {
        let png = ImageTests.png + [UInt8](repeating: 0, count: 100_000)
        let store = Store(["a.png": png, "b.svg": Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)])
        let files = files(in: store)
        try await files.take(["a.png", "b.svg"])
        let paths = ["a.png", "b.svg"]
        let spec = TabSpec(tabs: paths.map { .tab(Tab(label: TabLabel(title: $0, image: $0))) })

        #expect(files.size < 1024)
        let index = ImageIndex(.published(files))
        let source = FileSource.published(
            PublishedFiles(paths.map { PublishedFile(path: $0, bytes: store.bytes(of: $0) ?? []) })
        )
        store.read.withLock { $0 = [] }
        let addresses = index.images(for: spec).addresses
        #expect(addresses == ImageIndex(source).images(for: spec).addresses && addresses.count == 2)
        let (known, read) = (FolderImages(.published(files)).images(of: spec), FolderImages(source).images(of: spec))
        #expect(known.facts == read.facts && known.problems == read.problems)
        #expect(store.read.withLock(\.self).isEmpty)

        let name = String(try #require(addresses["a.png"]).dropFirst("images/".count))
        for _ in 0..<2 { #expect(await index.image(named: name)?.bytes == png) }
        #expect(store.read.withLock(\.self) == ["a.png"], "it is kept then")
        #expect(await EmbeddedImages(of: spec, in: .published(files)).images.addresses.count == 2)

        let other = self.files(in: store)
        try await other.take(["a.png"])
        let stale = ImageIndex(.published(other))
        _ = stale.images(for: spec)
        store.files.withLock { $0["a.png"] = ImageTests.png }
        #expect(await stale.image(named: name) == nil, "another image by now")
    }
}
