import Foundation
import PreviewCore
import PreviewProcesses
import SpecWriting
import SwiftUIMessages
import TabModel
import TabSpecCoding

/// Changes the source of one tab view that is served.
struct ServedViewEditor: SourceEditor {
    let source: ServedSource
    /// The tab view's name.
    let view: String

    func make(_ edit: TabEdit) async throws(SourceEditFailure) -> SourceEdit {
        try await source.make(edit, in: view)
    }

    func replace(_ change: SourceChange) async throws(SourceEditFailure) -> ImportedSpec {
        try await source.replace(change, of: view)
    }
}

extension ServedSource {
    /// Makes an act in the source of a tab view: the reader says what changes, and it is written if the file is still
    /// the one that was read.
    func make(_ edit: TabEdit, in view: String) async throws(SourceEditFailure) -> SourceEdit {
        let change: ReaderEdit
        do throws(SwiftUIReaderError) {
            change = try await reader.edit(view: view, edit)
        } catch {
            throw SourceEditFailure(error)
        }
        let writer = try writer(of: change.file)
        let old: [UInt8]
        do throws(SpecWriteFailure) { old = try await writer.read() ?? [] } catch { throw .notWritten(error) }
        guard ReaderEdit.tag(of: old) == change.tag else { throw .notWritten(.changed) }
        guard !change.patch.isEmpty else {
            return SourceEdit(change: nil, entries: change.entries, spec: try await spec(of: view))
        }
        guard let new = change.patch.applied(to: old) else { throw .notWritten(.changed) }
        let written = SourceChange(file: change.file, old: old, new: new)
        return SourceEdit(change: written, entries: change.entries, spec: try await replace(written, of: view))
    }

    /// Writes a change of a file, if that still has the old text, and reads the tab view again.
    func replace(_ change: SourceChange, of view: String) async throws(SourceEditFailure) -> ImportedSpec {
        let writer = try writer(of: change.file)
        do throws(SpecWriteFailure) {
            try await writer.replace(change.old, with: change.new)
        } catch {
            throw .notWritten(error)
        }
        do throws(SwiftUIReaderError) {
            try await reader.changed([change.file])
        } catch {
            throw SourceEditFailure(error)
        }
        return try await spec(of: view)
    }

    /// The tab view as the source has it now.
    private func spec(of view: String) async throws(SourceEditFailure) -> ImportedSpec {
        do throws(SwiftUIReaderError) {
            let reading = try await readNow()
            guard let found = reading.tabViews.first(where: { $0.name == view }) else {
                throw .failed("the tab view \(view) is gone")
            }
            return await imported(found)
        } catch {
            throw SourceEditFailure(error)
        }
    }

    /// What writes a file of the project; a link is not followed.
    private nonisolated func writer(of file: String) throws(SourceEditFailure) -> SpecFileWriter {
        let path = "\(project.folder)/\(file)"
        let isLink = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        guard isLink == .typeRegular else {
            throw .notWritten(.readOnly("\(file) is no ordinary file. Change the file that it leads to."))
        }
        return SpecFileWriter(SpecFile(path: path, name: "\"\(file)\""))
    }
}

extension SourceEditFailure {
    /// Makes the failure of a reader's.
    fileprivate init(_ error: SwiftUIReaderError) {
        guard case .refused(let refusal) = error, refusal.code == .notEdited else {
            self = .unreadable(error.text)
            return
        }
        let diagnostic = Diagnostic(
            id: refusal.reason ?? refusal.code.rawValue,
            text: refusal.text,
            file: refusal.place?.file ?? "",
            location: refusal.place?.location
        )
        self = .refused(diagnostic, isUnknown: refusal.reason == SpecEditRefusal.Reason.absent.rawValue)
    }
}
