import TabModel
import TestTools
import Testing

@testable import TabResolver

/// What the app's source doesn't tell is drawn as a stand-in, never as a fact.
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
            .runTime: "is known only at runtime", .notFound: "is declared in no file that was read",
            .noValue: "has no value in the app's catalogs", .tooComplex: "is too complex to read",
            .outside: "is declared outside the app",
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
}
