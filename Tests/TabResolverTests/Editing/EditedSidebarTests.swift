import TabModel
import TabResolver
import Testing

/// What a sidebar lists while it is edited.
@Suite struct EditedSidebarTests {
    private func sidebar(_ text: String, _ environment: String = "iR edit", state: String) -> EditedSidebar {
        let resolver = LayoutResolver(SpecNotation.spec(text, attached: true))
        return EditedSidebar(
            TabTransitions(
                resolver,
                in: EnvironmentNotation.environment(environment),
                customization: StateNotation.state(state)
            )
        )
    }

    @Test func `R2.41 and R3.12: keeps hidden entries in their places`() {
        let sidebar = sidebar("T a, T b, T x{hide}, S X[c d], S Y[e]", state: "side b-, side X-")

        #expect(sidebar.entries(in: nil) == ["a", "b", "X", "Y"])
        #expect(["a", "b", "X", "c", "Y"].map(sidebar.isShown) == [true, false, false, false, true])
    }

    @Test func `R3.29: keeps them where people moved them`() throws {
        let spec = SpecNotation.spec("T a, S X[b c d]", attached: true)
        let editor = CustomizationEditor(spec: spec, customization: TabViewCustomization())
        let customization = try editor.applying([.moveInSection("d", .before("b")), .hide("d")])
        let environment = EnvironmentNotation.environment("iR edit")
        let sidebar = EditedSidebar(
            TabTransitions(LayoutResolver(spec), in: environment, customization: customization)
        )

        #expect(sidebar.entries(in: "X") == ["d", "b", "c"])
        #expect(!sidebar.isShown("d"))
    }

    @Test func `R3.20: a selected tab that was hidden is not ticked`() {
        let sidebar = sidebar("T a, T b", "iR edit select=b", state: "side b-")

        #expect(sidebar.entries(in: nil) == ["a", "b"] && !sidebar.isShown("b"))
    }
}
