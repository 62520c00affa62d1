import TabModel
import Testing

/// The vectors of the rulebook that a table can state; the others follow in ``VectorDetailTests``.
@Suite struct VectorTests {
    private static let messages = "T requests, T account, S Messages[received sent drafts]"
    private static let browse =
        "T listenNow, T radio, T search, T browse{hide@r}, "
        + "S Library[recentlyAdded artists]{hide@c}, S Playlists[all running]{hide@c}"
    private static let video =
        "T watchNow{fix2}, T library{fix2}, T new, T favorites, T s{search fix2}, "
        + "S Collections[c1 c2]{-bar hide@c}, S Animations[a1 a2]{-bar hide@c}"
    private static let twelve = "T a, T b, T c, T d, T e, T f, T g, T h, T i, T j, T k, T l"

    @Test(arguments: [
        Vector("V1", messages, "P18", "requests account received sent drafts"),
        Vector("V1", messages, "P26", "requests account received sent drafts"),
        Vector("V1", messages, "iC", "requests account received sent drafts"),
        Vector("V6", browse, "P26", "listenNow radio search browse"),
        Vector("V6", browse, "iC", "listenNow radio search browse"),
        Vector("V14", video, "P26", state: "", "watchNow library new favorites, apart ⌕s"),
        Vector("V14", video, "iC", state: "", "watchNow library new favorites, apart ⌕s"),
        Vector("V16", "T s{search}, T home, T books", "P26", "home books, apart ⌕s"),
        Vector("V16 on 18", "T s{search}, T home, T books", "P18", "home books ⌕s"),
        Vector("V21", "T a, T b, T c, T d, T e, T f", "P18", "a b c d, More: e f"),
        Vector("V21", "T a, T b, T c, T d, T e, T f", "iC", "a b c d, More: e f"),
        Vector("V25", "T a, T b, T c, T d, T s{search}", "P26", "a b c d, apart ⌕s"),
        Vector("V27", "T a, T b{sbOnly}, T c", "P26", "a b c"),
        Vector("V52", "T a, S ()[b c]", "P26", "a b c"),
        Vector("V56 prominent", "T a, T b{prom}, T s{search}", "P27", "a ⌕s, apart b"),
        Vector("V56 automatic", "T a, T b, T s{search}", "P27", "a b ⌕s"),
    ])
    func `draws the bottom bars of the rulebook's table`(vector: Vector) {
        let layout = layout(vector.spec, vector.environment, state: vector.state)

        #expect(layout.text == vector.expected)
        #expect(layout.chrome == .bottomBar)
        #expect(layout.bar?.fixed.isEmpty == true && layout.bar?.pinned.isEmpty == true)
    }

    @Test(arguments: [
        Vector("V2", messages, "iR bar", "[] [requests account §Messages] []"),
        Vector("V7", browse, "iR bar", "[] [listenNow radio search §Library §Playlists] []"),
        Vector("V13", video, "iR bar", state: "", "[watchNow library] [new favorites §Collections §Animations] [⌕s]"),
        Vector("V16", "T s{search}, T home, T books", "iR bar", "[] [home books] [⌕s]"),
        Vector("V17", "T s{search}, T home, T books", "iR bar rtl", "[] [home books] [⌕s]"),
        Vector("V20", "T a, T b{pin}, T c", "iR bar", "[] [a c] [b]"),
        Vector("V26", twelve, "iR bar portrait", "[] [a b c d e f g h i j k l] []"),
        Vector("V27", "T a, T b{sbOnly}, T c", "iR bar", "[] [a c] []"),
        Vector("V29", "T a, S X[b{+bar} c], T d", "iR bar", "[] [a §X b d] []"),
        Vector("V31", "T a, S X[b{+bar} c], T d", "iR bar", state: "bar c+", "[] [a §X b c d] []"),
        Vector("V32", "T a, T b, T c", "iR bar", state: "bar b-", "[] [a c] []"),
        Vector("V33", "T a, T b, T c", "iR bar", state: "side b-", "[] [a c] []"),
        Vector("V35", "T a, T b{fix}, T c{pin}, T d", "iR bar", state: "", "[b] [a d] [c]"),
        Vector("V35 order", "T a, T b{fix}, T c{pin}, T d", "iR bar", state: "barOrd: d a b c", "[b] [d a] [c]"),
        Vector("V35 none", "T a, T b{fix}, T c{pin}, T d", "iR bar", "[] [a b d] [c]"),
        Vector("V38", "T a, T b2", "iR bar", state: "bar b-", "[] [a b2] []"),
        Vector("V43", "T a, T b{hide}", "iR bar", state: "bar b+", "[] [a] []"),
        Vector("V44", "T a, T b{sbOnly}", "iR bar", state: "bar b+", "[] [a] []"),
        Vector("V45", "T a, T b{noid}", "iR bar", state: "bar b-", "[] [a b] []"),
        Vector("V49", "T a, S X[b c]", "iR bar select=c", "[] [a §X] []"),
        Vector("V52", "T a, S ()[b c]", "iR bar", "[] [a b c] []"),
    ])
    func `draws the iPad bars of the rulebook's table`(vector: Vector) {
        let layout = layout(vector.spec, vector.environment, state: vector.state)

        #expect(layout.text == vector.expected)
        #expect(layout.chrome == .topBar)
        #expect(layout.bar?.more == nil && layout.bar?.detached == nil)
    }

    @Test(arguments: [
        Vector("V3", messages, "iR side", "requests account Messages(received sent drafts)"),
        Vector("V3", messages, "mac", "requests account Messages(received sent drafts)"),
        Vector("V3", messages, "tv", "requests account Messages(received sent drafts)"),
        Vector("V8", browse, "iR side", "listenNow radio search Library(recentlyAdded artists) Playlists(all running)"),
        Vector("V16", "T s{search}, T home, T books", "iR side", "s home books"),
        Vector("V27", "T a, T b{sbOnly}, T c", "iR side", "a b c"),
        Vector("V29", "T a, S X[b{+bar} c], T d", "iR side", "a d X(b c)"),
        Vector("V32", "T a, T b, T c", "iR side", state: "bar b-", "a b c"),
        Vector("V33", "T a, T b, T c", "iR side", state: "side b-", "a c"),
        Vector("V36", "S X[a b c]", "iR side", state: "ord X: c a", "X(c a b)"),
        Vector("V43", "T a, T b{hide}", "iR side", state: "bar b+", "a"),
        Vector("V46", "T a, T b", "mac", state: "side b-", "a"),
        Vector("V47", "T a, T b", "tv", state: "side b-, bar a-", "a b"),
        Vector("V52", "T a, S ()[b c]", "iR side", "a (b c)"),
    ])
    func `draws the sidebars of the rulebook's table`(vector: Vector) {
        let layout = layout(vector.spec, vector.environment, state: vector.state)

        #expect(layout.text == vector.expected)
        #expect(layout.chrome == .sidebar)
        #expect(layout.bar == nil)
    }
}
