import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Values that the app's source doesn't contain are drawn as stand-ins, never as facts.
struct StandInTests {
    @Test(.proves("R1.120"))
    func `R1.120: an entry that is repeated over data is drawn as often as its spec says, else three times`() {
        #expect(layout("T a{repeats:2}, T b", "P26").text == "a a#2 b")
        #expect(layout("T a{repeats}, T b", "P26").text == "a a#2 a#3 b")
        #expect(layout("T a{repeats:0}, T b", "P26").text == "b")
        #expect(layout("T a, S X[b{repeats:2} c]", "iR side").text == "a X(b b#2 c)")
        #expect(layout("T a, S X[b c]{repeats:2}", "iR side").text == "a X(b c) X(b#2 c#2)")
        #expect(layout("T a{repeats:99}, T b", "P26").bar?.more?.count == Repetition.allowed.upperBound + 1 - 4)
    }

    @Test func `placeholders are dynamic, without a value or a customizationID of their own`() {
        let spec = SpecNotation.spec("T a{repeats:2}, T b").merged(in: ResolutionEnvironment())
        let tabs = spec.tabs.compactMap { if case .tab(let tab) = $0 { tab } else { nil } }

        #expect(tabs.map(\.id) == ["a", "a#2", "b"])
        #expect(tabs.map(\.value) == [.string("a"), nil, .string("b")])
        #expect(tabs.map(\.modifiers.customizationID) == ["a", nil, "b"])
        #expect(layout("T a{repeats:2}, T b", "P26").bar?.items.map(\.dynamic) == [true, true, false])
    }

    @Test(.proves("R1.120"))
    func `R1.120: a title is drawn as its expression, a symbol as a dashed square, a badge as dots`() {
        let items = layout("T a{untitled unknown:title unknown:badge}, T b{unknown:systemImage}", "P26").bar?.items

        #expect(items?.map(\.title) == ["[item.title]", "b"])
        #expect(items?.map(\.badge) == ["…", nil])
        #expect(items?.last?.systemImage == "square.dashed")
        #expect(items?.map(\.standIns) == [[.title, .badge], [.systemImage]])
    }

    @Test func `what a key has beside its stand-in is drawn, and said to be one`() {
        let item = layout("T a{title=tabs.home unknown:title}", "P26").bar?.items.first
        #expect(item?.title == "tabs.home")
        #expect(item?.standIns == [.title])
    }

    @Test(.proves("R1.120"), arguments: StandIn.Reason.allCases)
    func `R1.120: the reasons say of each stand-in why it is one`(why: StandIn.Reason) {
        let sentences: [StandIn.Reason: String] = [
            .runTime: "is known only at runtime", .notFound: "isn't declared in any file that was read",
            .noValue: "has no value in the app's catalogs", .tooComplex: "is too complex to read",
            .outside: "isn't declared in any file that was read",
        ]
        var tab = Tab(label: TabLabel(systemImage: "house"))
        tab.modifiers.standIns[.title] = StandIn("course.name", why: why)
        let notes = LayoutResolver(TabSpec(tabs: [.tab(tab)])).layout(in: ResolutionEnvironment()).notes

        let said = notes.filter { $0.rule == "R1.120" }.map(\.text)
        #expect(said.count == 1)
        #expect(said.first?.hasSuffix("has a stand-in for its title: course.name \(sentences[why] ?? "?").") == true)
    }

    @Test(.proves("R1.120"))
    func `R1.120: findings count a repeated entry once, and say nothing about what a stand-in hides`() {
        func rules(_ spec: String) -> Set<String> {
            var spec = SpecNotation.spec(spec)
            (spec.tabViewStyle, spec.tabViewCustomization) = (.sidebarAdaptable, "tabs")
            spec.selection = .string("b")
            return Set(LayoutResolver(spec).findings().map(\.id))
        }
        #expect(rules("T a{untitled}, T b").contains("R5.28"))
        #expect(!rules("T a{untitled unknown:title unknown:systemImage}, T b").contains("R5.28"))
        #expect(rules("T a{noid}, T b").contains("R5.7"))
        #expect(!rules("T a{noid unknown:customizationID}, T b").contains("R5.7"))
        #expect(rules("T a{novalue}, T b").contains("R5.3"))
        #expect(!rules("T a{novalue unknown:value}, T b").contains("R5.3"))
        #expect(rules("T a, T c").contains("R5.4"))
        #expect(!rules("T a{novalue unknown:value}, T c").contains("R5.4"))
        #expect(rules("T a{repeats:9}, T b") == rules("T a{dynamic}, T b"))

        let drawn = layout("T a{untitled repeats:3}, T b", "P26")
        #expect(drawn.findings.filter { $0.id == "R5.28" }.map(\.entry) == ["a"])
    }

    @Test(.proves("R1.120"))
    func `R1.120: an accessory or a sidebar's header that isn't known is drawn by its expression`() {
        var spec = SpecNotation.spec("T a, S X[b]")
        spec.tabViewStyle = .sidebarAdaptable
        spec.standIns[.tabViewBottomAccessory] = StandIn("PlayerBar(song)", why: .notFound)
        spec.standIns[.tabViewSidebarHeader] = StandIn("Masthead()", why: .outside)

        #expect(spec.drawnBottomAccessory?.label.title == "[PlayerBar(song)]")
        #expect(spec.drawnSidebarHeader?.title == "[Masthead()]")
        let phone = LayoutResolver(spec).layout(in: ResolutionEnvironment(platform: .iPhone))
        #expect(phone.accessory == .expanded)
        var pad = ResolutionEnvironment(platform: .iPad, sizeClass: .regular)
        pad.form = .sidebar
        let sidebar = LayoutResolver(spec).layout(in: pad).sidebar
        #expect(sidebar?.header == true)
        #expect(sidebar?.footer == false)
    }

    @Test(.proves("R1.120"))
    func `R1.120: the reasons say what isn't known of the tab view, also where only a variant leaves it open`() {
        var spec = SpecNotation.spec("T a, T b")
        spec.standIns[.tabViewStyle] = StandIn("Theme.style", why: .outside)
        var when = When()
        when.platforms = [.iPad]
        let unknown = KeyValue.members([KeyMember("text", .text("brand")), KeyMember("why", .word("notFound"))])
        spec.variants = [Variant(when, [Variant.Value("standIns", .members([KeyMember("tint", unknown)]))])]
        func said(on platform: Platform) -> [String] {
            LayoutResolver(spec).layout(in: ResolutionEnvironment(platform: platform)).notes
                .filter { $0.rule == "R1.120" && $0.entry == nil }.map(\.text)
        }

        #expect(
            said(on: .iPhone) == [
                "The tab view has a stand-in for its tabViewStyle: "
                    + "Theme.style isn't declared in any file that was read."
            ]
        )
        #expect(
            said(on: .iPad) == [
                "The tab view has a stand-in for its tint: "
                    + "brand isn't declared in any file that was read."
            ]
        )
    }

    /// A spec with findings about its style, its customization, its accessory and its roles.
    private static var doubtful: TabSpec {
        var spec = SpecNotation.spec("T a, S X[b{-bar}], T c, T d, T e, T f")
        spec.tabViewStyle = .automatic
        spec.tabViewCustomization = nil
        spec.tabViewSidebarHeader = TabLabel(title: "News")
        spec.platforms = [.iPhone, .iPad]
        return spec
    }

    private func rules(_ change: (inout TabSpec) -> Void) -> Set<String> {
        var spec = Self.doubtful
        change(&spec)
        return Set(LayoutResolver(spec).findings().map(\.id))
    }

    @Test(
        .proves("R1.120"),
        arguments: [
            (StandIn.Key.tabViewStyle, ["R5.42", "R5.17", "R5.44", "R5.14"]), (.tabViewCustomization, ["R5.11"]),
        ]
    )
    func `R1.120: no finding depends on a key of the tab view that isn't known`(key: StandIn.Key, ids: [String]) {
        let known = rules { _ in }
        let unknown = rules { $0.standIns[key] = StandIn("brand", why: .notFound) }

        #expect(known.isSuperset(of: ids))
        #expect(unknown == known.subtracting(ids))
    }

    @Test(.proves("R1.120"))
    func `R1.120: no finding depends on a role, an accessory or a customization that isn't known`() {
        let search = { (spec: inout TabSpec) in
            let tab = Tab(label: TabLabel(title: "Look", systemImage: "magnifyingglass"), value: .string("look"))
            spec = spec.holding(spec.tabs + [.tab(tab)])
        }
        #expect(rules(search).contains("R5.23"))
        let unknown = rules { spec in
            search(&spec)
            guard case .tab(var tab)? = spec.tabs.last else { return }
            tab.modifiers.standIns[.role] = StandIn("Role.current", why: .outside)
            spec = spec.holding(spec.tabs.dropLast() + [.tab(tab)])
        }
        #expect(!unknown.contains("R5.23"))

        #expect(rules { $0.tabViewBottomAccessory = BottomAccessory() }.contains("R5.64"))
        #expect(
            !rules {
                $0.tabViewBottomAccessory = BottomAccessory()
                $0.standIns[.tabViewBottomAccessory] = StandIn("bar", why: .runTime)
            }.contains("R5.64")
        )
        let style = { (spec: inout TabSpec) in spec.standIns[.tabViewStyle] = StandIn("style", why: .runTime) }
        #expect(rules { $0.tabViewCustomization = "tabs" }.contains("R5.10"))
        #expect(
            !rules {
                $0.tabViewCustomization = "tabs"
                style(&$0)
            }.contains("R5.10")
        )
    }

    @Test func `a finding that holds whatever is unknown stays`() {
        let twins = { (spec: inout TabSpec) in
            spec = spec.holding(
                spec.tabs + [.tab(Tab(label: TabLabel(title: "A", systemImage: "a"), value: .string("a")))]
            )
        }
        #expect(rules(twins).contains("R5.1"))
        #expect(
            rules {
                twins(&$0)
                for key in StandIn.Key.ofTabView { $0.standIns[key] = StandIn("x", why: .notFound) }
            }.contains("R5.1")
        )
    }

    @Test func `a layout's findings don't depend on what isn't known either`() {
        var spec = Self.doubtful
        let environment = ResolutionEnvironment(platform: .iPhone)
        #expect(LayoutResolver(spec).layout(in: environment).findings.contains { $0.id == "R5.42" })
        spec.standIns[.tabViewStyle] = StandIn("style", why: .runTime)
        #expect(!LayoutResolver(spec).layout(in: environment).findings.contains { $0.id == "R5.42" })
    }
}
