import TabModel
import TestTools
import Testing

@testable import TabResolver

/// The vectors that check more than positions.
@Suite struct VectorDetailTests {
    @Test(.proves("R2.6", "R2.68"))
    func `V4 opens a section's sidebar beside the ornament`() {
        let spec = SpecNotation.spec("T requests, T account, S Messages[received sent drafts]")

        let before = layout(spec, "vision select=requests")
        #expect(before.text == "requests account §Messages")
        #expect(before.chrome == .ornament && before.sidebar == nil)

        let after = layout(spec, "vision select=Messages")
        #expect(after.text == "requests account §Messages / received sent drafts")
        #expect(after.chrome == .ornamentAndSidebar)
        #expect(after.selection == "received" && after.highlighted == .entry("Messages"))
    }

    @Test func `V5 shows five pages on a watch`() {
        let layout = layout("T requests, T account, S Messages[received sent drafts]", "watch") {
            $0.tabViewStyle = .automatic
        }

        #expect(layout.text == "requests account received sent drafts •")
        #expect(layout.pages?.axis == .horizontal && layout.bar == nil)
    }

    private func browse(_ environment: String) -> TabLayout {
        let text =
            "T listenNow, T radio, T search, T browse{hide@r}, "
            + "S Library[recentlyAdded artists]{hide@c}, S Playlists[all running]{hide@c}"
        return layout(text, environment) {
            $0.sizeClassMapping = SizeClassMapping(
                compactTab: .string("browse"),
                regularValues: ["recentlyAdded", "artists", "all", "running"].map(TabValue.string),
                defaultRegularValue: .string("recentlyAdded")
            )
        }
    }

    @Test func `V10 selects the path's last entry in regular width, else the default`() {
        #expect(browse("iR select=browse path=recentlyAdded/artists").selection == "artists")
        #expect(browse("iR select=browse").selection == "recentlyAdded")
    }

    @Test func `V11 leaves tabs outside the pattern alone, and pushes those inside on Browse`() {
        #expect(browse("iC select=radio").selection == "radio")
        #expect(browse("iC select=artists").selection == "browse")
        #expect(browse("iC select=artists").shown == "browse")
    }

    @Test(.proves("R2.33", "R5.19"))
    func `V13 takes the section entries out with SW2 = sectionItem, and says R5.19`() {
        let text = "T new, T s{search fix2}, S Collections[a b]{-bar hide@c}"
        let documented = layout(text, "iR bar", state: "")
        let devices = layout(text, "iR bar", state: "") {
            $0.switches.sectionDefaultVisibilityScope = .sectionItem
        }

        #expect(documented.text == "[] [new §Collections] [⌕s]")
        #expect(devices.text == "[] [new] [⌕s]")
        #expect(documented.found.contains("R5.19(Collections)"))
        #expect(documented.rules("Collections").contains("R2.33"))
    }

    @Test(.proves("R1.9", "R1.15"))
    func `V18 fills in search's title and symbol, unfilled`() throws {
        for environment in ["P26", "P18", "iR bar"] {
            let bar = try #require(layout("T a, T s{search untitled}", environment).bar)
            let search = try #require((bar.items + bar.pinned + [bar.detached].compactMap(\.self)).last)
            #expect(search.title == "Search" && search.systemImage == "magnifyingglass")
            #expect(!search.filled)
        }
    }

    @Test func `V22 lights More for a tab in it`() {
        let layout = layout("T a, T b, T c, T d, T e, T f", "P26 select=f")

        #expect(layout.highlighted == .more)
        #expect(layout.shown == "f" && layout.selection == "f")
    }

    @Test(.proves("R2.38"))
    func `V26 scrolls twelve tabs on a narrow iPad`() {
        let titles = (1...12).map { "T t\($0){title=Collection_\($0)}" }.joined(separator: ", ")

        #expect(layout(titles, "iR bar portrait").bar?.scrolls == true)
        #expect(layout("T a, T b", "iR bar portrait").bar?.scrolls == false)
    }

    @Test(.proves("R2.70", "R5.16"))
    func `V27 reports a sidebar-only tab that shows in compact width, and is it in the ornament`() {
        #expect(layout("T a, T b{sbOnly}, T c", "P26").found.contains("R5.16(b)"))
        #expect(layout("T a, T b{sbOnly}, T c", "vision").text == "a b c")
    }

    @Test func `V32 lets a removed tab be added again`() {
        let layout = layout("T a, T b, T c", "iR bar", state: "bar b-")

        #expect(layout.canEdit["b"]?.allows(.addToBar) == true)
        #expect(layout.canEdit["a"]?.allows(.addToBar) == false)
    }

    @Test(.proves("R3.28", "R3.32", "R5.38"))
    func `V38 keeps an unknown id and reports it`() {
        #expect(layout("T a, T b2", "iR bar", state: "bar b-").found.contains("R5.38"))
        #expect(edited("T a, T b2", state: "bar b-", .hide("a")) == "side a-, bar b-")
    }

    @Test func `V40 and V41 reset what they name and keep the rest`() {
        let spec = "T a, T b, S X[c d]"
        let state = "bar b-, side c-, ord X: d c, barOrd: X a"

        #expect(edited(spec, state: state, .resetVisibility) == "bar b-, ord X: d c, barOrd: X a")
        #expect(edited(spec, state: state, .resetSectionOrder) == "bar b-, side c-, barOrd: X a")
        #expect(layout(spec, "iR bar", state: "bar b-, ord X: d c, barOrd: X a").text == "[] [§X a] []")
        #expect(layout(spec, "iR side", state: "bar b-, ord X: d c, barOrd: X a").text == "a b X(d c)")
    }

    @Test(.proves("R3.3", "R5.7"))
    func `V45 keeps a tab without id out of customizing and reports it`() {
        let layout = layout("T a, T b{noid}", "iR bar", state: "bar b-")

        #expect(layout.canEdit["b"]?.allowed == [])
        #expect(layout.found.contains("R5.7(b)"))
    }

    @Test func `V46 offers no hand gesture on Mac to bring a tab back`() {
        #expect(layout("T a, T b", "mac", state: "side b-").canEdit["b"]?.allowed == [])
    }

    @Test(.proves("R5.12"))
    func `V47 reports a customization for TV`() {
        #expect(layout("T a, T b", "tv", state: "bar b-").found.contains("R5.12"))
    }

    @Test func `V49 lights the section of a selected child`() {
        #expect(layout("T a, S X[b c]", "iR bar select=c").highlighted == .entry("X"))
        #expect(layout("T a, S X[b c]", "iR side select=c").highlighted == .entry("c"))
    }

    @Test(.proves("R4.14"), arguments: ["P26", "iC", "iR bar", "iR side", "mac", "tv", "vision", "watch"])
    func `V51 intercepts an action and keeps the selection`(environment: String) {
        let layout = layout("T home, T compose{action}, T me", "\(environment) select=compose") {
            $0.selection = .string("home")
        }

        #expect(layout.selection == "home" && layout.shown == "home")
        #expect(layout.rules("compose").contains("R4.14"))
        #expect(layout.notes.contains { $0.text.contains("intercepted") })
    }

    @Test(.proves("R1.49", "R5.34"))
    func `V54 shows badges but for 0 and on TV`() {
        let spec = SpecNotation.spec("T a{badge=3}, T b{badge=0}, T c{badge=!}")

        #expect(layout(spec, "P26").bar?.items.map(\.badge) == ["3", nil, "!"])
        #expect(layout(spec, "iR side").sidebar?.rows.count == 3)
        #expect(layout(spec, "tv").found.contains("R5.34(a)"))
        #expect(!layout(spec, "P26").found.contains("R5.34(a)"))
    }

    @Test func `V56 sets search apart on 27 only where choosing it activates it`() {
        let activating = layout("T a, T b, T s{search}", "P27") { $0.tabViewSearchActivation = .searchTabSelection }

        #expect(activating.text == "a b, apart ⌕s")
        #expect(layout("T a, T b, T s{search}", "P27").text == "a b ⌕s")
    }

    @Test func `V57 fills symbols in bars and the ornament, not in sidebars`() {
        let spec = SpecNotation.spec("T a{symbol=house}, T b{symbol=list.bullet}")

        #expect(layout(spec, "P26").bar?.items.map(\.filled) == [true, false])
        #expect(layout(spec, "vision").bar?.items.map(\.filled) == [true, false])
        #expect(layout(spec, "iR side").sidebar?.rows.allSatisfy { !$0.isFilled } == true)
    }

    @Test(.proves("R5.1"))
    func `V59 reports two tabs of one value`() throws {
        let layout = layout("T a{value=1}, T b{value=1}", "P26")
        let finding = try #require(layout.findings.first { $0.id == "R5.1" })

        #expect(finding.severity == .error && finding.entry == "1~2" && finding.file == "tabs.json")
    }

    @Test func `V60 shows pages with dots for more than one`() {
        #expect(layout("T a, T b", "P26") { $0.tabViewStyle = .page }.text == "a b •")
        #expect(layout("T a", "P26") { $0.tabViewStyle = .page }.text == "a")
    }
}

extension SidebarRow {
    fileprivate var isFilled: Bool {
        if case .tab(let entry) = self { entry.filled } else { false }
    }
}
