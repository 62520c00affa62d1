/// What happens to one line, with the numbers of the lines at which it is in both versions, from 0.
struct PatchLine {
    let kind: Kind
    let old: Int
    let new: Int

    enum Kind {
        case kept, removed, added

        /// The character in front of the line.
        var mark: UInt8 {
            switch self {
            case .kept: UInt8(ascii: " ")
            case .removed: UInt8(ascii: "-")
            case .added: UInt8(ascii: "+")
            }
        }
    }

    init(_ kind: Kind, old: Int, new: Int) {
        self.kind = kind
        self.old = old
        self.new = new
    }

    /// Every line of both versions: those that went before those that came.
    static func steps(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [PatchLine] {
        var steps: [PatchLine] = []
        var oldNext = 0
        var newNext = 0
        for match in LineDifference(old, new).matches + [(old.count, new.count)] {
            steps += (oldNext..<match.old).map { PatchLine(.removed, old: $0, new: newNext) }
            steps += (newNext..<match.new).map { PatchLine(.added, old: match.old, new: $0) }
            if match.old < old.count { steps.append(PatchLine(.kept, old: match.old, new: match.new)) }
            (oldNext, newNext) = (match.old + 1, match.new + 1)
        }
        return steps
    }
}
