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

/// A customization that is about to be stored.
struct CustomizationChange {
    var customization: TabViewCustomization
    /// The operations as JSON text; a word where there are none.
    var operations: String
    var kind = SpecChangeKind.edit
    var summary: String
}

/// The place of a customization: its spec, its key, and its pin.
struct CustomizationPlace {
    let spec: TabSpec
    let key: CustomizationKey
    let pin: PinnedPreview?

    /// The customization while none is stored.
    var beginning: TabViewCustomization { pin?.customization.customization ?? TabViewCustomization() }
}

extension PreviewSession {
    /// Returns the change that a request makes to the current customization.
    func change(
        _ request: CustomizationRequest,
        of present: TabViewCustomization,
        at place: CustomizationPlace
    ) async throws(SessionError) -> CustomizationChange {
        switch request {
        case .operations(let operations, let switches, let conditions):
            return try applying(operations, switches, conditions, to: present, at: place)
        case .replacement(let customization):
            return CustomizationChange(customization: customization, operations: "import", summary: "Imported a file")
        case .undo: return try await undoing(at: place)
        case .redo: return try await redoing(at: place)
        case .restoration(let number):
            let act = try await act(number, of: place.key)
            return try restoring(act.after, "restore", .restore(of: number), "Restored revision \(number)", at: place)
        }
    }

    /// Returns the recorded change of a customization that made a revision.
    func act(_ number: Int, of key: CustomizationKey) async throws(SessionError) -> ActRecord {
        guard let act = try await acts(of: key).last(where: { $0.revision == number }) else {
            throw .unknownRevision(number)
        }
        return act
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
            var line = Array(try await acts(of: key).suffix(HistoryLimit.changes - 1)).line
            line.add(number, kind)
            return CustomizationSteps(line)
        }
    }

    /// Returns the recorded changes of a customization, the oldest first.
    func acts(of key: CustomizationKey) async throws(SessionError) -> [ActRecord] {
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
        at place: CustomizationPlace
    ) throws(SessionError) -> CustomizationChange {
        var spec = place.spec
        spec.switches = switches.applied(to: spec.switches)
        let changed: TabViewCustomization
        do throws(OperationError) {
            changed = try CustomizationEditor(spec: spec, conditions: conditions, customization: present)
                .applying(operations)
        } catch {
            throw .refused(error)
        }
        let text = OperationCoding.text(operations)
        return CustomizationChange(
            customization: changed,
            operations: text,
            summary: OperationSummary(spec, conditions: conditions).text(operations)
        )
    }

    private func undoing(at place: CustomizationPlace) async throws(SessionError) -> CustomizationChange {
        let acts = try await acts(of: place.key)
        guard let number = acts.line.undo?.change, let act = acts.last(where: { $0.revision == number }) else {
            throw .refused(.nothingToUndo)
        }
        return try restoring(act.before, "undo", .undo(of: number), "Undid: \(act.summary)", at: place)
    }

    private func redoing(at place: CustomizationPlace) async throws(SessionError) -> CustomizationChange {
        let acts = try await acts(of: place.key)
        guard let number = acts.line.redo, let act = acts.last(where: { $0.revision == number }) else {
            throw .refused(.nothingToRedo)
        }
        return try restoring(act.after, "redo", .redo(of: number), "Redid: \(act.summary)", at: place)
    }

    /// Returns the change that restores text that was stored once; nil represents the state before any was.
    private func restoring(
        _ text: String?,
        _ operations: String,
        _ kind: SpecChangeKind,
        _ summary: String,
        at place: CustomizationPlace
    ) throws(SessionError) -> CustomizationChange {
        var customization = place.beginning
        if let text {
            guard let stored = CustomizationCoding.read(Array(text.utf8), file: place.key.profile).0 else {
                throw .storeUnavailable("This customization can't be read. Choose another revision.")
            }
            customization = stored
        }
        return CustomizationChange(
            customization: customization,
            operations: operations,
            kind: kind,
            summary: summary
        )
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
