import TabModel
import TabResolver
import Testing

/// The list of a sidebar while it is edited.
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

    @Test func `draws what people have hidden as if it showed, without the rows inside`() {
        let sidebar = sidebar(
            "T b{badge=3}, S X[c]{action1}, S Y[e]{collapsed}",
            "iR27 edit",
            state: "side b-, side X-, side Y-"
        )

        guard case .tab(let tab)? = sidebar.hiddenRow("b"), case .section(let open)? = sidebar.hiddenRow("X"),
            case .section(let folded)? = sidebar.hiddenRow("Y")
        else { return #expect(Bool(false), "one of them has no row") }
        #expect(tab.badge != nil)
        #expect(open.actions == ["New"] && open.rows.isEmpty && open.expanded)
        #expect(!folded.expanded)
    }

    @Test func `R3.20: a selected tab that was hidden is not ticked`() {
        let sidebar = sidebar("T a, T b", "iR edit select=b", state: "side b-")

        #expect(sidebar.entries(in: nil) == ["a", "b"] && !sidebar.isShown("b"))
    }
}
