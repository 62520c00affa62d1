import Files
import Foundation
import PreviewCore
import PreviewProcesses
import SpecFileSystem
import SwiftUIMessages
import TabModel
import TabSpecCoding

/// An editor of the source of one served tab view.
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
    /// Edits the source of a tab view: the reader returns the changes, which are written if the file has not changed
    /// since.
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
        guard let new = change.applied(to: old) else { throw .notWritten(.changed) }
        guard !change.patch.isEmpty else {
            return SourceEdit(change: nil, entries: change.entries, spec: try await spec(of: view))
        }
        let written = SourceChange(file: change.file, old: old, new: new)
        return SourceEdit(change: written, entries: change.entries, spec: try await replace(written, of: view))
    }

    /// Writes a change of a file, if that still has the old text, and reads the tab view again.
    ///
    /// The file gets the old text back if that can't be read.
    func replace(_ change: SourceChange, of view: String) async throws(SourceEditFailure) -> ImportedSpec {
        let writer = try writer(of: change.file)
        try await replace(change.old, with: change.new, by: writer)
        do throws(SourceEditFailure) {
            let spec = try await spec(of: view, after: change.file)
            if spec.decoded.spec != nil { return spec }
            throw .unreadable("\(change.file) couldn't be read after this change. Nothing was changed.")
        } catch {
            try await replace(change.new, with: change.old, by: writer)
            throw error
        }
    }

    private func replace(
        _ old: [UInt8],
        with new: [UInt8],
        by writer: SpecFileWriter
    ) async throws(SourceEditFailure) {
        do throws(SpecWriteFailure) { try await writer.replace(old, with: new) } catch { throw .notWritten(error) }
    }

    /// Returns the tab view in the current source.
    private func spec(of view: String, after file: String? = nil) async throws(SourceEditFailure) -> ImportedSpec {
        do throws(SwiftUIReaderError) {
            if let file { try await reader.changed([file]) }
            let reading = try await readNow()
            guard let tabView = reading.tabViews.first(where: { $0.name == view }) else {
                throw .failed("the tab view \(view) no longer exists")
            }
            return await imported(tabView)
        } catch {
            throw SourceEditFailure(error)
        }
    }

    /// Returns the writer of a file of the project, at its path, without following links.
    private nonisolated func writer(of file: String) throws(SourceEditFailure) -> SpecFileWriter {
        guard let root = RealPath.of(project.folder) else {
            throw .unreadable("\(project.path) no longer exists.")
        }
        let place = URL(filePath: "\(root)/\(file)")
        var target = AtomicSpecFile(path: place.path, name: "\"\(file)\"")
        target.location = SpecLocation(
            folder: Array(place.deletingLastPathComponent().path.utf8),
            name: Array(place.lastPathComponent.utf8),
            format: .json
        )
        target.recover()
        return SpecFileWriter(target)
    }
}

extension SourceEditFailure {
    /// Creates the failure from a reader's error.
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
        self = .refused(diagnostic, isUnknown: refusal.reason == SpecEditError.Reason.absent.rawValue)
    }
}
