import TabSpecCoding

extension EditedTabs {
    /// All changes as one, for the text before the act.
    var patch: TextPatch { patches.reduce(TextPatch()) { $0.followed(by: $1) } }
}

extension TextPatch {
    /// The change that takes this one back, for the text that came of it.
    var inverse: TextPatch {
        var shift = 0
        return TextPatch(
            replacements.map { replacement in
                defer { shift += replacement.new.count - replacement.old.count }
                return TextReplacement(at: replacement.offset + shift, old: replacement.new, new: replacement.old)
            }
        )
    }

    /// This patch and then another one, made for the text that comes of this one, as one patch.
    func followed(by next: TextPatch) -> TextPatch {
        var joining = PatchJoining(first: replacements[...], second: next.replacements[...])
        return TextPatch(joining.joined())
    }
}

/// Goes along the text between two patches once, and says what both make of the text before them.
private struct PatchJoining {
    var first: ArraySlice<TextReplacement>
    var second: ArraySlice<TextReplacement>
    /// The number of bytes by which the first patch lengthened the text so far.
    private var shift = 0

    init(first: ArraySlice<TextReplacement>, second: ArraySlice<TextReplacement>) {
        self.first = first
        self.second = second
    }

    mutating func joined() -> [TextReplacement] {
        var result: [TextReplacement] = []
        while let begin = [first.first.map { $0.offset + shift }, second.first?.offset].compactMap(\.self).min() {
            result.append(stretch(from: begin))
        }
        return result
    }

    /// Joins everything that touches what begins at an offset of the text between.
    private mutating func stretch(from begin: Int) -> TextReplacement {
        var stretch = PatchStretch(begin: begin, offset: begin - shift)
        while true {
            if let next = first.first, next.offset + shift <= stretch.reach {
                stretch.fill(to: next.offset + shift)
                stretch.take(next)
                shift += next.new.count - next.old.count
                first.removeFirst()
            } else if let next = second.first, next.offset <= stretch.reach {
                stretch.later.append(next)
                second.removeFirst()
            } else {
                stretch.fill(to: stretch.reach)
                return stretch.joined
            }
        }
    }
}

/// A stretch of the text between two patches, without a gap.
private struct PatchStretch {
    /// The beginning in the text between.
    let begin: Int
    /// The beginning in the text before both.
    let offset: Int
    /// The replacements of the second patch in it.
    var later: [TextReplacement] = []
    private var old: [UInt8] = []
    private var between: [UInt8] = []

    init(begin: Int, offset: Int) {
        self.begin = begin
        self.offset = offset
    }

    private var end: Int { begin + between.count }

    /// The end, with the bytes that the second patch removes.
    var reach: Int { max(end, later.last?.range.upperBound ?? end) }

    mutating func take(_ replacement: TextReplacement) {
        old += replacement.old
        between += replacement.new
    }

    /// Takes bytes that the first patch leaves alone and the second one knows.
    mutating func fill(to target: Int) {
        guard let last = later.last, end < target else { return }
        let bytes = last.old[(end - last.offset)..<(target - last.offset)]
        old += bytes
        between += bytes
    }

    var joined: TextReplacement {
        let local = later.map { TextReplacement(at: $0.offset - begin, old: $0.old, new: $0.new) }
        return TextReplacement(at: offset, old: old, new: TextPatch(local).applied(to: between) ?? between)
    }
}
