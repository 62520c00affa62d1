/// Changed lines that are near each other, with the unchanged ones around them.
struct PatchHunk {
    /// Never empty.
    let steps: ArraySlice<PatchLine>

    /// The hunks of all lines: changes whose surroundings touch or overlap are one.
    static func hunks(of steps: [PatchLine]) -> [PatchHunk] {
        var hunks: [PatchHunk] = []
        var range: Range<Int>?
        for index in steps.indices where steps[index].kind != .kept {
            let start = max(0, index - UnifiedDiff.context)
            let end = min(steps.count, index + 1 + UnifiedDiff.context)
            if let open = range, start <= open.upperBound {
                range = open.lowerBound..<end
            } else {
                if let range { hunks.append(PatchHunk(steps: steps[range])) }
                range = start..<end
            }
        }
        if let range { hunks.append(PatchHunk(steps: steps[range])) }
        return hunks
    }

    /// Where its lines are in the old version, as its head says it.
    var oldRange: String {
        Self.text(first: steps.first?.old ?? 0, count: steps.count { $0.kind != .added })
    }

    /// Where its lines are in the new version, as its head says it.
    var newRange: String {
        Self.text(first: steps.first?.new ?? 0, count: steps.count { $0.kind != .removed })
    }

    /// `start,count`; a start without lines is the line before, and a count of 1 is left out.
    private static func text(first: Int, count: Int) -> String {
        switch count {
        case 0: "\(first),0"
        case 1: "\(first + 1)"
        default: "\(first + 1),\(count)"
        }
    }
}
