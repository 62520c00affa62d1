import PreviewCore
import Synchronization
import TabModel
import TabSpecCoding

extension Site {
    /// Changes the structure of the spec's text: acts that are one change, or one step back or forth.
    func edit(_ sent: SentContent, as viewpoint: Viewpoint) async throws -> Answer {
        guard viewpoint.pin == nil else { throw SessionError.refused(.pinned) }
        guard let condition = sent.condition else { throw Refusal.conditionRequired }
        let request: TabEditRequest
        do {
            request = try TabEditCoding.read(sent.bytes)
        } catch {
            throw RefusedText(id: "edit", status: 400, error.text, error.diagnostics)
        }
        switch request {
        case .edits(let edits): return try await make(edits, if: condition, author: sent.author)
        case .undo: return answer(try await session.undoSpec(if: condition, author: sent.author), [Self.noEntries])
        case .redo: return answer(try await session.redoSpec(if: condition, author: sent.author), [Self.noEntries])
        }
    }

    private static let noEntries = JSONMember("entries", .array([]))

    private func make(_ edits: [TabEdit], if condition: WriteCondition, author: ChangeAuthor) async throws -> Answer {
        let structure = StructureChange(edits, of: session.previewed)
        let written = try await session.writeSpec(if: condition, author: author) { text throws(SessionError) in
            try structure.made(in: text)
        }
        let entries = structure.entries.map { JSONValue.array($0.map(JSONValue.integer)) }
        return answer(written, [JSONMember("entries", .array(entries))])
    }
}

/// Acts on a text that belong together, and where their entries stand afterwards.
private final class StructureChange: Sendable {
    private let edits: [TabEdit]
    private let previewed: PreviewedSpec
    private let paths = Mutex<[[Int]]>([])

    init(_ edits: [TabEdit], of previewed: PreviewedSpec) {
        self.edits = edits
        self.previewed = previewed
    }

    /// Where the entries of the last act stand.
    var entries: [[Int]] { paths.withLock { $0 } }

    /// The text after all acts, each made on what the one before it left.
    func made(in text: [UInt8]?) throws(SessionError) -> [UInt8] {
        var bytes = text ?? []
        for edit in edits {
            do throws(SpecEditRefusal) {
                let format = previewed.format
                let edited = try TabEditor.edited(bytes, format: format, edit, limits: previewed.limits)
                bytes = edited.bytes
                paths.withLock { $0 = edited.entries }
            } catch {
                throw .notEdited(Diagnostic(error, file: previewed.file), isUnknown: error.reason == .absent)
            }
        }
        return bytes
    }
}

extension Diagnostic {
    fileprivate init(_ refusal: SpecEditRefusal, file: String) {
        self.init(id: refusal.reason.rawValue, text: refusal.text, file: file, location: refusal.location)
    }
}
