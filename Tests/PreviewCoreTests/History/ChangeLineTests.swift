import PreviewCore
import Testing

/// The changes that an undo reverts and a redo repeats.
@Suite struct ChangeLineTests {
    /// Adds changes numbered from 1: `e` an edit, `b` a string that can't be shown, `s` the last good text again,
    /// `u` and `r` whatever an undo or redo does then.
    private func line(_ acts: String) -> ChangeLine {
        var line = ChangeLine()
        for (index, act) in acts.enumerated() {
            let number = index + 1
            switch act {
            case "b": line.add(number, .edit, isGood: false)
            case "s": line.add(number, .edit, isNew: false)
            case "u": if let step = line.undo { line.add(number, .undo(of: step.change)) }
            case "r": if let change = line.redo { line.add(number, .redo(of: change)) }
            default: line.add(number, .edit)
            }
        }
        return line
    }

    @Test(arguments: [
        ("", nil, nil, nil), ("e", 1, nil, nil), ("ee", 2, 1, nil), ("eeu", 1, nil, 2), ("eeeu", 2, 1, 3),
        ("eeeuu", 1, nil, 2), ("eeeuur", 2, 5, 3), ("eeeuurr", 3, 6, nil), ("eeue", 4, 3, nil),
        ("eeuee", 5, 4, nil), ("eeueu", 1, nil, 4),
    ])
    func `goes back along one line, and a new change drops what was taken back`(
        acts: String,
        undo: Int?,
        target: Int?,
        redo: Int?
    ) {
        #expect(line(acts).undo?.change == undo)
        #expect(line(acts).undo?.target == target)
        #expect(line(acts).redo == redo)
    }

    @Test(arguments: [
        ("eb", 2, 1), ("ebb", 3, 1), ("ebu", 1, nil), ("ebe", 3, 1), ("ebbeu", 1, nil), ("ebs", 1, nil),
        ("b", nil, nil),
    ])
    func `goes back past texts that can't be shown`(acts: String, undo: Int?, target: Int?) {
        #expect(line(acts).undo?.change == undo)
        #expect(line(acts).undo?.target == target)
        #expect(line(acts).redo == (acts == "ebbeu" ? 4 : nil))
    }

    @Test func `knows what is taken back, also after a new change`() {
        #expect(line("eeu").undone == [2])
        #expect(line("eeue").undone == [2])
        #expect(line("eeur").undone == [])
        #expect(line("ebbu").undone == [2, 3])
    }

    @Test func `does not do again what it no longer knows`() {
        var line = ChangeLine()
        line.add(7, .undo(of: 3))
        line.add(8, .redo(of: 3))
        #expect(line.redo == nil)
        #expect(line.undo?.target == 7)
    }
}
