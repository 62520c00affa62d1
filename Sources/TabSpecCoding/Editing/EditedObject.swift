import SpecSyntax
import TabModel

/// An object of the text with the members that leave it and those that come.
struct EditedObject {
    let range: Range<Int>
    let members: [SourceMember]
    let branch: Int
    /// The numbers of the members that go away.
    let removed: Set<Int>
    /// What comes, in the order in which it was asked for.
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

    /// Whether members come or go.
    var isRestructured: Bool { !removed.isEmpty || !added.isEmpty }

    /// The numbers of the members that stay.
    var kept: [Int] { members.indices.filter { !removed.contains($0) } }

    /// The member behind which new ones are put: the last that stays, but not a long list of tabs at the end.
    var neighbour: Int? {
        let kept = kept
        guard let last = kept.last, members[last].key == "tabs", let before = kept.dropLast().last else {
            return kept.last
        }
        return before
    }

    /// How texts among the members are quoted, where all of them are alike.
    var quotes: SyntaxToken.Quote? { SourceMember.quotes(members) }

    /// How the keys are quoted, where all of them are alike.
    var keyQuotes: SyntaxToken.Quote? { SourceMember.keyQuotes(members) }

    /// Runs of neighbouring numbers among those that go away.
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
