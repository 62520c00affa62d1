public import TabModel

/// A request to change a spec's structure.
public enum TabEditRequest: Hashable, Sendable {
    /// Edits that are one change: each is applied to the result of the one before it, all of them or none.
    case edits([TabEdit])
    /// An undo of the latest change that is not undone.
    case undo
    /// A redo of the change that was undone last.
    case redo
}

/// A reader and writer of edits of a spec's structure as JSON.
public enum TabEditCoding {
    /// The maximum number of edits in one request.
    public static let most = 100

    /// Reads one edit, or `{"edits": […]}`: at least one, at most ``most``.
    ///
    /// The existence of the entries is not checked here, nor the edit's other conditions.
    public static func read(
        _ bytes: [UInt8],
        file: String = "edit",
        limits: SpecReadingLimits = .http
    ) throws(OperationSyntaxError) -> TabEditRequest {
        let root: SourceValue
        do throws(ReadingFailure) {
            root = try SourceTree(bytes, format: .json, limits: limits).root
        } catch {
            throw OperationSyntaxError(diagnostics: [error.diagnostic(file: file)])
        }
        let diagnostics = TabEditBuilder.problems(root, file: file)
        guard diagnostics.isEmpty else { throw OperationSyntaxError(diagnostics: diagnostics) }
        switch TabEditBuilder.name(root) {
        case .undo: return .undo
        case .redo: return .redo
        default: return .edits((root["edits"]?.list ?? [root]).compactMap(TabEditBuilder.edit))
        }
    }

    /// Returns one edit as an object, `edit` first.
    public static func value(_ edit: TabEdit) -> JSONValue {
        switch edit {
        case .insert(let entry, let place): object("insert", [JSONMember("entry", SpecWriting.value(entry))], place)
        case .remove(let address): object("remove", [of(address)])
        case .move(let address, let place): object("move", [of(address)], place)
        case .duplicate(let address): object("duplicate", [of(address)])
        case .wrap(let addresses, let label):
            object("wrap", [JSONMember("of", .array(addresses.map(value)))] + header(label))
        case .dissolve(let address): object("dissolve", [of(address)])
        case .set(let changes, let address):
            object("set", (address.map { [of($0)] } ?? []) + [JSONMember("members", members(changes))])
        }
    }

    /// Returns an entry's own members in canonical form, without the entries in it.
    ///
    /// Members with their default values are left out.
    public static func members(of entry: TabEntry) -> JSONValue {
        var entry = entry
        if case .section(var section) = entry {
            section.tabs = []
            entry = .section(section)
        }
        guard case .object(let members) = SpecWriting.value(entry) else { return .object([]) }
        return .object(members.filter { $0.key != "tabs" })
    }

    private static func object(_ name: String, _ members: [JSONMember], _ place: TabPlace? = nil) -> JSONValue {
        var members = [JSONMember("edit", .string(name))] + members
        if let section = place?.section { members.append(JSONMember("section", value(section))) }
        if let place { members.append(JSONMember("offset", .integer(place.offset))) }
        return .object(members)
    }

    private static func of(_ address: TabAddress) -> JSONMember { JSONMember("of", value(address)) }

    private static func value(_ address: TabAddress) -> JSONValue {
        switch address {
        case .id(let id): .string(id)
        case .path(let path): .array(path.map(JSONValue.integer))
        }
    }

    private static func header(_ label: TabLabel) -> [JSONMember] {
        [("title", label.title), ("systemImage", label.systemImage), ("image", label.image)]
            .compactMap { key, text in text.map { JSONMember(key, .string($0)) } }
    }

    private static func members(_ changes: [TabMemberChange]) -> JSONValue {
        .object(changes.map { JSONMember($0.key, $0.value ?? .null) })
    }
}
