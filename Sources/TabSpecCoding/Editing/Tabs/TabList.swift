import TabModel

/// The entries of the spec or of a section, as they stand in the text.
struct TabList {
    /// The numbers on the way to the section; empty for the spec's own list.
    let path: [Int]
    /// The object that holds the list.
    let owner: SourceValue
    /// The list's key and value; nil where there is none yet.
    let member: SourceMember?
    let elements: [SourceValue]

    /// Whether the entries stand in brackets.
    var isFlow: Bool {
        member?.value.ownElements != nil && member?.value.isFlow == true
    }

    /// Where messages point to.
    var begin: Int { member?.start ?? owner.range.lowerBound }
}

extension [Int] {
    /// The path as messages write it: `tabs[2].tabs[0]`.
    var tabPath: String { map { "tabs[\($0)]" }.joined(separator: ".") }

    /// The same entry's path, or place, once another entry is gone.
    func afterRemoval(of removed: [Int]) -> [Int] {
        guard let last = removed.last, count >= removed.count,
            dropLast(count - removed.count + 1) == removed.dropLast(),
            self[removed.count - 1] > last
        else { return self }
        var path = self
        path[removed.count - 1] -= 1
        return path
    }
}
