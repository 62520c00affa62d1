import TabModel
import TabSpecCoding

@testable import SwiftUISource

/// The readings of small apps, in short lines for tests.
enum AppText {
    /// All that is read of some files.
    ///
    /// For each tab view that is the spec's own keys, a line for each condition and entry, and the place of each note. If
    /// there are several tab views, or one that is no bar, `name: kind` is above each.
    static func lines(_ files: [String: String], _ options: ReadingOptions = ReadingOptions()) -> [String] {
        let reading = Reading.onLargeStack {
            ProjectReader.read(FilesInMemory(files.mapValues { Array($0.utf8) }), options)
        }
        let isOneBar = reading.tabViews.count == 1 && reading.tabViews.first?.kind == .tabBar
        let views = reading.tabViews.flatMap { view -> [String] in
            (isOneBar ? [] : ["\(view.name): \(view.kind.rawValue)"]) + lines(view)
        }
        return views + notes(reading.diagnostics)
    }

    /// All that is read of one file.
    static func lines(_ source: String, _ options: ReadingOptions = ReadingOptions()) -> [String] {
        lines(["A.swift": source], options)
    }

    /// All that is read of one tab view.
    private static func lines(_ view: TabViewReading) -> [String] {
        let own = SpecWriting.value(view.spec).members.filter { !["tabs", "conditions"].contains($0.key) }
        let conditions = view.spec.conditions.map { "\($0.id): \($0.text ?? "–"), usually \($0.usually)" }
        let head = own.isEmpty ? [] : [JSONValue.object(own).text()]
        return head + conditions + UIKitText.lines(view.spec.tabs) + notes(view.diagnostics)
    }

    /// The places of notes, as `file:line: id`.
    private static func notes(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.map { "\($0.file):\($0.location?.line ?? 0): \($0.id)" }
    }
}
