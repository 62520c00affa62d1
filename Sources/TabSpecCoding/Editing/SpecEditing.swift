import TabModel

/// The text of a spec that is being edited.
struct SpecEditing {
    let text: SourceTree

    func edited(_ groups: [[SpecEdit]]) -> EditedSpec {
        var checker = EditChecker(text.root, text.lines, repeated: text.repeated, format: text.format)
        var tree = EditTree()
        var refused: [Int: SpecEditError] = [:]
        var offsets: [Int: Int] = [:]
        for (number, group) in groups.enumerated() {
            if let (edit, problem) = problem(in: group, &checker) {
                refused[number] = refusal(problem.reason, edit)
                offsets[number] = problem.offset
            } else {
                refused[number] = collision(of: group, &tree)
            }
        }
        refused = placed(refused, offsets)
        let accepted = groups.indices.filter { refused[$0] == nil }
        guard !accepted.isEmpty else { return EditedSpec(bytes: text.bytes, refused: refused) }
        if let (bytes, patch) = proven(tree) { return EditedSpec(bytes: bytes, patch: patch, refused: refused) }
        return bisected(accepted, groups, refused)
    }

    private func problem(
        in group: [SpecEdit],
        _ checker: inout EditChecker
    ) -> (SpecEdit, EditChecker.Problem)? {
        for edit in group {
            if let problem = checker.problem(edit) { return (edit, problem) }
        }
        return nil
    }

    /// Returns the refusals with the locations of their offsets.
    private func placed(_ refused: [Int: SpecEditError], _ offsets: [Int: Int]) -> [Int: SpecEditError] {
        var refused = refused
        for (number, offset) in offsets { refused[number]?.location = text.place(at: offset) }
        return refused
    }

    /// Inserts a group into the tree, or nothing of it if it collides.
    private func collision(of group: [SpecEdit], _ tree: inout EditTree) -> SpecEditError? {
        for (number, edit) in group.enumerated() where !tree.insert(edit) {
            for inserted in group[..<number] { tree.remove(inserted) }
            return refusal(.conflict, edit)
        }
        return nil
    }

    private func refusal(_ reason: SpecEditError.Reason, _ edit: SpecEdit) -> SpecEditError {
        SpecEditError(reason, reason.text(edit.path.text))
    }
}

// MARK: - Verification

extension SpecEditing {
    /// Returns the changed text, if it has the expected content.
    private func proven(_ tree: EditTree) -> ([UInt8], TextPatch)? {
        guard let patch = PatchMaker.patch(tree, text), let bytes = patch.applied(to: text.bytes),
            let found = try? text.read(bytes).root, found.matches(NewValue(text.root, tree))
        else { return nil }
        return (bytes, patch)
    }

    /// Splits the groups in half until those that can't be verified are found, and leaves them out.
    private func bisected(
        _ accepted: [Int],
        _ groups: [[SpecEdit]],
        _ refused: [Int: SpecEditError]
    ) -> EditedSpec {
        var refused = refused
        let good = provable(accepted[...], groups)
        for number in Set(accepted).subtracting(good) {
            guard let edit = groups[number].first else { continue }
            refused[number] = refusal(.unproven, edit)
        }
        guard let (bytes, patch) = proven(tree(good, groups)) else {
            for number in good { refused[number] = groups[number].first.map { refusal(.unproven, $0) } }
            return EditedSpec(bytes: text.bytes, refused: refused)
        }
        return EditedSpec(bytes: bytes, patch: patch, refused: refused)
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
