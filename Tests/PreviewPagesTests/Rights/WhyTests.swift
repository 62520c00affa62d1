import TabModel
import TabResolver
import Testing

@testable import PreviewPages

/// The reasons beside an entry before an act, which are those of the refusal after it.
@Suite struct WhyTests {
    private func rights(
        _ spec: TabSpec,
        query: [(String, String)] = [("platform", "iPad"), ("form", "sidebar"), ("editing", "true")],
        customization: TabViewCustomization? = nil
    ) -> [EntryID: EditRights] {
        let environment = ViewState(query: query).environment
        return LayoutResolver(spec).layout(in: environment, customization: customization).canEdit
    }

    private func why(_ id: EntryID, query: [(String, String)], spec: TabSpec = SampleSpec.library) -> WhyValues? {
        rights(spec, query: query)[id].map(WhyValues.init)
    }

    /// The sentence and rule of a refusal; nil if the editor carries the operation out.
    private func refusal(_ operation: CustomizationOperation, _ editor: CustomizationEditor) -> String? {
        do throws(OperationError) {
            _ = try editor.applying([operation])
            return nil
        } catch {
            return SentenceText.shown(error.text) + (error.kind == .unknown ? "" : " (\(error.rule))")
        }
    }

    /// Specs that forbid something for every reason.
    private static let specs = [
        SampleSpec.library, SampleSpec.everything, locks, only(.automatic), only(.reorderable), only(.disabled),
        spec(SampleSpec.library.tabs) { $0.tabViewCustomization = nil },
        spec(SampleSpec.library.tabs) { $0.tabViewStyle = .page },
        spec(SampleSpec.library.tabs) { $0.tabViewStyle = .tabBarOnly },
    ]

    private static func spec(_ tabs: [TabEntry], change: (inout TabSpec) -> Void = { _ in }) -> TabSpec {
        var spec = TabSpec(tabs: tabs)
        (spec.tabViewStyle, spec.tabViewCustomization) = (.sidebarAdaptable, "tabs")
        change(&spec)
        return spec
    }

    private static func tab(_ id: String, change: (inout TabModifiers) -> Void = { _ in }) -> TabEntry {
        var tab = Tab(label: TabLabel(title: "\(id)\u{202E}"), value: .string(id))
        tab.modifiers.customizationID = id
        change(&tab.modifiers)
        return .tab(tab)
    }

    private static func section(
        _ title: String?,
        _ tabs: TabEntry...,
        change: (inout TabModifiers) -> Void = { _ in }
    ) -> TabEntry {
        var section = TabSection(header: TabLabel(title: title), tabs: tabs)
        section.modifiers.customizationID = title
        change(&section.modifiers)
        return .section(section)
    }

    private static func only(_ behavior: TabCustomizationBehavior) -> TabSpec {
        spec([tab("only") { $0.customizationBehavior = PerPlacement(behavior) }])
    }

    /// A spec of sections that are locked, untitled, empty, inside another, or without an id.
    private static let locks = spec([
        section("Locked", tab("a")) { $0.customizationBehavior.sidebar = .disabled },
        section(nil, tab("b")), section("Left", tab("c")) { $0.customizationID = nil },
        section("Empty", tab("d") { $0.hidden = .always }), section("Outer", section("Inner", tab("e"))),
        tab("out") { $0.defaultVisibility.tabBar = .hidden }, tab("gone") { $0.defaultVisibility.sidebar = .hidden },
    ])

    @Test(arguments: specs)
    func `are the rule and the sentence with which the editor refuses`(spec: TabSpec) {
        let editor = CustomizationEditor(spec: spec, customization: TabViewCustomization())
        let all = rights(spec, customization: TabViewCustomization())
        #expect(!all.isEmpty)
        for (id, rights) in all {
            let why = WhyValues(rights)
            #expect(why.add == refusal(.addToBar(id, .end), editor), "\(id)")
            #expect(why.remove == refusal(.removeFromBar(id), editor), "\(id)")
            #expect(why.move == refusal(.moveInBar(id, .end), editor), "\(id)")
            #expect(why.hide == (refusal(.hide(id), editor) ?? refusal(.show(id), editor)), "\(id)")
            if !rights.allows(.moveInSection) {
                #expect(why.section == refusal(.moveInSection(id, .end), editor), "\(id)")
            }
        }
    }

    @Test func `are those of the refusal for a place in another section, and outside of all`() {
        let editor = CustomizationEditor(spec: SampleSpec.library, customization: TabViewCustomization())
        let all = rights(SampleSpec.library)
        for id in ["cinematic", "scenes", "map"] {
            let why = all[id].map(WhyValues.init)?.section
            #expect(all[id]?.allows(.moveInSection) == true && why?.hasSuffix("within its section. (R3.13)") == true)
            for other in ["library", id == "map" ? "forest" : "map"] {
                #expect(why == refusal(.moveInSection(id, .before(other)), editor), "\(id) before \(other)")
            }
        }
    }

    @Test func `are the same whether bar, sidebar or both show`() {
        let forms = [
            [("form", "tabBar")], [("form", "sidebar")], [("form", "sidebar"), ("editing", "true")],
        ]
        let all = forms.map { rights(SampleSpec.library, query: [("platform", "iPad")] + $0) }

        #expect(all[0] == all[1] && all[0] == all[2])
        #expect(all[0]["library"].map { WhyValues($0) }?.add == "\"Library\" is already in the tab bar.")
    }

    @Test func `tell what can be done on a Mac (R3.12)`() {
        let mac = why("map", query: [("platform", "mac")])

        #expect(mac?.section == "\"Map\" can only be moved within its section. (R3.13)")
        #expect(mac?.add == "On a Mac, tabs can only be moved inside their sections. (R3.12)")
    }

    @Test func `tell that only a wide iPad customizes (R3.2), and only one style (R3.1)`() {
        let device = "Tabs can only be customized on iPad in regular width. (R3.2)"
        #expect(why("library", query: [("platform", "iPhone")])?.hide == device)
        #expect(why("library", query: [("platform", "iPad"), ("sizeClass", "compact")])?.add == device)
        let pages = Self.spec(SampleSpec.library.tabs) { $0.tabViewStyle = .page }
        let style = "Only the style sidebarAdaptable can be customized. (R3.1)"
        #expect(why("library", query: [("platform", "iPhone")], spec: pages)?.move == style)
    }
}
