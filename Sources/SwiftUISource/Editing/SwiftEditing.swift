import SwiftSyntax
import TabModel
import TabSpecCoding

/// An action on the source of a tab view.
struct SwiftEditing {
    let state: SourceState
    let view: TabViewReading
    let source: ViewSource
    let expected: ExpectedSpec
    private let number: Int

    /// The largest number of alternative changes that are tried for an action.
    private static let most = 40

    init(_ state: SourceState, _ name: String, _ edit: TabEdit) throws(SpecEditError) {
        guard let number = state.reading.tabViews.firstIndex(where: { $0.name == name }) else {
            throw SpecEditError(.absent, "There is no tab view \"\(name)\".")
        }
        self.state = state
        self.number = number
        view = state.reading.tabViews[number]
        source = ViewSource(view, in: state.project)
        do throws(SpecEditError) {
            expected = try ExpectedSpec(view.spec, edit)
        } catch {
            // Its place is one in the spec that was read, which isn't visible to people.
            let text = EntryNames(spec: view.spec).naming(error.text)
            throw SpecEditError(error.reason, text, at: view.place.location, in: view.place.file)
        }
    }

    /// Returns the source after the first change that gives the expected spec.
    ///
    /// - Throws: A refusal if no change does.
    func edited() throws(SpecEditError) -> EditedSource {
        if expected.isNothing {
            let bytes = state.files.bytes(of: view.place.file) ?? []
            return EditedSource(file: view.place.file, bytes: bytes, patch: TextPatch(), entries: expected.entries)
        }
        try checkOrigins()
        var isShared: CandidateChange?
        var tried: Set<TextPatch> = []
        let uses = ConstantUses(in: state.project)
        for change in changes() where tried.count < Self.most {
            guard let patch = change.patches.patch(of: change.file.bytes), tried.insert(patch).inserted else {
                continue
            }
            switch outcome(of: change, patch) {
            case .matches where change.isLiteral && uses.areSeveral(change.literal, in: change.file):
                isShared = isShared ?? change
            case .matches(let bytes):
                return EditedSource(file: change.file.path, bytes: bytes, patch: patch, entries: expected.entries)
            case .changesOthers: isShared = isShared ?? change
            case .differs: continue
            }
        }
        throw failure(sharedAt: isShared)
    }

    /// Returns the possible changes for the action, the nearest first.
    private func changes() -> [CandidateChange] {
        if view.isUIKit { return literalChanges() }
        return switch expected.edit {
        case .remove(let address): keepingSelection(removals(address.numbers))
        case .move(let address, let place): moves(address.numbers, to: place)
        case .duplicate(let address): duplications(address.numbers)
        case .insert(let entry, let place): insertions(entry, at: place)
        case .wrap(let addresses, let label): wrappings(addresses.map(\.numbers), in: label)
        case .dissolve(let address): dissolutions(address.numbers)
        case .set(let changes, let address): settings(changes, of: address?.numbers)
        }
    }

    /// Returns the changes of literals in place, for UIKit's tabs: all other actions would need statements in some
    /// order.
    private func literalChanges() -> [CandidateChange] {
        guard case .set(let changes, let address?) = expected.edit else { return [] }
        return settings(changes, of: address.numbers).filter(\.isLiteral)
    }

    // MARK: - Proof

    private enum Outcome {
        case matches([UInt8])
        /// A change after which other parts of the spec differ too.
        case changesOthers
        case differs
    }

    /// Returns a Boolean value that indicates whether the changed source has the expected spec, and nothing else.
    private func outcome(of change: CandidateChange, _ patch: TextPatch) -> Outcome {
        guard !patch.isEmpty, let bytes = patch.applied(to: change.file.bytes) else { return .differs }
        let after = state.with(change.file.path, bytes)
        guard let file = after.project.file(change.file.path), file.tree.problems <= change.file.tree.problems else {
            return .differs
        }
        let (old, new) = (state.reading.tabViews, after.reading.tabViews)
        guard old.count == new.count, new[number].name == view.name, new[number].kind == view.kind else {
            return .differs
        }
        let areOthersSame = zip(old, new).enumerated().allSatisfy { index, views in
            index == number
                || views.0.name == views.1.name && views.0.kind == views.1.kind
                    && SpecWriting.value(views.0.spec) == SpecWriting.value(views.1.spec)
        }
        if expected.isMatched(by: new[number].spec) { return areOthersSame ? .matches(bytes) : .changesOthers }
        return change.isLiteral && isMember(changedIn: new[number].spec) ? .changesOthers : .differs
    }

    /// Returns a Boolean value that indicates whether a spec has the expected value of a member, though another part of
    /// it differs.
    private func isMember(changedIn spec: TabSpec) -> Bool {
        guard case .set(let changes, let address?) = expected.edit, let change = changes.first,
            let entry = spec.entry(at: address.numbers)
        else { return false }
        return TabEditCoding.members(of: entry)[change.key] == change.value
    }

    // MARK: - Refusals

    func refusal(_ reason: SpecEditError.Reason, _ subject: String, at place: SourcePlace?) -> SpecEditError {
        refusal(reason, saying: reason.text(subject), at: place)
    }

    func refusal(_ reason: SpecEditError.Reason, saying text: String, at place: SourcePlace?) -> SpecEditError {
        SpecEditError(
            reason,
            EntryNames(spec: expected.old).naming(text),
            at: place?.location,
            in: place?.file
        )
    }
}

/// A possible change for an action, in one file.
struct CandidateChange {
    let file: SourceFile
    var patches: TextPatches
    /// The offset of the change, for a refusal.
    let offset: Int
    /// The range of the changed literal, in any place; empty for other changes.
    var literal = 0..<0
    var isLiteral: Bool { !literal.isEmpty }

    init(_ file: SourceFile, at offset: Int, _ make: (inout TextPatches) -> Void) {
        (self.file, self.offset) = (file, offset)
        patches = TextPatches()
        make(&patches)
    }

    /// Creates a change of a range alone.
    init(_ file: SourceFile, replacing range: Range<Int>, by bytes: [UInt8]) {
        self.init(file, at: range.lowerBound) { $0.replace(range, by: bytes) }
    }
}
