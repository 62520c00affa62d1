import PreviewCore
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
        #expect(try files.bytes(at: path) == ImageTests.png)
        #expect(ImageFile(path, in: .published(files))?.read() == ImageTests.png)
    }

    @Test(arguments: [
        ("../home.png", ImageProblem.outside), ("Shots/../a.txt", .outside), ("/a.txt", .outside), ("a\0", .outside),
        ("none.png", .missing), ("Shots", .notAFile), ("", .notAFile),
    ])
    func `says why a path has no file`(path: String, problem: ImageProblem) {
        #expect(throws: problem) { try files.bytes(at: path) }
    }

    @Test func `lists a folder without what is hidden`() throws {
        #expect(try files.names(at: "Shots", most: 9) == ["home.png"])
        #expect(try Set(files.names(at: ".", most: 9)) == ["Shots", "a.txt"])
        #expect(throws: ImageProblem.notAFile) { try files.names(at: "a.txt", most: 9) }
        #expect(throws: ImageProblem.missing) { try files.names(at: "None", most: 9) }
        #expect(throws: ImageProblem.tooMany(most: 1)) { try files.names(at: "", most: 1) }
    }

    @Test func `takes other files from then on`() throws {
        files.replace(with: [PublishedFile(path: "b.txt", bytes: [1])])
        #expect(try files.bytes(at: "b.txt") == [1])
        #expect(throws: ImageProblem.missing) { try files.bytes(at: "a.txt") }
    }
}
