import TabModel
import TabResolver
import TabSpecCoding

/// What someone wants of a customization.
enum CustomizationRequest {
    /// To do these operations, none of which goes by the history, by these switches and answers to conditions.
    case operations([CustomizationOperation], SwitchOverrides, [ConditionID: Bool])
    /// To put another in its place.
    case replacement(TabViewCustomization)
    /// To undo the newest change that is not undone.
    case undo
    /// To redo what was undone last.
    case redo
    /// To bring back what this revision led to.
    case restoration(of: Int)

    /// Reads operations: an undo or a redo is alone.
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

/// Where a customization is changed: for which spec, under which key, and from what it began.
struct CustomizationPlace {
    let spec: TabSpec
    let key: CustomizationKey
    let pin: PinnedPreview?

    /// What is there while nothing is stored.
    var beginning: TabViewCustomization { pin?.customization.customization ?? TabViewCustomization() }
}

extension PreviewSession {
    /// What a request makes of the present customization.
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

    /// The act of a customization that made a revision.
    func act(_ number: Int, of key: CustomizationKey) async throws(SessionError) -> RecordedAct {
        guard let act = try await acts(of: key).last(where: { $0.revision == number }) else {
            throw .unknownRevision(number)
        }
        return act
    }

    /// What there will be to undo and to redo when a change is stored.
    func steps(
        after kind: SpecChangeKind,
        numbered number: Int,
        of key: CustomizationKey
    ) async throws(SessionError) -> CustomizationSteps {
        switch kind {
        case .edit, .restore: return .afterChange
        case .undo, .redo:
            // The oldest act goes when there are too many.
            var line = Array(try await acts(of: key).suffix(HistoryLimit.changes - 1)).line
            line.add(number, kind)
            return CustomizationSteps(line)
        }
    }

    /// The acts of a customization, the oldest first.
    func acts(of key: CustomizationKey) async throws(SessionError) -> [RecordedAct] {
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
        do throws(OperationRefusal) {
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

    /// Puts a string in place that was stored once; nil represents what was there before anything was.
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
                throw .storeUnavailable("That customization can't be read. Choose another revision.")
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

extension [RecordedAct] {
    /// What an undo and a redo do now; the acts are the oldest first.
    var line: ChangeLine {
        reduce(into: ChangeLine()) { $0.add($1.revision, $1.note?.kind ?? .edit) }
    }
}

extension RecordedAct {
    /// What it did; of an act that was stored without a note, what its operations are.
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
