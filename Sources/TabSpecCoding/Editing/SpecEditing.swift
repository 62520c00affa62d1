import TabModel

/// One text that is being edited.
struct SpecEditing {
    private let format: SpecFormat
    private let limits: SpecReadingLimits
    private let text: SourceText
    private let source: SourceValue
    private let located: LocatedValue
    private let lines: TextLines
    private let repeated: Set<String>

    init(_ bytes: [UInt8], format: SpecFormat, limits: SpecReadingLimits) throws(ReadingFailure) {
        self.format = format
        self.limits = limits
        source = try SourceReader.read(bytes, format: format, limits: limits)
        text = try SourceText(bytes, limits: limits)
        lines = TextLines(text)
        switch format {
        case .json: (located, repeated) = (JSONLocator.locate(source, in: text), [])
        case .yaml: (located, repeated) = try YAMLLocator.locate(text)
        }
    }

    func edited(_ groups: [[SpecEdit]]) -> EditedSpec {
        var checker = EditChecker(located, lines, repeated: repeated, format: format)
        var tree = EditTree()
        var refused: [Int: SpecEditRefusal] = [:]
        for (number, group) in groups.enumerated() {
            refused[number] = refusal(of: group, &checker) ?? collision(of: group, &tree)
        }
        let accepted = groups.indices.filter { refused[$0] == nil }
        guard !accepted.isEmpty else { return EditedSpec(bytes: text.bytes, refused: refused) }
        if let bytes = proven(tree) { return EditedSpec(bytes: bytes, refused: refused) }
        return bisected(accepted, groups, refused)
    }

    private func refusal(of group: [SpecEdit], _ checker: inout EditChecker) -> SpecEditRefusal? {
        for edit in group {
            guard let obstacle = checker.obstacle(edit) else { continue }
            return refusal(obstacle.reason, edit, at: obstacle.offset)
        }
        return nil
    }

    /// Puts a group into the tree, or nothing of it.
    private func collision(of group: [SpecEdit], _ tree: inout EditTree) -> SpecEditRefusal? {
        for (number, edit) in group.enumerated() where !tree.insert(edit) {
            for inserted in group[..<number] { tree.remove(inserted) }
            return refusal(.conflict, edit, at: text.start)
        }
        return nil
    }

    private func refusal(_ reason: SpecEditRefusal.Reason, _ edit: SpecEdit, at offset: Int) -> SpecEditRefusal {
        var places = PlaceCounter(text)
        return SpecEditRefusal(reason, reason.text(edit.path.text), at: places.place(at: offset))
    }
}

// MARK: - Proving

extension SpecEditing {
    /// The changed text, if it says what it should.
    private func proven(_ tree: EditTree) -> [UInt8]? {
        guard let bytes = PatchMaker.bytes(tree, located, lines, format: format),
            let found = try? SourceReader.read(bytes, format: format, limits: limits)
        else { return nil }
        return EditProof(edits: tree).holds(found, from: source) ? bytes : nil
    }

    /// Halves the groups until those are found that can't be proven, and leaves them out.
    private func bisected(
        _ accepted: [Int],
        _ groups: [[SpecEdit]],
        _ refused: [Int: SpecEditRefusal]
    ) -> EditedSpec {
        var refused = refused
        let good = provable(accepted[...], groups)
        for number in Set(accepted).subtracting(good) {
            guard let edit = groups[number].first else { continue }
            refused[number] = refusal(.unproven, edit, at: text.start)
        }
        guard let bytes = proven(tree(good, groups)) else {
            for number in good { refused[number] = groups[number].first.map { refusal(.unproven, $0, at: text.start) } }
            return EditedSpec(bytes: text.bytes, refused: refused)
        }
        return EditedSpec(bytes: bytes, refused: refused)
    }

    private func provable(_ numbers: ArraySlice<Int>, _ groups: [[SpecEdit]]) -> [Int] {
        if numbers.isEmpty || proven(tree(Array(numbers), groups)) != nil { return Array(numbers) }
        guard numbers.count > 1 else { return [] }
        let middle = numbers.startIndex + numbers.count / 2
        return provable(numbers[..<middle], groups) + provable(numbers[middle...], groups)
    }

    private func tree(_ numbers: [Int], _ groups: [[SpecEdit]]) -> EditTree {
        var tree = EditTree()
        for edit in numbers.flatMap({ groups[$0] }) { _ = tree.insert(edit) }
        return tree
    }
}
