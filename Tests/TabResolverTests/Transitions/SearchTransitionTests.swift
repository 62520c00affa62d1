import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Activating, cancelling and leaving search (R2.48, R4.20, R1.28).
@Suite struct SearchTransitionTests {
    private func stage(_ environment: String, activates: Bool = true) -> Stage {
        Stage("T a, T b, T s{search}", environment) {
            $0.tabViewSearchActivation = activates ? .searchTabSelection : .automatic
        }
    }

    @Test(.proves("R4.20"), arguments: ["P26", "P27", "iR bar", "iR side", "iC", "mac"])
    func `R4.20: search that activates when chosen gives the selection back when it is cancelled`(
        device: String
    ) throws {
        let active = try stage(device).after("choose b; choose s")
        #expect(active.environment.interaction.search && active.environment.interaction.previous == "b")
        #expect(active.layout.selection == "s")

        let left = try active.after("cancel")
        #expect(
            left.layout.selection == "b" && !left.environment.interaction.search
                && left.environment.interaction.previous == nil
        )
    }

    @Test(.proves("R1.28"), arguments: ["P18", "iR18 bar", "tv", "vision", "watch"])
    func `R1.28: elsewhere choosing the search tab does not activate its field`(device: String) throws {
        let chosen = try stage(device).after("choose b; choose s")

        #expect(!chosen.environment.interaction.search && chosen.layout.selection == "s")
        #expect(try chosen.after("search; cancel").layout.selection == "s")
    }

    @Test(.proves("R1.28"))
    func `R2.48: without it the field is activated by a tap, and cancelling stays on the search tab`() throws {
        let chosen = try stage("P26", activates: false).after("choose b; choose s")
        #expect(chosen.text == "select=s previous=b")

        let active = try chosen.after("search")
        #expect(active.text == "select=s previous=b search")
        #expect(try active.after("cancel").environment == chosen.environment)
        #expect(try active.after("leave").text == "select=b")
    }

    @Test func `R2.48: activating search from elsewhere chooses the search tab first`() throws {
        #expect(try stage("P26", activates: false).after("choose a; search").text == "select=s previous=a search")
        let none = Stage("T a, T b", "P26")
        #expect(try none.after("search").environment == none.environment)
        #expect(try none.after("cancel; leave").environment == none.environment)
    }

    @Test(.proves("R4.20"))
    func `R4.20: another tab ends the search, and nothing leads back to it`() throws {
        #expect(try stage("P26").after("choose b; choose s; choose a").text == "select=a")
        #expect(try stage("P26").after("choose s; cancel").layout.selection == "a")
    }

    @Test(
        .proves("R4.19"),
        arguments: [
            "sizeClass compact", "os 27", "os 18", "platform iPhone", "platform vision", "orientation portrait",
        ]
    )
    func `R4.19: search stays the selection whatever becomes of the device, and back`(act: String) throws {
        let active = try stage("iR bar").after("choose b; choose s")
        let changed = try active.after(act)

        #expect(changed.layout.selection == "s")
        #expect(try changed.after("platform iPad; os 26; orientation landscape").layout.selection == "s")
    }
}
