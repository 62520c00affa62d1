import PreviewCore
import TabModel
import TabResolver
import Testing

@testable import PreviewPages

@Suite struct WhyTests {
    private func why(
        _ id: EntryID,
        query: [(String, String)] = [("platform", "iPad"), ("form", "sidebar"), ("editing", "true")],
        spec: TabSpec = SampleSpec.library,
        change: (inout TabLayout) -> Void = { _ in }
    ) -> WhyValues {
        let view = ViewState(query: query)
        var layout = SamplePage.layout(in: view.environment)
        change(&layout)
        let context = FrameContext(
            content: FrameContent(environment: view.environment, layout: layout),
            view: view,
            transitions: SampleValues.transitions(spec, in: view.environment),
            index: SpecIndex(spec),
            file: "library.json",
            icons: SampleValues.icons()
        )
        return WhyBuilder(context: context).values(id)
    }

    @Test func `says nothing about what is allowed`() {
        let why = why("library")

        #expect(why.remove == nil && why.move == nil && why.hide == nil)
        #expect(why.add == "\u{201C}Library\u{201D} is already in the tab bar.")
    }

    @Test func `says the same whether bar, sidebar or both show`() {
        let resolver = LayoutResolver(SampleSpec.library)
        let forms = [
            [("form", "tabBar")], [("form", "sidebar")], [("form", "sidebar"), ("editing", "true")],
        ]
        let ids = SpecIndex(SampleSpec.library).order
        let sentences = forms.map { form in
            let query = [("platform", "iPad")] + form
            let layout = resolver.layout(in: ViewState(query: query).environment)
            return ids.map { id in why(id, query: query) { $0 = layout } }
        }

        #expect(sentences[0] == sentences[1] && sentences[0] == sentences[2])
        let library = why("library", query: [("platform", "iPad"), ("form", "sidebar")]) { $0.bar = nil }
        #expect(library.add == "\u{201C}Library\u{201D} is already in the tab bar.")
    }

    @Test func `names a hidden row as the reason where the editor does too (R3.11)`() throws {
        let spec = SampleSpec.library
        let customization = try CustomizationEditor(spec: spec, customization: TabViewCustomization())
            .applying([.hide("new"), .hide("cinematic")])
        let editor = CustomizationEditor(spec: spec, customization: customization)
        let environment = ViewState(query: [("platform", "iPad"), ("form", "sidebar")]).environment
        let layout = LayoutResolver(spec).layout(in: environment, customization: customization)
        for id in SpecIndex(spec).order {
            let reason = why(id) { $0 = layout }.add
            do throws(OperationError) {
                _ = try editor.applying([.addToBar(id, .end)])
                #expect(reason == nil, "\(id)")
            } catch {
                #expect(reason?.hasSuffix("(R3.11)") == (error.rule == "R3.11"), "\(id): \(reason ?? "nothing")")
                #expect(reason?.hasSuffix("already in the tab bar.") == (error.rule == "unknown"), "\(id)")
            }
        }
    }

    @Test func `says on a Mac what can be done there (R3.12)`() {
        let mac = why("map", query: [("platform", "mac")]) {
            $0.canEdit["map"] = EditRights()
            $0.canEdit["map"]?.moveInSection = true
        }

        #expect(mac.section == nil && mac.add == "On a Mac, tabs can only be moved within their sections. (R3.12)")
    }

    @Test func `says that nothing is attached (R3.1)`() {
        var spec = SampleSpec.library
        spec.tabViewCustomization = nil

        #expect(why("library", spec: spec) { $0.canEdit = [:] }.move?.hasSuffix("(R3.1)") == true)
        spec.tabViewStyle = .tabBarOnly
        #expect(
            why("library", spec: spec) { $0.canEdit = [:] }.move
                == "Only the style sidebarAdaptable can be customized. (R3.1)"
        )
    }

    @Test func `says that only a wide iPad customizes (R3.2)`() {
        #expect(why("library", query: [("platform", "iPhone")]).hide?.hasSuffix("regular width. (R3.2)") == true)
        #expect(why("library", query: [("platform", "iPad"), ("sizeClass", "compact")]).add?.contains("R3.2") == true)
    }

    @Test func `says that an id is missing, and where to write it (R3.3)`() {
        let expected = "\u{201C}Settings\u{201D} has no customizationID. Add one in library.json. (R3.3)"

        #expect(why("settings").add == expected)
        #expect(why("settings").section == expected)
    }

    @Test(arguments: [("search", "R3.8"), ("drafts", "R3.14"), ("watchNow", "R3.9")])
    func `says what keeps an entry's place in the bar`(id: EntryID, rule: String) {
        #expect(why(id) { $0.canEdit[id] = EditRights() }.move?.hasSuffix("(\(rule))") == true)
        #expect(why(id) { $0.canEdit[id] = EditRights() }.remove?.hasSuffix("(\(rule))") == true)
    }

    @Test func `says that root tabs and sections are not moved in the sidebar (R3.13)`() {
        #expect(why("library").section?.contains("is in no section") == true)
        #expect(why("collections").section == "The order of sections can't be changed. (R3.13)")
    }

    @Test func `says that a section keeps the order of its tabs (R3.17)`() {
        var section = TabSection(
            header: TabLabel(title: "Shelf"),
            tabs: [SampleSpec.tab("A", "a", "a", id: "a")]
        )
        section.modifiers.customizationBehavior.sidebar = .disabled
        section.modifiers.customizationID = "shelf"
        var spec = TabSpec(tabs: [.section(section)])
        spec.tabViewStyle = .sidebarAdaptable
        spec.tabViewCustomization = "tabs"

        #expect(why("a", spec: spec).section?.hasSuffix("disabled. (R3.17)") == true)
    }

    @Test(arguments: [
        (TabCustomizationBehavior.disabled, "R3.9"), (.reorderable, "R1.24"), (.automatic, "R3.18"),
    ])
    func `says why an entry can't be hidden`(behavior: TabCustomizationBehavior, rule: String) {
        var tab = Tab(label: TabLabel(title: "Only"), value: .string("only"))
        tab.modifiers.customizationID = "only"
        tab.modifiers.customizationBehavior.sidebar = behavior
        var spec = TabSpec(tabs: [.tab(tab)])
        spec.tabViewStyle = .sidebarAdaptable
        spec.tabViewCustomization = "tabs"

        #expect(why("only", spec: spec).hide?.hasSuffix("(\(rule))") == true)
    }

    @Test func `names the rights an entry has, in a fixed order`() {
        var rights = EditRights()
        rights.moveInSection = true
        rights.addToBar = true

        #expect(RightsText.names(rights) == "addToBar moveInSection")
        #expect(RightsText.names(nil).isEmpty)
    }
}
