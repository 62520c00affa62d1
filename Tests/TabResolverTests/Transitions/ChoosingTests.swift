import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Choosing tabs, sections and what can't be chosen (R4.3 to R4.5, R4.14, R2.81, R2.83).
@Suite struct ChoosingTests {
    @Test(.proves("R4.3"))
    func `R4.3: choosing a tab selects it, whatever the spec binds`() throws {
        let stage = Stage("T a, T b, T c", "P26") { $0.selection = .string("b") }
        #expect(stage.layout.selection == "b")

        let next = try stage.after("choose c")

        #expect(next.text == "select=c" && next.layout.selection == "c")
        #expect(try next.after("choose b").layout.selection == "b")
    }

    @Test(
        .proves("R2.81", "R4.14"),
        arguments: ["choose d", "choose x", "choose X", "choose nobody", "choose h", "choose Y"]
    )
    func `R2.81 and R4.14: what is disabled, intercepted, hidden or unknown can't be chosen by hand`(
        act: String
    ) throws {
        let stage = Stage(
            "T a, T b, T d{disabled}, T x{action}, S X[h{hide}], S Y[y]{disabled}",
            "iR bar select=b scrolled"
        )

        let next = try stage.after(act)

        #expect(next.environment == stage.environment)
        #expect(next.layout.shown == "b")
    }

    @Test(.proves("R2.81"))
    func `R2.81: code selects a disabled tab, and it stays while another is not chosen`() throws {
        let stage = Stage("T a, T d{disabled}", "P26") { $0.selection = .string("d") }

        #expect(stage.layout.selection == "d")
        #expect(try stage.after("choose d; orientation landscape").layout.selection == "d")
        #expect(try stage.after("choose a; choose d").layout.selection == "a")
    }

    @Test(.proves("R4.5"))
    func `R4.5: a section's entry selects its first visible tab, and later the one chosen there last`() throws {
        let stage = Stage("T a, S X[b{hide} c d], S Y[e f]", "iR bar")

        #expect(try stage.after("choose X").text == "form=tabBar select=c")
        #expect(try stage.after("choose d; choose a; choose X").layout.selection == "d")
        #expect(try stage.after("choose d; choose f; choose X; choose Y").layout.selection == "f")
        #expect(try stage.after("choose d; choose f; choose a").text == "form=tabBar select=a last=d,f")
        #expect(
            try stage.after("choose d; choose f; choose a; choose c; choose a").text == "form=tabBar select=a last=f,c"
        )
    }

    @Test(.proves("R4.5"))
    func `R4.5: choosing a section again keeps its tab, and so does its inner section`() throws {
        let stage = Stage("T a, S X[b S Z[c d]]", "iR bar")

        #expect(try stage.after("choose d; choose X").layout.selection == "d")
        #expect(try stage.after("choose d; choose Z").layout.selection == "d")
        #expect(try stage.after("choose b; choose Z").layout.selection == "c")
        #expect(try stage.after("choose b; choose X").text == "form=tabBar select=b")
    }

    @Test(.proves("R4.5"))
    func `R4.5: what a section showed last is gone once the author hides it`() {
        let before = Stage("T a, S X[b c]", "iR bar last=c select=X")
        let after = Stage("T a, S X[b c{hide}]", "iR bar last=c select=X")

        #expect(before.layout.selection == "c" && after.layout.selection == "b")
    }

    @Test(.proves("R2.68", "R2.69", "R4.21"))
    func `R2.68 and R2.69: a header opens its sidebar, choosing there keeps it lit, a root tab closes it`() throws {
        let stage = Stage("T requests, T account, S M[received sent]", "vision")
        #expect(stage.layout.chrome == .ornament)

        let opened = try stage.after("choose M")
        #expect(opened.layout.chrome == .ornamentAndSidebar && opened.layout.selection == "received")
        #expect(opened.layout.highlighted == .entry("M"))

        let chosen = try opened.after("choose sent")
        #expect(chosen.layout.highlighted == .entry("M") && chosen.layout.selection == "sent")

        let closed = try chosen.after("choose account")
        #expect(closed.layout.chrome == .ornament && closed.layout.sidebar == nil)
        #expect(try closed.after("choose M").layout.selection == "sent")
    }

    @Test(.proves("R2.83"))
    func `R2.83: choosing the active tab again changes nothing, and empties the Browse path`() throws {
        let plain = try Stage("T a, T b", "P26").after("choose b")
        #expect(try plain.after("choose b").environment == plain.environment)

        let browse = Stage.browse("P26 select=browse path=b/c")
        #expect(try browse.after("choose browse").text == "select=browse")
        #expect(try browse.after("choose radio; choose browse").text == "select=browse path=b,c")
    }

    @Test(.proves("R2.52"))
    func `R2.52: a shrunk bar grows back on a tap and on scrolling up`() throws {
        let stage = try Stage("T a, T b", "P26") { $0.tabBarMinimizeBehavior = .onScrollDown }.after("scroll down")
        #expect(stage.layout.bar?.minimized == true)

        #expect(try stage.after("choose a").layout.bar?.minimized == false)
        #expect(try stage.after("scroll up").layout.bar?.minimized == false)
    }

    @Test(.proves("R2.52"))
    func `R2.52: a bar that shrinks on scrolling up grows back on a tap and on scrolling down`() throws {
        let fresh = Stage("T a, T b", "P26") { $0.tabBarMinimizeBehavior = .onScrollUp }
        #expect(try fresh.after("scroll down").layout.bar?.minimized == false)
        let stage = try fresh.after("scroll down; scroll up")
        #expect(stage.layout.bar?.minimized == true)

        #expect(try stage.after("choose a").layout.bar?.minimized == false)
        #expect(try stage.after("scroll down").layout.bar?.minimized == false)
    }

    @Test(.proves("R2.39"))
    func `R2.39: a tab that is nowhere in the bar has a place at its end until another is chosen`() throws {
        let stage = try Stage("T a, T b{-bar}", "iR side").after("choose b; form tabBar")
        #expect(stage.layout.bar?.temporary?.id == "b" && stage.layout.highlighted == .entry("b"))

        #expect(try stage.after("choose a").layout.bar?.temporary == nil)
    }

    @Test(.proves("R3.20"))
    func `R3.20: a selected tab that someone hides goes when another is chosen`() throws {
        let stage = Stage("T a, T b", "iR side select=b", state: "side b-")
        #expect(stage.layout.drawnIDs.contains("b"))

        #expect(try !stage.after("choose a").layout.drawnIDs.contains("b"))
    }
}

extension Stage {
    /// The Browse pattern: in compact width `browse` represents `b` and `c`, which exist in regular width only.
    static func browse(_ environment: String, selecting value: String? = nil) -> Stage {
        Stage("T radio, T browse{hide@r}, S X[b c]{hide@c}", environment) {
            $0.selection = value.map { .string($0) }
            $0.sizeClassMapping = SizeClassMapping(
                compactTab: .string("browse"),
                regularValues: [.string("b"), .string("c")],
                defaultRegularValue: .string("b")
            )
        }
    }
}
