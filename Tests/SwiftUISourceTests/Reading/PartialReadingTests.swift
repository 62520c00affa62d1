import TabModel
import Testing

@testable import SwiftUISource

/// Readings that end before all is read, and what is kept of files that have changed.
@Suite struct PartialReadingTests {
    private static func view(_ name: String) -> String {
        "struct \(name): View { var body: some View { TabView { Tab(\"\(name)\", systemImage: \"a\") {} } } }"
    }

    private static func files(_ texts: [String: String]) -> FilesInMemory {
        FilesInMemory(texts.mapValues { Array($0.utf8) })
    }

    @Test func `a reading without time names each file that was not read (S95)`() {
        let files = Self.files(["App/A.swift": Self.view("A"), "B.swift": Self.view("B"), "C.strings": ""])
        let progress = PartialReading(within: .zero)

        let reading = ProjectReader.read(files, keeping: ReadingCache(), progress)

        #expect(reading.tabViews.isEmpty && !progress.isWhole)
        #expect(
            reading.diagnostics.map(\.line)
                == ["App/A.swift", "B.swift"].map {
                    "\($0): warning: the file was not read in time. Read less at a time, or raise the limit with the setting "
                        + "reader.answerSeconds. [notRead]"
                }
        )
    }

    @Test func `where many files were not read, their folders are named (S95)`() {
        let paths = (0..<30).map { "App/\($0).swift" } + ["Model/A.swift", "B.swift"]
        let files = Self.files(Dictionary(uniqueKeysWithValues: paths.map { ($0, "struct A {}") }))

        let found = ProjectReader.read(files, keeping: ReadingCache(), PartialReading(within: .zero)).diagnostics

        #expect(found.map(\.file) == [".", "App/", "Model/"])
        #expect(
            found.map { String($0.text.prefix { $0 != "." }) } == [
                "1 file was not read in time in this folder", "30 files were not read in time in this folder",
                "1 file was not read in time in this folder",
            ]
        )
    }

    @Test func `what was read in time is there, and the rest is read the next time`() {
        let files = Self.files(["A.swift": Self.view("A"), "B.swift": Self.view("B")])
        let kept = ReadingCache()
        let whole = ProjectReader.read(files, keeping: kept)
        let progress = PartialReading(within: .seconds(300))

        #expect(ProjectReader.read(files, keeping: kept, progress).tabViews.map(\.name) == whole.tabViews.map(\.name))
        #expect(progress.isWhole && progress.reading.tabViews.map(\.name) == ["A.body", "B.body"])
    }

    @Test func `a file that has changed is freed, with all that was found in it`() {
        let texts = [
            "A.swift": "enum P { case a; var title: String { \"A\" } }\nextension P { static var b: P { .a } }",
            "B.swift": "struct B: View { var body: some View { TabView { Tab(P.b.title, systemImage: \"a\") {} } } }",
        ]
        let kept = ReadingCache()
        _ = ProjectReader.read(Self.files(texts), keeping: kept)
        let sources = texts.keys.map { path in Source(file: kept.source(of: path) { nil }) }
        #expect(sources.allSatisfy { $0.file != nil })

        for path in texts.keys { kept.forget(path) }

        #expect(sources.allSatisfy { $0.file == nil })
    }

    /// A file that is kept elsewhere, or nowhere.
    private struct Source {
        weak var file: SourceFile?
    }
}
