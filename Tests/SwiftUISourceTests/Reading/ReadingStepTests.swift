import Synchronization
import TabModel
import Testing

@testable import SwiftUISource

/// Files in memory that note what is done with them.
private final class NotingFiles: ProjectFiles {
    private let files: FilesInMemory
    private let steps = Mutex<[String]>([])

    init(_ texts: [String: String]) { files = FilesInMemory(texts.mapValues { Array($0.utf8) }) }

    var paths: [String] { files.paths }
    var noted: [String] { steps.withLock(\.self) }

    func bytes(of path: String) -> [UInt8]? { files.bytes(of: path) }

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
}
