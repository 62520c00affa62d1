import PreviewCore
import Synchronization
import TabModel
import TabSpecCoding

extension RouteRequest {
    /// Replaces the whole text of the spec.
    func replaceSpec() async throws -> RouteResponse {
        try requireUnpinned()
        return response(try await site.session.writeSpec(if: requiredCondition(), author: author) { _ in body })
    }

    /// Changes the structure of the spec's text: actions that are one change, or an undo or redo of one.
    func edit() async throws -> RouteResponse {
        try requireUnpinned()
        let condition = try requiredCondition()
        let request: TabEditRequest
        do {
            request = try TabEditCoding.read(body)
        } catch {
            throw HTTPError.body("edit", error.text, error.diagnostics)
        }
        let session = site.session
        switch request {
        case .edits(let edits): return try await make(edits, if: condition)
        case .undo: return response(try await session.undoSpec(if: condition, author: author), [.entries([])])
        case .redo: return response(try await session.redoSpec(if: condition, author: author), [.entries([])])
        }
    }

    private func make(_ edits: [TabEdit], if condition: WriteCondition) async throws -> RouteResponse {
        guard !site.session.previewed.isImported else {
            guard edits.count == 1 else {
                throw HTTPError.body("edit", "Swift source accepts only one edit at a time.")
            }
            let (written, entries) = try await site.session.editSource(edits[0], if: condition, author: author)
            return response(written, [.entries(entries)])
        }
        let structure = StructureChange(edits, of: site.session.previewed)
        let written = try await site.session.writeSpec(if: condition, author: author) {
            text throws(SessionError) in
            try structure.applied(to: text)
        }
        return response(written, [.entries(structure.entries)])
    }

    /// Returns the response to a change of the spec: the revision that shows it, and the tag of its present text.
    func response(_ written: SavedText, _ further: [JSONMember] = []) -> RouteResponse {
        let members = [
            JSONMember("revision", .string(written.revision.text)), JSONMember("tag", .string(written.tag.text)),
        ]
        let text = JSONValue.object(members + further).text()
        return RouteResponse(Array(text.utf8), "application/json", caching: .never, tag: written.tag)
    }
}

extension JSONMember {
    /// Returns the member with the paths of an action's entries.
    fileprivate static func entries(_ paths: [[Int]]) -> Self {
        Self("entries", .array(paths.map { .array($0.map(JSONValue.integer)) }))
    }
}

/// Related actions on the spec's text, with the resulting paths of their entries.
private final class StructureChange: Sendable {
    private let edits: [TabEdit]
    private let previewed: PreviewedSpec
    private let paths = Mutex<[[Int]]>([])

    init(_ edits: [TabEdit], of previewed: PreviewedSpec) {
        self.edits = edits
        self.previewed = previewed
    }

    /// The paths of the entries of the last action.
    var entries: [[Int]] { paths.withLock { $0 } }

    /// Returns the text after all actions, each performed on the result of the one before it.
    func applied(to text: [UInt8]?) throws(SessionError) -> [UInt8] {
        var bytes = text ?? []
        for edit in edits {
            do throws(SpecEditError) {
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
    fileprivate init(_ refusal: SpecEditError, file: String) {
        self.init(id: refusal.reason.rawValue, text: refusal.text, file: file, location: refusal.location)
    }
}
