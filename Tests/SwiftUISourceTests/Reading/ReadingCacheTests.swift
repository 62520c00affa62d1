import SwiftUISource
import TabModel
import Testing

/// The memory between two readings never shows: each reading is equal to a fresh one.
@Suite struct ReadingCacheTests {
    @Test(arguments: Fixture.all)
    func `a reading after any file came, went or changed is as a fresh one`(fixture: Fixture) {
        let kept = ReadingCache()
        var files = fixture.files
        func expectFresh(_ path: String, _ change: String) {
            kept.forget(path)
            let again = ImportResult.value(ProjectReader.read(FilesInMemory(files), keeping: kept))
            let fresh = ImportResult.value(ProjectReader.read(FilesInMemory(files)))
            #expect(again == fresh, "\(path) \(change)")
        }
        for (path, bytes) in fixture.files.sorted(by: { $0.key < $1.key }) {
            files[path] = nil
            expectFresh(path, "is gone")
            files[path] = bytes
            expectFresh(path, "is back")
            files[path] = bytes.filter { $0 != UInt8(ascii: "i") }
            expectFresh(path, "has other names")
            files[path] = Array("// Moved.\n".utf8) + bytes
            expectFresh(path, "has moved")
            files["Copies/\(path)"] = bytes
            expectFresh("Copies/\(path)", "is there twice")
            files["Copies/\(path)"] = nil
            expectFresh("Copies/\(path)", "is there once")
            files[path] = bytes
            expectFresh(path, "is as it was")
        }
    }

    @Test func `a file that nothing depends on is scanned, and no tab view is read`() {
        var texts = [
            "A.swift": "struct A: View { var body: some View { TabView { Tab(Titles.home) {} } } }",
            "B.swift": "enum Titles { static let home = \"Home\" }",
            "C.swift": "struct Unasked {}",
        ]
        let files = NotingFiles(texts)
        let kept = ReadingCache()
        _ = ProjectReader.read(files, keeping: kept)
        texts["C.swift"] = "struct Unasked { let more = 1 }"
        files.replace(texts)
        kept.forget("C.swift")
        _ = ProjectReader.read(files, keeping: kept)

        #expect(files.noted == ["scan C.swift", "end C.swift"])
    }
}
