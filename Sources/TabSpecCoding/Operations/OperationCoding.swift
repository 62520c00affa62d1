public import TabModel

/// An error for text that is not an operation, with its sentences and places.
public struct OperationSyntaxError: Error, Hashable, Sendable {
    /// The description in one sentence or more, for the response to a request or for the terminal.
    public var text: String
    /// The diagnostics of all errors with their places; never empty.
    public var diagnostics: [Diagnostic]

    /// Creates an error from its diagnostics.
    init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
        text = diagnostics.map(\.text).joined(separator: " ")
    }
}

/// A reader and writer of operations of customizing.
public enum OperationCoding {
    /// Reads one operation, or an array of at least one that belong together.
    ///
    /// `file` is the name in diagnostics. The existence of the entries and the rules for the action are not checked
    /// here.
    public static func read(
        _ bytes: [UInt8],
        file: String = "operation",
        limits: SpecReadingLimits = .http
    ) throws(OperationSyntaxError) -> [CustomizationOperation] {
        let root: SourceValue
        do throws(ReadingFailure) {
            root = try SourceTree(bytes, format: .json, limits: limits, isSpec: false).root
        } catch {
            throw OperationSyntaxError(diagnostics: [error.diagnostic(file: file)])
        }
        let diagnostics = OperationBuilder.problems(root, file: file)
        guard diagnostics.isEmpty else { throw OperationSyntaxError(diagnostics: diagnostics) }
        return (root.list ?? [root]).compactMap(OperationBuilder.operation)
    }

    /// Returns the operations as one line of JSON: one as an object, several as an array.
    public static func text(_ operations: [CustomizationOperation]) -> String {
        let values = operations.map(value)
        return (values.count == 1 ? values[0] : .array(values)).text()
    }

    /// Returns one operation as an object, `op` first.
    static func value(_ operation: CustomizationOperation) -> JSONValue {
        switch operation {
        case .addToBar(let id, let place): named("addToBar", id, place)
        case .removeFromBar(let id): named("removeFromBar", id)
        case .moveInBar(let id, let place): named("moveInBar", id, place)
        case .hide(let id): named("hide", id)
        case .show(let id): named("show", id)
        case .moveInSection(let id, let place): named("moveInSection", id, place)
        case .resetVisibility: ["op": "resetVisibility"]
        case .resetSectionOrder: ["op": "resetSectionOrder"]
        case .resetTabOrder(let section): ["op": "resetTabOrder", "section": .string(section)]
        case .resetAll: ["op": "resetAll"]
        case .undo: ["op": "undo"]
        case .redo: ["op": "redo"]
        }
    }

    private static func named(_ name: String, _ id: EntryID, _ place: OperationPlace = .unspecified) -> JSONValue {
        var members = [JSONMember("op", .string(name)), JSONMember("id", .string(id))]
        switch place {
        case .unspecified: break
        case .end: members.append(JSONMember("before", .null))
        case .before(let neighbour): members.append(JSONMember("before", .string(neighbour)))
        }
        return .object(members)
    }
}

/// A builder of operations from values, which it checks against ``OperationShape``.
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

/// The names of the operations.
enum OperationName: String, CaseIterable, Sendable {
    case addToBar, removeFromBar, moveInBar, hide, show, moveInSection
    case resetVisibility, resetSectionOrder, resetTabOrder, resetAll
    case undo, redo
}

/// The shapes of operations.
enum OperationShape {
    /// Returns the shape of an operation; without a name, the shape of any possible operation.
    static func shape(_ name: OperationName?) -> ObjectShape {
        switch name {
        case .addToBar: object(name, [id, before], required: ["id"])
        case .moveInBar, .moveInSection: object(name, [id, before], required: ["id", "before"])
        case .removeFromBar, .hide, .show: object(name, [id], required: ["id"])
        case .resetVisibility, .resetSectionOrder, .resetAll, .undo, .redo: object(name, [])
        case .resetTabOrder: object(name, [section], required: ["section"])
        case nil: object(nil, [id, before, section])
        }
    }

    private static let operation = KeyRow(
        "op",
        .choice(Choice("an operation", OperationName.self)),
        "The operation's name."
    )
    private static let id = KeyRow("id", .text, "The entry.")
    private static let before = KeyRow("before", .orNull(.text), "The neighbor to insert it before; null is the end.")
    private static let section = KeyRow("section", .text, "The section.")

    private static func object(_ name: OperationName?, _ keys: [KeyRow], required: [String] = []) -> ObjectShape {
        let noun = name.map { "the operation \($0.rawValue)" } ?? "an operation"
        return ObjectShape(noun, keys: [operation] + keys, required: ["op"] + required)
    }
}
