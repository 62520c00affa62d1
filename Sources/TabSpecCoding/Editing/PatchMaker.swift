import TabModel

/// A conversion of changes of values into replacements of bytes, in one pass over the text.
struct PatchMaker {
    let edits: EditTree
    let lines: TextLines
    let format: SpecFormat
    let style: TextStyle
    let jsonText: JSONText
    var patches = TextPatches()

    init(_ edits: EditTree, _ text: SourceTree) {
        self.edits = edits
        lines = text.lines
        format = text.format
        style = TextStyle(text.root, lines)
        jsonText = JSONText(
            gap: style.gap ?? [0x20],
            unit: style.hasObjectOnOneLine ? nil : style.unit,
            lineBreak: lines.lineBreak(near: lines.start)
        )
    }

    /// Returns the changes of the text; nil where two changes overlap.
    static func patch(_ edits: EditTree, _ text: SourceTree) -> TextPatch? {
        var maker = PatchMaker(edits, text)
        maker.visit(text.root, 0)
        return maker.patches.patch(of: text.bytes)
    }

    private mutating func visit(_ value: SourceValue, _ branch: Int) {
        if let members = value.ownMembers {
            let object = EditedObject(value, members, edits, branch)
            visit(object)
            guard object.isRestructured else { return }
            value.isFlow ? restructureBraces(object) : restructureLines(object)
        }
        for (step, _) in edits[branch].children {
            guard case .index(let index) = step, let child = edits.child(step, of: branch) else { continue }
            value.ownElement(index).map { change($0, behind: nil, child) }
        }
    }

    private mutating func visit(_ object: EditedObject) {
        for (index, member) in object.members.enumerated() where !object.removed.contains(index) {
            guard !member.isMerge, let child = edits.child(.key(member.key), of: object.branch) else { continue }
            if let key = edits[child].newKey { patches.replace(member.keyRange, by: keyBytes(key, like: member)) }
            change(member.value, behind: member.keyRange.upperBound, child)
        }
    }

    private mutating func change(_ value: SourceValue, behind key: Int?, _ branch: Int) {
        guard let new = edits[branch].newValue else { return visit(value, branch) }
        let isText = if case .string = new { true } else { false }
        let bytes = valueBytes(new, at: value, quotedIn: isText ? value.quote : nil)
        if value.isAbsent {
            patches.insert([0x20] + bytes, at: value.range.lowerBound)
        } else if value.isBlockCollection, value.anchor == nil, let key, let colon = colon(behind: key, value) {
            patches.replace(colon..<value.range.upperBound, by: [0x20] + bytes)
        } else {
            patches.replace(value.range, by: bytes)
        }
    }

    /// Returns the offset after the colon, if only whitespace is between the colon and the value.
    private func colon(behind key: Int, _ value: SourceValue) -> Int? {
        let colon = lines.skipBlank(key)
        guard lines.byte(at: colon) == UInt8(ascii: ":") else { return nil }
        return lines.skipWhite(colon + 1) == value.range.lowerBound ? colon + 1 : nil
    }
}

// MARK: - Writing

extension PatchMaker {
    private func valueBytes(
        _ value: JSONValue,
        at old: SourceValue,
        quotedIn quotes: SyntaxToken.Quote?
    ) -> [UInt8] {
        switch format {
        case .json: jsonText.bytes(value, indent: indent(for: value, at: old))
        case .yaml: yamlText.bytes(value, quotedIn: quotes)
        }
    }

    private func indent(for value: JSONValue, at old: SourceValue) -> [UInt8] {
        value.isCollection && jsonText.unit != nil ? lines.indent(of: old.range.lowerBound) : []
    }

    private func keyBytes(_ key: String, like member: SourceMember) -> [UInt8] {
        format == .json ? JSONValue.string(key).bytes() : yamlText.bytes(key, quotedIn: member.keyQuote)
    }

    var yamlText: YAMLValueText { YAMLValueText(padding: style.padding ?? [0x20]) }
}

extension JSONValue {
    fileprivate var isCollection: Bool {
        switch self {
        case .array, .object: true
        case .null, .bool, .integer, .number, .string: false
        }
    }
}

/// An object of the text, with its removed and added members.
struct EditedObject {
    let range: Range<Int>
    let members: [SourceMember]
    let branch: Int
    /// The indexes of the removed members.
    let removed: Set<Int>
    /// The added members, in the order in which they were requested.
    let added: [JSONMember]

    init(_ value: SourceValue, _ members: [SourceMember], _ edits: EditTree, _ branch: Int) {
        range = value.range
        self.members = members
        self.branch = branch
        removed = Set(
            members.indices.filter { index in
                let child = members[index].isMerge ? nil : edits.child(.key(members[index].key), of: branch)
                return child.map { edits[$0].isRemoved } ?? false
            }
        )
        added = edits.added(to: branch, besides: Set(members.filter { !$0.isMerge }.map(\.key)))
    }

    /// A Boolean value that indicates whether members are added or removed.
    var isRestructured: Bool { !removed.isEmpty || !added.isEmpty }

    /// The indexes of the members that stay.
    var remaining: [Int] { members.indices.filter { !removed.contains($0) } }

    /// The index of the member after which new ones are inserted: the last that stays, except for a list of tabs at the
    /// end.
    var neighbour: Int? {
        let remaining = remaining
        guard let last = remaining.last, members[last].key == "tabs", let before = remaining.dropLast().last else {
            return remaining.last
        }
        return before
    }

    /// The quotes of the strings among the members, where all of them are alike.
    var quotes: SyntaxToken.Quote? { SourceMember.quotes(members) }

    /// The quotes of the keys, where all of them are alike.
    var keyQuotes: SyntaxToken.Quote? { SourceMember.keyQuotes(members) }

    /// The runs of adjacent indexes among the removed members.
    var removedRuns: [ClosedRange<Int>] {
        removed.sorted().reduce(into: []) { runs, index in
            if let last = runs.last, last.upperBound == index - 1 {
                runs[runs.count - 1] = last.lowerBound...index
            } else {
                runs.append(index...index)
            }
        }
    }
}
