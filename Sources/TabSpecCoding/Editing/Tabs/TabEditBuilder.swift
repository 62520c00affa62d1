import TabModel

/// A builder of edits from values, which it checks against ``TabEditShape``.
enum TabEditBuilder {
    static func problems(_ root: SourceValue, file: String) -> [Diagnostic] {
        var checker = ShapeChecker(file: file)
        guard root["edits"] != nil else {
            check(root, &checker)
            return checker.sorted
        }
        checker.check(root, .object(TabEditShape.several))
        let edits = root["edits"]?.list ?? []
        checker.within(.key("edits")) { checker in
            if edits.count > TabEditCoding.most {
                let text = "found \(edits.count) edits. Send at most \(TabEditCoding.most) at a time."
                checker.report("limit", at: root.place, text)
            }
            for (index, edit) in edits.enumerated() where edit.members != nil {
                checker.within(.index(index)) { checker in
                    check(edit, &checker)
                    guard [.undo, .redo].contains(name(edit)) else { return }
                    checker.report("value", at: edit.place, "send undo and redo alone, not with other edits.")
                }
            }
        }
        return checker.sorted
    }

    private static func check(_ edit: SourceValue, _ checker: inout ShapeChecker) {
        checker.check(edit, .object(TabEditShape.shape(name(edit))))
        checker.within(.key("members")) { checker in
            for member in edit["members"]?.members ?? [] {
                checker.within(.key(member.key)) { checkNumbers(member.value, &$0) }
            }
        }
    }

    /// Checks that a value has whole numbers only, as specs have.
    private static func checkNumbers(_ value: SourceValue, _ checker: inout ShapeChecker) {
        switch value.content {
        case .fraction, .tooLarge:
            checker.report("type", at: value.place, "expected a whole number, found \(value.found).")
        case .list(let elements): for element in elements { checkNumbers(element, &checker) }
        case .object(let members): for member in members { checkNumbers(member.value, &checker) }
        case .null, .bool, .integer, .string: break
        }
    }

    static func name(_ source: SourceValue) -> TabEditName? {
        source["edit"]?.text.flatMap(TabEditName.init(rawValue:))
    }

    static func edit(_ source: SourceValue) -> TabEdit? {
        switch name(source) {
        case .insert:
            source["entry"].map { .insert(SpecBuilder.entry($0), at: place(source)) }
        case .remove: source["of"].map { .remove(address($0)) }
        case .move: source["of"].map { .move(address($0), to: place(source)) }
        case .duplicate: source["of"].map { .duplicate(address($0)) }
        case .wrap: .wrap((source["of"]?.list ?? []).map(address), in: header(source))
        case .dissolve: source["of"].map { .dissolve(address($0)) }
        case .set: .set((source["members"]?.members ?? []).map(change), of: source["of"].map(address))
        case .undo, .redo, nil: nil
        }
    }

    private static func place(_ source: SourceValue) -> TabPlace {
        TabPlace(source["offset"]?.integer ?? 0, in: source["section"].map(address))
    }

    private static func header(_ source: SourceValue) -> TabLabel {
        TabLabel(
            title: source["title"]?.text,
            systemImage: source["systemImage"]?.text,
            image: source["image"]?.text
        )
    }

    private static func address(_ source: SourceValue) -> TabAddress {
        source.list.map { .path($0.compactMap(\.integer)) } ?? .id(source.text ?? "")
    }

    private static func change(_ member: SourceMember) -> TabMemberChange {
        TabMemberChange(member.key, member.value.isNull ? nil : member.value.json)
    }
}

/// The names of the edits of a spec's structure.
enum TabEditName: String, CaseIterable, Sendable {
    case insert, remove, move, duplicate, wrap, dissolve, set, undo, redo
}

/// The shapes of edits as JSON.
enum TabEditShape {
    /// The body of a request: one edit, or several as one change.
    static let several = ObjectShape(
        "a change",
        keys: [KeyRow("edits", .list(.anyObject, atLeast: 1), "The edits, in order.")],
        required: ["edits"]
    )

    /// Returns the shape of an edit; without a name, the shape of any possible edit.
    static func shape(_ name: TabEditName?) -> ObjectShape {
        switch name {
        case .insert: object(name, [entry, section, offset], required: ["entry", "offset"])
        case .remove, .duplicate, .dissolve: object(name, [of], required: ["of"])
        case .move: object(name, [of, section, offset], required: ["of", "offset"])
        case .wrap: object(name, [together] + header, required: ["of"])
        case .set: object(name, [of, members], required: ["members"])
        case .undo, .redo: object(name, [])
        case nil: object(nil, [of, entry, section, offset] + header + [members])
        }
    }

    private static let address = Shape.either(.text, .list(.wholeNumber, atLeast: 1))
    private static let edit = KeyRow("edit", .choice(Choice("an edit", TabEditName.self)), "The edit's name.")
    private static let of = KeyRow("of", address, "The entry: its id, or its path of indices.")
    private static let together = KeyRow("of", .list(address, atLeast: 1), "Entries next to each other in one list.")
    private static let section = KeyRow("section", address, "The section; omit it for the top-level list of the spec.")
    private static let offset = KeyRow("offset", .wholeNumber, "The number of entries before the position.")
    private static let entry = KeyRow("entry", .entry, "A tab or a section.")
    private static let header = [
        KeyRow("title", .text, "The new section's header."),
        KeyRow("systemImage", .text, "The name of the header's SF Symbol."),
        KeyRow("image", .path(.image), "The path of the header's image."),
    ]
    private static let members = KeyRow("members", .anyObject, "Values by key; null removes a key.")

    private static func object(_ name: TabEditName?, _ keys: [KeyRow], required: [String] = []) -> ObjectShape {
        let noun = name.map { "the edit \($0.rawValue)" } ?? "an edit"
        return ObjectShape(noun, keys: [edit] + keys, required: ["edit"] + required)
    }
}
