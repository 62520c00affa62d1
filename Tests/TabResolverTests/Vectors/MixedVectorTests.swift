import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Rules that meet: vectors made from the rulebook's by mixing them.
@Suite struct MixedVectorTests {
    private static let video =
        "T watchNow{fix2}, T library{fix2}, T new, T favorites, T s{search fix2}, "
        + "S Collections[c1 c2]{-bar hide@c}, S Animations[a1 a2]{-bar hide@c}"

    @Test(arguments: [
        Vector(
            "fixed means nothing on Mac",
            video,
            "mac",
            "watchNow library new favorites s Collections(c1 c2) Animations(a1 a2)"
        ),
        Vector(
            "nor on TV, which can't hide",
            video,
            "tv",
            "watchNow library new favorites s Collections(c1 c2) Animations(a1 a2)"
        ),
        Vector("seven with search", "T a, T b, T c, T d, T e, T f, T s{search}", "P26", "a b c, More: d e f, apart ⌕s"),
        Vector("and pinned", "T a, T b, T c, T d, T e, T p{pin}", "P18", "a b c p, More: d e"),
        Vector("hidden in compact", "T a, T b{sbOnly hide@c}, T c", "P26", "a c"),
        Vector("but not on a wide iPhone", "T a, T b{sbOnly hide@c}, T c", "P26 wide", "a b c"),
        Vector("pinned child", "T a, S X[b{pin} c]{sbOnly}", "iR bar", "[] [a] [b]"),
        Vector("new root tab", "T a, T new, T b", "iR bar", state: "barOrd: b a", "[] [b a new] []"),
        Vector("new child", "T a, S X[new b c]", "iR side", state: "ord X: c b", "a X(c b new)"),
        Vector("new child in the bar", "T a, S X[new b c]", "iR bar", state: "ord X: c b", "[] [a §X] []"),
        Vector("moved between sections", "S X[a], S Y[b m]", "iR bar", state: "ord X: m a, bar m+", "[] [§X §Y m] []"),
        Vector("fixed child", "T a, S X[b{fix +bar} c]", "iR bar", state: "", "[b] [a §X] []"),
        Vector("fixed child that is not asked for", "T a, S X[b{fix} c]", "iR bar", state: "", "[] [a §X] []"),
        Vector("fixed section", "T a, S X[b]{fix}, T c", "iR bar", state: "barOrd: c a", "[§X] [c a] []"),
        Vector(
            "bar order with children",
            "T a, S X[b{+bar} c{+bar}]",
            "iR bar",
            state: "barOrd: c X",
            "[] [c §X a b] []"
        ),
        Vector("no stored bar order in the sidebar", "T a, S X[b], T c", "iR side", state: "barOrd: c X a", "a c X(b)"),
        Vector("hidden section in the sidebar", "T a, S X[b c]{-side}", "iR side", state: "", "a"),
        Vector("shown again", "T a, S X[b c]{-side}", "iR side", state: "side X+", "a X(b c)"),
    ])
    func `draws what the rules give together`(vector: Vector) {
        #expect(layout(vector.spec, vector.environment, state: vector.state).text == vector.expected)
    }

    @Test func `a scrolled iPhone bar keeps its entries and tells that it is shrunk`() {
        let layout = layout("T a, T b, T s{search}", "P26 scrolled select=b") {
            $0.tabBarMinimizeBehavior = .onScrollDown
            $0.tabViewBottomAccessory = BottomAccessory(TabLabel(title: "Playing"))
        }

        #expect(layout.text == "a b, apart ⌕s")
        #expect(layout.bar?.minimized == true && layout.accessory == .inline)
        #expect(layout.highlighted == .entry("b"))
        #expect(layout.rules().contains("R2.53"))
    }

    @Test func `a selection that is nowhere in the bar is temporary in it, in the bar form alone`() {
        let spec = SpecNotation.spec("T a, T b, T c", attached: true) { $0.selection = .string("b") }

        let bar = layout(spec, "iR bar", state: "bar b-")
        #expect(bar.text == "[] [a c] [] +b")
        #expect(bar.highlighted == .entry("b") && bar.canEdit["b"]?.allows(.addToBar) == true)
        #expect(layout(spec, "iR edit", state: "bar b-").bar?.temporary == nil)
        #expect(layout(spec, "iR bar select=a", state: "bar b-").bar?.temporary == nil)
    }

    @Test(.proves("R3.40"))
    func `an assigned empty customization is the author's defaults again`() {
        let spec = "T a, T b, S X[c d]"
        let state = edited(spec, state: "bar b-, side c-, ord X: d c, barOrd: X a", .resetAll)

        #expect(layout(spec, "iR bar", state: state).text == "[] [a b §X] []")
        #expect(layout(spec, "iR side", state: state).text == "a b X(c d)")
    }

    @Test func `environment flags that do not belong change nothing`() {
        let spec = SpecNotation.spec("T a, S X[b c], T s{search}", attached: true)

        #expect(layout(spec, "P26 bar edit path=b") == layout(spec, "P26"))
        #expect(layout(spec, "mac scrolled more search") == layout(spec, "mac"))
        #expect(layout(spec, "iR bar scrolled path=b") == layout(spec, "iR bar"))
    }

    @Test func `a layout without anything to show is a layout all the same`() {
        for environment in ["P26", "iR bar", "iR edit", "mac", "vision"] {
            let layout = layout("T a{hide}, S X[b]{hide}", environment, state: "")
            #expect(layout.selection == nil && layout.shown == nil && layout.highlighted == nil)
            #expect(layout.drawnIDs.isEmpty && layout.canEdit.isEmpty)
        }
    }
}
