import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Width, form, device and OS change around a selection that stays (R2.20 to R2.23, R4.10 to R4.12, R4.19).
@Suite struct DeviceTests {
    @Test(.proves("R4.10"))
    func `R4.10: a regular tab goes on the Browse path in compact width`() throws {
        #expect(
            try Stage.browse("iR bar").after("choose c; sizeClass compact").text == "form=tabBar select=browse path=c"
        )
    }

    @Test(.proves("R4.11"))
    func `R4.11: Browse becomes the path's last in regular width, and the path is not cleared`() throws {
        let stage = Stage.browse("iC select=browse path=b/c")

        #expect(try stage.after("sizeClass regular").text == "select=c path=b,c")
        #expect(try stage.after("back; sizeClass regular").text == "select=b path=b")
        #expect(try stage.after("choose browse; sizeClass regular").text == "select=b")
    }

    @Test(.proves("R4.12"))
    func `R4.12: tabs outside the pattern are left alone, and the first appearance is mapped with its path`()
        throws
    {
        #expect(try Stage.browse("iC select=radio path=c").after("sizeClass regular").text == "select=radio path=c")
        let first = Stage.browse("iC", selecting: "c")
        #expect(first.layout.selection == "browse")
        #expect(try first.after("sizeClass regular").layout.selection == "c")
        #expect(try first.after("choose radio; choose browse; sizeClass regular").layout.selection == "c")
    }

    @Test(.proves("R4.19"))
    func `R4.19: what nobody chose stays selected where other tabs come first`() throws {
        let stage = Stage("S X[b{hide@c} c], T d", "iR bar")
        #expect(stage.layout.selection == "b")

        let compact = try stage.after("sizeClass compact")

        #expect(compact.layout.selection == "b" && compact.layout.shown == "c")
        #expect(try compact.after("sizeClass regular").layout.shown == "b")
    }

    @Test func `R4.19: what nobody chose stays left to the rules where they come to the same`() throws {
        let stage = Stage("T a, T b", "iR")
        #expect(try stage.after("sizeClass compact").text.isEmpty)
        #expect(try stage.after("platform tv").layout.sidebar?.collapsed == false)
        #expect(try stage.after("choose a; platform tv").layout.sidebar?.collapsed == true)
    }

    @Test(.proves("R2.22"))
    func `R2.22: the form that was chosen comes back after compact width`() throws {
        let stage = Stage("T a, T b", "iR")
        #expect(stage.layout.chrome == .sidebar)

        let compact = try stage.after("form tabBar; sizeClass compact")
        #expect(compact.layout.chrome == .bottomBar)
        #expect(try compact.after("form sidebar").environment == compact.environment)
        #expect(try compact.after("sizeClass regular").layout.chrome == .topBar)
    }

    @Test(.proves("R2.20", "R2.21"))
    func `R2.20 and R2.21: turning changes the form only while nobody chose one`() throws {
        let stage = Stage("T a, T b", "iR")

        #expect(try stage.after("orientation portrait").layout.chrome == .topBar)
        #expect(try stage.after("form sidebar; orientation portrait").layout.chrome == .sidebar)
    }

    @Test(.proves("R2.23"))
    func `R2.23: editing shows bar and sidebar, and ends with compact width and with another form`() throws {
        let stage = try Stage("T a, T b", "iR bar", state: "").after("edit")
        #expect(stage.text == "form=sidebar editing")
        #expect(stage.layout.bar != nil && stage.layout.sidebar != nil)

        #expect(try stage.after("done").text == "form=sidebar")
        #expect(try stage.after("form tabBar").text == "form=tabBar")
        #expect(try stage.after("sizeClass compact; sizeClass regular").text == "form=sidebar")
        #expect(try stage.after("choose b").environment.interaction.editing)
    }

    @Test(.proves("R3.1"))
    func `R3.1: without a customization there is nothing to edit`() throws {
        let stage = Stage("T a, T b", "iR bar")
        #expect(try stage.after("edit").environment == stage.environment)
    }

    @Test func `R2.104: an iPhone of regular width is held sideways`() throws {
        let wide = try Stage("T a, T b", "P26").after("sizeClass regular").environment
        #expect(wide.orientation == .landscape)
        #expect(try Stage("T a", "iR portrait").after("sizeClass compact").environment.orientation == .portrait)
    }

    @Test(.proves("R4.24"))
    func `R4.24: unfolding follows the Browse pattern and the size class, and nothing else changes`() throws {
        let spec =
            "T listenNow, T radio, T search, T browse{hide@r}, "
            + "S Library[recentlyAdded artists]{hide@c}, S Playlists[all running]{hide@c}"
        let closed = Stage(spec, "DOP select=browse path=recentlyAdded/artists") { spec in
            spec.sizeClassMapping = SizeClassMapping(
                compactTab: .string("browse"),
                regularValues: ["recentlyAdded", "artists", "all", "running"].map { .string($0) },
                defaultRegularValue: .string("recentlyAdded")
            )
        }

        let open = try closed.after("pose innerLandscape")
        #expect(open.layout.selection == "artists" && open.layout.highlighted == .more)
        let again = try open.after("pose outerPortrait")
        #expect(again.layout.selection == "browse" && again.environment.interaction.path == ["artists"])
        #expect(try closed.after("pose splitLeft; pose outerPortrait").environment == closed.environment)
    }

    @Test func `R4.7: SW8 leaves a hidden selection bound through every change of width`() throws {
        let stage = Stage("T a, T b{hide@c}", "iR bar select=b") { $0.switches.hiddenSelection = .blank }
        let compact = try stage.after("sizeClass compact")

        #expect(compact.layout.shown == nil && compact.layout.selection == "b")
        #expect(try compact.after("sizeClass regular").layout.shown == "b")
        #expect(try compact.after("choose a").layout.shown == "a")
    }
}
