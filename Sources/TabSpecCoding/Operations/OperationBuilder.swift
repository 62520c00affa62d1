import SpecSchema
import TabModel

/// Checks values against ``OperationShape`` and makes operations of them.
enum OperationBuilder {
    static func problems(_ root: SourceValue, file: String) -> [Diagnostic] {
        var checker = ShapeChecker(file: file)
        if let operations = root.list {
            checker.check(root, .list(.anyObject, atLeast: 1))
            for (index, operation) in operations.enumerated() where operation.members != nil {
                checker.within(.index(index)) { $0.check(operation, .object(shape(of: operation))) }
            }
        } else {
            checker.check(root, .object(shape(of: root)))
        }
        return checker.sorted
    }

    private static func shape(of source: SourceValue) -> ObjectShape {
        OperationShape.shape(name(source))
    }

    private static func name(_ source: SourceValue) -> OperationName? {
        source["op"]?.text.flatMap(OperationName.init(rawValue:))
    }

    static func operation(_ source: SourceValue) -> CustomizationOperation? {
        let id = source["id"]?.text ?? ""
        switch name(source) {
        case .addToBar: return .addToBar(id, place(source))
        case .removeFromBar: return .removeFromBar(id)
        case .moveInBar: return .moveInBar(id, place(source))
        case .hide: return .hide(id)
        case .show: return .show(id)
        case .moveInSection: return .moveInSection(id, place(source))
        case .resetVisibility: return .resetVisibility
        case .resetSectionOrder: return .resetSectionOrder
        case .resetTabOrder: return .resetTabOrder(section: source["section"]?.text ?? "")
        case .resetAll: return .resetAll
        case .undo: return .undo
        case .redo: return .redo
        case nil: return nil
        }
    }

    private static func place(_ source: SourceValue) -> OperationPlace {
        guard let before = source["before"] else { return .unspecified }
        return before.text.map(OperationPlace.before) ?? .end
    }
}
