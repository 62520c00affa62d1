import TabModel
import TabResolver
import TabSpecCoding

/// A request for a customization.
enum CustomizationRequest {
    /// The operations to apply, none of which is an undo or a redo, with the switches and the values of conditions.
    case operations([CustomizationOperation], SwitchOverrides, [ConditionID: Bool])
    /// The replacement of the customization by another one.
    case replacement(TabViewCustomization)
    /// The undo of the newest change that is not undone.
    case undo
    /// The redo of the change that was undone last.
    case redo
    /// The restoration of a revision's result.
    case restoration(of: Int)

    /// Creates a request from operations; an undo or a redo is alone.
    init(_ operations: [CustomizationOperation], _ switches: SwitchOverrides, _ conditions: [ConditionID: Bool]) {
        switch operations {
        case [.undo]: self = .undo
        case [.redo]: self = .redo
        default: self = .operations(operations, switches, conditions)
        }
    }
}

/// The subject of a request: the spec, the key of the customization, its pin, and the author of the change.
struct CustomizationSubject {
    let spec: TabSpec
    let key: CustomizationKey
    let pin: PinnedPreview?
    let author: ChangeAuthor

    /// The customization while none is stored.
    var beginning: TabViewCustomization { pin?.customization.customization ?? TabViewCustomization() }

    /// Returns a change to a customization; `operations` is JSON text, or a word where there are none.
    func act(
        _ customization: TabViewCustomization,
        _ operations: String,
        _ summary: String,
        kind: SpecChangeKind = .edit
    ) -> CustomizationAct {
        let note = ChangeNote(author: author, kind: kind, summary: summary)
        return CustomizationAct(key: key, customization: customization, operations: operations, note: note)
    }
}

extension PreviewSession {
    /// Returns the change that a request makes to the current customization.
    func act(
        for request: CustomizationRequest,
        of present: TabViewCustomization,
        of subject: CustomizationSubject
    ) async throws(SessionError) -> CustomizationAct {
        switch request {
        case .operations(let operations, let switches, let conditions):
            return try applying(operations, switches, conditions, to: present, of: subject)
        case .replacement(let customization): return subject.act(customization, "import", "Imported a file")
        case .undo: return try await undoing(subject)
        case .redo: return try await redoing(subject)
        case .restoration(let number):
            let text = try await record(ofRevision: number, of: subject.key).after
            return try restoring(text, "restore", .restore(of: number), "Restored revision \(number)", of: subject)
        }
    }

    /// Returns the recorded change of a customization that made a revision.
    func record(ofRevision number: Int, of key: CustomizationKey) async throws(SessionError) -> ActRecord {
        guard let record = try await records(of: key).last(where: { $0.revision == number }) else {
            throw .unknownRevision(number)
        }
        return record
    }

    /// Returns the undo and redo steps after a change is stored.
    func steps(
        after kind: SpecChangeKind,
        numbered number: Int,
        of key: CustomizationKey
    ) async throws(SessionError) -> CustomizationSteps {
        switch kind {
        case .edit, .restore: return .afterChange
        case .undo, .redo:
            // The oldest change is removed when there are too many.
            var line = Array(try await records(of: key).suffix(HistoryLimit.changes - 1)).line
            line.add(number, kind)
            return CustomizationSteps(line)
        }
    }

    /// Returns the recorded changes of a customization, the oldest first.
    func records(of key: CustomizationKey) async throws(SessionError) -> [ActRecord] {
        do {
            return try await store.acts(of: key).reversed()
        } catch {
            throw SessionError(store: error)
        }
    }

    private func applying(
        _ operations: [CustomizationOperation],
        _ switches: SwitchOverrides,
        _ conditions: [ConditionID: Bool],
        to present: TabViewCustomization,
        of subject: CustomizationSubject
    ) throws(SessionError) -> CustomizationAct {
        var spec = subject.spec
        spec.switches = switches.applied(to: spec.switches)
        let changed: TabViewCustomization
        do throws(OperationError) {
            changed = try CustomizationEditor(spec: spec, conditions: conditions, customization: present)
                .applying(operations)
        } catch {
            throw .refused(error)
        }
        let summary = OperationSummary(spec, conditions: conditions).text(operations)
        return subject.act(changed, OperationCoding.text(operations), summary)
    }

    private func undoing(_ subject: CustomizationSubject) async throws(SessionError) -> CustomizationAct {
        let records = try await records(of: subject.key)
        guard let number = records.line.undo?.change, let record = records.last(where: { $0.revision == number }) else {
            throw .refused(.nothingToUndo)
        }
        return try restoring(record.before, "undo", .undo(of: number), "Undid: \(record.summary)", of: subject)
    }

    private func redoing(_ subject: CustomizationSubject) async throws(SessionError) -> CustomizationAct {
        let records = try await records(of: subject.key)
        guard let number = records.line.redo, let record = records.last(where: { $0.revision == number }) else {
            throw .refused(.nothingToRedo)
        }
        return try restoring(record.after, "redo", .redo(of: number), "Redid: \(record.summary)", of: subject)
    }

    /// Returns the change that restores text that was stored once; nil represents the state before any was.
    private func restoring(
        _ text: String?,
        _ operations: String,
        _ kind: SpecChangeKind,
        _ summary: String,
        of subject: CustomizationSubject
    ) throws(SessionError) -> CustomizationAct {
        var customization = subject.beginning
        if let text {
            guard let stored = CustomizationCoding.read(Array(text.utf8), file: subject.key.profile).0 else {
                throw .storeUnavailable("This customization can't be read. Choose another revision.")
            }
            customization = stored
        }
        return subject.act(customization, operations, summary, kind: kind)
    }
}

extension [ActRecord] {
    /// The order of undo and redo; the recorded changes are the oldest first.
    var line: ChangeLine {
        reduce(into: ChangeLine()) { $0.add($1.revision, $1.note?.kind ?? .edit) }
    }
}

extension ActRecord {
    /// The summary; for a change that was stored without a note, a description of its operations.
    var summary: String {
        if let note { return note.summary }
        switch operations {
        case "import": return "Imported a file"
        case "delete": return "Removed everything"
        default:
            let read = try? OperationCoding.read(Array(operations.utf8))
            return OperationSummary(TabSpec(tabs: [])).text(read ?? [])
        }
    }
}
