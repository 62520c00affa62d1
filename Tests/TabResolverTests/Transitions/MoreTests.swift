import TabModel
import TestTools
import Testing

@testable import TabResolver

/// More, its list and the way back (R4.16, R4.17).
@Suite struct MoreTests {
    private let six = "T a, T b, T c, T d, T e, T f"

    @Test(.proves("R4.16"))
    func `R4.16: More opens its list, and a tab of it lights More`() throws {
        let list = try Stage(six, "P26 select=b").after("chooseMore")
        #expect(list.text == "select=b previous=b more")
        #expect(list.layout.shown == nil && list.layout.highlighted == .more)

        let chosen = try list.after("choose f")
        #expect(chosen.text == "select=f previous=b")
        #expect(chosen.layout.shown == "f" && chosen.layout.highlighted == .more)
    }

    @Test(.proves("R4.16"), arguments: ["back", "chooseMore"])
    func `R4.16: going back from a tab of More, and choosing More again, show the list`(act: String) throws {
        let list = try Stage(six, "P26 select=f").after(act)

        #expect(list.text == "select=f more")
        #expect(try list.after(act).environment == list.environment)
    }

    @Test(.proves("R4.16"))
    func `R4.16: chosen from elsewhere, More shows its last tab, unless it was left at its list`() throws {
        let shown = try Stage(six, "P26 select=b").after("chooseMore; choose f; choose a")
        #expect(shown.text == "select=a last=f")
        #expect(try shown.after("chooseMore").text == "select=f previous=a last=f")

        let left = try shown.after("chooseMore; back; choose c")
        #expect(left.text == "select=c")
        #expect(try left.after("chooseMore").layout.shown == nil)
    }

    @Test(.proves("R4.5", "R4.16"))
    func `R4.5 and R4.16: a section's memory outlives a More that was left at its list`() throws {
        let spec = "T a, T b, T c, T d, S X[e f g]"
        let left = try Stage(spec, "P26").after("choose f; back; choose a")

        #expect(left.text == "select=a last=f,$more")
        #expect(try left.after("chooseMore").layout.shown == nil)
        #expect(try left.after("platform iPad; choose X").layout.selection == "f")
    }

    @Test(.proves("R4.17"))
    func `R4.17: in regular width a tab of More stays, and its list gives way to the tab before`() throws {
        let stage = Stage(six, "iC select=b")

        #expect(try stage.after("choose f; sizeClass regular").layout.selection == "f")
        #expect(try stage.after("choose f; back; sizeClass regular").text == "select=b")
        #expect(try stage.after("chooseMore; sizeClass regular").text == "select=b")
        #expect(try stage.after("chooseMore; platform iPhone").environment.interaction.more)
        #expect(try stage.after("chooseMore; platform mac").text == "select=b")
    }

    @Test func `R4.16: where nothing moves to More there is none to choose`() throws {
        let stage = Stage("T a, T b", "P26")
        #expect(try stage.after("chooseMore").environment == stage.environment)
        #expect(try stage.after("back").environment == stage.environment)
    }
}
