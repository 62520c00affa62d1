public import TabModel

/// Why a text is no operation: its sentences, and the places.
public struct OperationSyntaxError: Error, Hashable, Sendable {
    /// One sentence or more, for the answer to a request or the terminal.
    public var text: String
    /// Every mistake with its place; never empty.
    public var diagnostics: [Diagnostic]

    /// Makes an error of its mistakes.
    public init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
        text = diagnostics.map(\.text).joined(separator: " ")
    }
}

/// Reads and writes operations of customizing (the format, form 7).
public enum OperationCoding {
    /// Reads one operation, or an array of at least one that belong together.
    ///
    /// `file` is the name that diagnostics carry. Whether the entries exist and the rules allow the act is not asked
    /// here.
    public static func read(
        _ bytes: [UInt8],
        file: String = "operation",
        limits: SpecReadingLimits = .http
    ) throws(OperationSyntaxError) -> [CustomizationOperation] {
        let root: SourceValue
        do throws(ReadingFailure) {
            root = try SourceTree(bytes, format: .json, limits: limits).root
        } catch {
            throw OperationSyntaxError(diagnostics: [error.diagnostic(file: file)])
        }
        let diagnostics = OperationBuilder.problems(root, file: file)
        guard diagnostics.isEmpty else { throw OperationSyntaxError(diagnostics: diagnostics) }
        return (root.list ?? [root]).compactMap(OperationBuilder.operation)
    }

    /// The operations as one line of JSON: one as an object, several as an array.
    public static func text(_ operations: [CustomizationOperation]) -> String {
        let values = operations.map(value)
        return (values.count == 1 ? values[0] : .array(values)).text()
    }

    /// One operation as an object, `op` first.
    public static func value(_ operation: CustomizationOperation) -> JSONValue {
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
