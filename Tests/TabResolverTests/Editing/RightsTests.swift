import TabModel
import TestTools
import Testing

/// Rulebook 3.3: who may do what, row by row.
///
/// `a` add, `r` remove, `m` move in bar, `h` hide, `s` move in section.
@Suite struct RightsTests {
    @Test(
        .proves("R1.23", "R1.24", "R1.25", "R3.3", "R3.13", "R3.14", "R3.17", "R3.18"),
        arguments: [
            ("root tab", "T x, T y", "", "rmh"),
            ("root tab that is out", "T x, T y", "bar x-", "ah"),
            ("section entry", "S x[z], T y", "", "rmh"),
            ("child", "T y, S X[x z]", "", "ahs"),
            ("child in the bar", "T y, S X[x{+bar} z]", "", "rmhs"),
            ("reorderable for the bar", "T x{reord}, T y", "", "mh"),
            ("reorderable that starts out", "T x{reord -bar}, T y", "", "ah"),
            ("reorderable that was added", "T x{reord -bar}, T y", "bar x+", "mh"),
            ("disabled for the bar", "T x{fix}, T y", "", "h"),
            ("child reorderable for the sidebar", "T y, S X[x{reordSide} z]", "", "as"),
            ("disabled for the sidebar", "T x{fixSide}, T y", "", "rm"),
            ("child disabled for the sidebar", "T y, S X[x{fixSide} z]", "", "a"),
            ("pinned", "T x{pin}, T y", "", "h"),
            ("search", "T x{search}, T y", "", "h"),
            ("pinned child", "T y, S X[x{pin} z]", "", "hs"),
            ("sidebar-only", "T x{sbOnly}, T y", "", "h"),
            ("sidebar-only child", "T y, S X[x{sbOnly} z]", "", "hs"),
            ("default hidden in the bar", "T x{-bar}, T y", "", "ah"),
            ("default hidden in the sidebar", "T x{-side}, T y", "", "h"),
            ("default hidden in the sidebar, shown", "T x{-side}, T y", "side x+", "rmh"),
            ("no id", "T y, S X[x{noid value=x} z]", "", ""),
            ("child of a disabled section", "T y, S X[x z]{fixSide}", "", "ah"),
            ("child of a section without id", "T y, S X[x z]{noid}", "", "ah"),
            ("last in the bar", "T x, T y{sbOnly}", "", "m"),
            ("last in the sidebar", "T x, T y{-side}", "", "m"),
        ]
    )
    func `R3.3 and R3.12 to R3.18: grants exactly the rights of the table`(
        name: String,
        spec: String,
        state: String,
        expected: String
    ) {
        #expect(layout(spec, "iR bar", state: state).canEdit["x"].map(text) == expected, "\(name)")
    }

    @Test(.proves("R3.2"))
    func `R3.2: rights are the same whichever form shows, and none in compact width`() {
        let spec = SpecNotation.spec("T a, S X[b c]", attached: true)

        #expect(layout(spec, "iR bar").canEdit == layout(spec, "iR edit").canEdit)
        for environment in ["P26", "iC", "tv", "vision", "watch"] {
            let rights = layout(spec, environment).canEdit
            #expect(rights.keys.sorted() == ["X", "a", "b", "c"])
            #expect(rights.values.allSatisfy { $0.allowed.isEmpty })
        }
    }

    @Test(.proves("R3.12"))
    func `R3.12: on Mac only moving inside a section is at hand`() {
        let rights = layout("T a, S X[b{fix2} c]", "mac", state: "").canEdit
        #expect(rights.mapValues(text) == ["a": "", "X": "", "b": "s", "c": "s"])
    }

    @Test func `rights name every entry that is not hidden, sections left empty too`() {
        #expect(layout("T a, T b{hide}, S X[c{hide}]", "iR bar", state: "").canEdit.keys.sorted() == ["X", "a"])
        #expect(layout("T a, S X[c{hide}]", "iR bar", state: "").canEdit["X"]?.allowed == [])
    }

    private func text(_ rights: EditRights) -> String {
        let letters: [EditRights.Action: String] = [
            .addToBar: "a", .removeFromBar: "r", .moveInBar: "m", .hide: "h", .moveInSection: "s",
        ]
        return rights.allowed.map { letters[$0] ?? "" }.joined()
    }
}
