import PreviewCore
import TabModel
import TabResolver
import Testing

@testable import PreviewPages

@Suite struct CustomizationTests {
    private func values(
        _ customization: TabViewCustomization,
        rights: Right = .owner,
        change: (inout TabSpec) -> Void = { _ in }
    ) -> CustomizationValues {
        var spec = SampleSpec.library
        change(&spec)
        return CustomizationBuilder(
            outline: SpecOutline(spec),
            customization: customization,
            profile: "anna",
            rights: rights
        )
        .values
    }

    @Test func `says each change in words, with the opposite act where there is one`() {
        let changes = values(SamplePage.customization).changes

        #expect(
            changes.map(\.text) == [
                "Forest Life: hidden in the sidebar",
                "gone: removed from the tab bar, stored for a tab that no longer exists",
                "Behind the Scenes: added to the tab bar",
                "Collections: order Behind the Scenes, Cinematic Shots, Forest Life",
                "Tab bar: order New, Library",
            ]
        )
        #expect(changes.map { $0.undo?.op } == ["show", nil, "removeFromBar", nil, nil])
        #expect(changes.map { $0.undo?.entryID } == ["forest", nil, "scenes", nil, nil])
    }

    @Test(arguments: [
        (StoredVisibility.visible, "shown in the sidebar", "hide"), (.hidden, "hidden in the sidebar", "show"),
    ])
    func `says what is stored for the sidebar`(stored: StoredVisibility, words: String, undo: String) {
        var customization = TabViewCustomization()
        customization.tabs["map"] = TabCustomization(sidebar: stored)

        #expect(values(customization).changes.map(\.text) == ["Map: \(words)"])
        #expect(values(customization).changes.first?.undo?.op == undo)
    }

    @Test func `names the resets as SwiftUI does, and offers those that change something (R3.37 to R3.41)`() {
        let resets = values(SamplePage.customization).resets
        let nothing = values(TabViewCustomization())

        #expect(
            resets.map(\.name) == [
                "resetVisibility()", "resetSectionOrder()", "resetTabOrder()", "TabViewCustomization()",
            ]
        )
        #expect(resets.map(\.op) == ["resetVisibility", "resetSectionOrder", "resetTabOrder", "resetAll"])
        #expect(resets.map(\.section) == [nil, nil, "collections", nil])
        #expect(resets.allSatisfy { !$0.isDisabled })
        #expect(nothing.resets.allSatisfy { $0.isDisabled })
        #expect(nothing.isEmpty)
    }

    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func `undo and redo are dimmed where there is nothing, and keep the focus`(undo: Bool, redo: Bool) throws {
        let html = try SamplePage.page(
            [("platform", "iPad")],
            steps: CustomizationSteps(canUndo: undo, canRedo: redo)
        )
        let buttons = Markup(html).elements.map(\.attributes).filter { $0["class"] == "control-button" }

        for (op, isThere) in [("undo", undo), ("redo", redo)] {
            let button = try #require(buttons.first { $0["data-op"] == op })
            #expect(button["aria-disabled"] == (isThere ? nil : "true") && button["disabled"] == nil)
        }
    }

    @Test func `says why there is nothing to customize (R3.1)`() {
        #expect(values(TabViewCustomization()) { $0.tabViewCustomization = nil }.rule?.id == "R3.1")
        #expect(values(TabViewCustomization()) { $0.tabViewStyle = .page }.rule?.href == "./rules#R3.1")
        #expect(values(TabViewCustomization()).rule == nil)
        #expect(values(TabViewCustomization()) { $0.tabViewStyle = .page }.hint.contains("sidebarAdaptable"))
        #expect(!values(TabViewCustomization()) { $0.tabViewCustomization = nil }.isAttached)
        let none = CustomizationBuilder(outline: nil, customization: TabViewCustomization(), profile: "default").values
        #expect(none.hint == "There is no tab view to customize yet.")
    }
}
