import Foundation
import TabModel
import TabSpecCoding
import Testing

@testable import SwiftUISource

/// Every act on every project: it is made as it should be, or refused, and the goldens say which.
@Suite struct EditSweepTests {
    @Test(arguments: Fixture.all)
    func `an act says in the source what it says in the spec, or is refused`(fixture: Fixture) throws {
        let text = Reading.onLargeStack { Self.outcomes(fixture) }

        try fixture.expect(text, golden: "edits/\(fixture.name).txt")
    }

    private static func outcomes(_ fixture: Fixture) -> String {
        let files = FilesInMemory(fixture.files)
        let kept = ParsedFiles()
        var text = ""
        for view in ProjectReader.read(files, keeping: kept).tabViews {
            text += "\(view.name)\n"
            for act in SourceActs.some(on: view.spec) {
                text += "    \(act.line): \(outcome(of: act, on: view, files, kept, fixture))\n"
            }
        }
        return text
    }

    private static func outcome(
        of act: TabEdit,
        on view: TabViewReading,
        _ files: FilesInMemory,
        _ kept: ParsedFiles,
        _ fixture: Fixture
    ) -> String {
        do throws(SpecEditRefusal) {
            let edited = try SwiftEditor.edited(files, keeping: kept, view: view.name, act)
            check(edited, act, view, fixture)
            if edited.patch.isEmpty { return "nothing" }
            return "\(edited.file) \(edited.patch.replacements.map(\.line).joined(separator: ", "))"
        } catch {
            let place = error.location.map { ":\($0.line):\($0.column)" } ?? ""
            return "refused, \(error.reason.rawValue)\(error.file.map { " \($0)" } ?? "")\(place)"
        }
    }

    private static func check(_ edited: EditedSource, _ act: TabEdit, _ view: TabViewReading, _ fixture: Fixture) {
        let old = fixture.files[edited.file] ?? []
        #expect(edited.patch.applied(to: old) == edited.bytes, "\(act.line)")
        var files = fixture.files
        files[edited.file] = edited.bytes
        let after = ProjectReader.read(FilesInMemory(files)).tabViews.first { $0.name == view.name }
        guard case .insert = act else {
            #expect(after.map { plain($0.spec) } == wanted(act, view.spec), "\(fixture.name) \(act.line)")
            return
        }
        // A new tab takes over how its neighbors select.
        #expect(after?.spec.tabs.list([]).count == wanted(act, view.spec)?["tabs"]?.count ?? 0, "\(fixture.name) \(act.line)")
    }

    /// What the editor of specs makes of the spec that was read.
    private static func wanted(_ act: TabEdit, _ spec: TabSpec) -> JSONValue? {
        let bytes = SpecWriting.value(spec).bytes()
        guard let edited = try? TabEditor.edited(bytes, format: .json, act) else { return nil }
        return SpecReader.read(edited.bytes, format: .json, file: "").spec.map { plain($0) }
    }

    private static func plain(_ spec: TabSpec) -> JSONValue {
        var spec = spec
        (spec.conditions, spec.selection) = ([], nil)
        return SpecWriting.value(spec)
    }
}

extension JSONValue {
    fileprivate var count: Int { if case .array(let elements) = self { elements.count } else { 0 } }
}

extension TextReplacement {
    fileprivate var line: String {
        "\(offset) \(String(decoding: old, as: UTF8.self).debugDescription)→\(String(decoding: new, as: UTF8.self).debugDescription)"
    }
}
