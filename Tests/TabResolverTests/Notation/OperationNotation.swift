import TabModel

@testable import TabResolver

/// Reads acts of customizing: `add c before a; remove b; order d end; resetTabOrder X`.
enum OperationNotation {
    static func operations(_ text: String) -> [CustomizationOperation] {
        text.split(separator: ";").map { operation($0.split(separator: " ").map(String.init)) }
    }

    private static func operation(_ words: [String]) -> CustomizationOperation {
        switch words[0] {
        case "add": .addToBar(words[1], place(words.dropFirst(2)))
        case "remove": .removeFromBar(words[1])
        case "move": .moveInBar(words[1], place(words.dropFirst(2)))
        case "hide": .hide(words[1])
        case "show": .show(words[1])
        case "order": .moveInSection(words[1], place(words.dropFirst(2)))
        case "resetTabOrder": .resetTabOrder(section: words[1])
        case "resetVisibility": .resetVisibility
        case "resetSectionOrder": .resetSectionOrder
        case "resetAll": .resetAll
        default: preconditionFailure("unknown act \(words)")
        }
    }

    private static func place(_ words: ArraySlice<String>) -> OperationPlace {
        switch words.first {
        case "before": .before(words[words.startIndex + 1])
        case "end": .end
        default: .unspecified
        }
    }

    /// The state afterwards, `nothing` for an empty one, or the refusal.
    static func outcome(_ text: String, _ situation: Situation) -> String {
        let editor = CustomizationEditor(
            spec: situation.tabSpec,
            customization: StateNotation.state(situation.state ?? "")
        )
        do throws(OperationError) {
            let state = StateNotation.text(try editor.applying(operations(text)))
            return state.isEmpty ? "nothing" : state
        } catch {
            return error.kind == .unknown ? "unknown" : "forbidden \(error.rule)"
        }
    }
}
