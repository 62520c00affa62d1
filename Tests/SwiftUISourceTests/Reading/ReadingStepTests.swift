import Synchronization
import TabModel
import Testing

@testable import SwiftUISource

/// Files in memory that note what is done with them.
final class NotingFiles: ProjectFiles {
    private let files: Mutex<FilesInMemory>
    private let steps = Mutex<[String]>([])

    init(_ texts: [String: String]) { files = Mutex(FilesInMemory(texts.mapValues { Array($0.utf8) })) }

    /// Puts other texts in the place of all, and notes from here on.
    func replace(_ texts: [String: String]) {
        files.withLock { $0 = FilesInMemory(texts.mapValues { Array($0.utf8) }) }
        steps.withLock { $0 = [] }
    }

    var paths: [String] { files.withLock(\.paths) }
    var noted: [String] { steps.withLock(\.self) }

    func bytes(of path: String) -> [UInt8]? { files.withLock { $0.bytes(of: path) } }

    func during<Result>(_ step: ReadingStep, of path: String, _ work: () -> Result) -> Result {
        steps.withLock { $0.append("\(step) \(path)") }
        defer { steps.withLock { $0.append("end \(path)") } }
        return work()
    }
}

@Suite struct ReadingStepTests {
    @Test func `each step of a file is told before it begins and after it ends`() {
        let files = NotingFiles([
            "A.swift": "struct A: View { var body: some View { TabView { Tab(Titles.home) {} } } }",
            "B.swift": "enum Titles { static let home = \"Home\" }",
            "C.swift": "struct Unasked {}",
        ])

        let reading = ProjectReader.read(files)

        #expect(reading.tabViews.first?.spec.tabs.map(\.label.title) == ["Home"])
        #expect(
            files.noted == [
                "scan A.swift", "end A.swift", "scan B.swift", "end B.swift", "scan C.swift", "end C.swift",
                "parse A.swift", "end A.swift", "evaluate A.swift", "parse B.swift", "end B.swift", "end A.swift",
            ]
        )
    }

    @Test func `files that were parsed are not parsed again, and a reading is as a fresh one`() {
        var texts = [
            "A.swift": "struct A: View { var body: some View { TabView { Tab(Titles.home) {} } } }",
            "B.swift": "enum Titles { static let home = \"Home\" }",
            "C.swift": "struct Unasked {}",
            "D.swift": "let damaged = \0",
        ]
        let files = NotingFiles(texts)
        let kept = ReadingCache()
        _ = ProjectReader.read(files, keeping: kept)

        for text in ["enum Titles { static let home = \"Start\" }", "enum Others {}", "let [[[[[[[[[[[[[[[[[", ""] {
            texts["B.swift"] = text
            files.replace(texts)
            kept.forget("B.swift")
            let again = ImportResult.value(ProjectReader.read(files, keeping: kept))

            #expect(again == ImportResult.value(ProjectReader.read(NotingFiles(texts))))
            #expect(!files.noted.contains { $0.contains("C.swift") || $0 == "parse A.swift" })
        }
        texts["B.swift"] = nil
        files.replace(texts)
        kept.forget("B.swift")
        let again = ImportResult.value(ProjectReader.read(files, keeping: kept))
        #expect(again == ImportResult.value(ProjectReader.read(NotingFiles(texts))))
        #expect(!files.noted.contains("evaluate A.swift"), "it was empty before")
    }
}
