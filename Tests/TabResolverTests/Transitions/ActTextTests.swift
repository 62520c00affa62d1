import TabModel
import TabResolver
import Testing

@Suite struct ActTextTests {
    @Test(arguments: [
        ("choose received", TabAct.choosing("received")), ("choose my tab ", .choosing("my tab ")),
        ("chooseMore", .choosingMore), ("back", .goingBack), ("search", .activatingSearch),
        ("cancel", .cancellingSearch), ("leave", .leavingSearch), ("scroll down", .scrolling(down: true)),
        ("scroll up", .scrolling(down: false)), ("form sidebar", .changingForm(to: .sidebar)),
        ("edit", .beginningToEdit), ("done", .endingToEdit), ("sizeClass compact", .changingSizeClass(to: .compact)),
        ("orientation portrait", .rotating(to: .portrait)), ("platform vision", .changingPlatform(to: .vision)),
        ("os 27", .changingSystem(to: .v27)),
    ])
    func `reads every act`(text: String, act: TabAct) throws {
        #expect(try TabAct(text: text) == act)
    }

    @Test(arguments: [
        ("tap home", "\"tap\" is not an action. Expected choose, chooseMore,"),
        ("", "\"\" is not an action."), ("choose", "\"choose\" needs the id of an entry."),
        ("choose ", "\"choose\" needs the id of an entry"),
        ("back home", "\"back\" takes no argument. Remove \"home\"."),
        ("form bar", "\"bar\" is not a valid argument of \"form\". Expected one of sidebar, tabBar."),
        ("os", "\"os\" needs an argument. Expected one of 18, 26, 27, 27.1."),
    ])
    func `says what is wrong with a string that is no act`(text: String, sentence: String) throws {
        let error = try #require(throws: UnreadableAct.self) { try TabAct(text: text) }
        #expect(error.description.hasPrefix(sentence))
    }
}
