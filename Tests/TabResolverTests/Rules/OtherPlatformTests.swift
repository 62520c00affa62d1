import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Rulebook 2.7 to 2.10: Mac, TV, Vision, watch.
@Suite struct OtherPlatformTests {
    private static let mixed = "T s{search}, T p{pin}, T a, S X[b c{sbOnly}], T d{hide}"

    @Test(.proves("R2.58"))
    func `R2.58: Mac's sidebar has every row and no bar`() {
        #expect(layout(Self.mixed, "mac").text == "s p a X(b c)")
        #expect(layout(Self.mixed, "mac").bar == nil)
    }

    @Test(.proves("R2.59"))
    func `R2.59: Mac's segments are flattened, pinned last, then search`() {
        #expect(layout(Self.mixed, "mac") { $0.tabViewStyle = .tabBarOnly }.text == "[] [a b c p ⌕s] []")
    }

    @Test(.proves("R1.121", "R2.121", "R2.122"))
    func `R2.121 and R2.122: panes that a settings window has no room for are in a menu`() {
        func settings(_ width: Int?, _ style: TabViewStyle = .automatic, on environment: String = "mac") -> TabLayout {
            layout("T a, T b, T p{pin}, S X[c d]", environment) {
                ($0.settingsWindow, $0.tabViewStyle) = (SettingsWindow(width: width), style)
            }
        }
        #expect(settings(285).bar?.overflow.isEmpty == true)
        #expect(settings(284).bar?.items.map(\.id) == ["a", "b", "c", "d"])
        #expect(settings(284).bar?.overflow.map(\.id) == ["p"])
        #expect(settings(30).bar?.items.isEmpty == true)
        #expect(settings(nil).bar?.overflow.isEmpty == true)
        #expect(settings(100, .grouped).bar?.overflow.isEmpty == true)
        #expect(settings(100, .sidebarAdaptable).bar == nil)
        #expect(settings(100, .tabBarOnly, on: "iR").bar?.overflow.isEmpty == true)
        #expect(settings(100).notes.contains { $0.rule == "R2.121" })
        #expect(settings(100, on: "iR").notes.contains { $0.rule == "R1.121" })
    }

    /// Ten items of 55 to 82 points needed 599 in a real window.
    @Test func `R2.122: the estimate is near what was measured`() {
        let titles = [
            "Hotkeys", "Audio", "Models", "LLM", "Speakers", "Meetings", "Live AI", "Voice Memos", "Storage", "Updates",
        ]
        #expect(abs(SettingsToolbar.need(titles) - 599) <= 10)
    }

    @Test(.proves("R2.61", "R2.62"))
    func `R2.61 and R2.62: on Mac stored visibility counts, author's defaults and behaviors do not`() {
        #expect(layout("T a{-side}, T b{-bar}", "mac").text == "a b")
        #expect(layout("T a, T b{fix2}, S X[c d]", "mac", state: "side b-, ord X: d c").text == "a X(d c)")
        #expect(layout("T a, T b", "mac", state: "bar b-").text == "a b")
    }

    @Test(.proves("R2.63"))
    func `R2.63: TV's sidebar folds once a tab is chosen`() {
        #expect(layout(Self.mixed, "tv").sidebar?.collapsed == false)
        #expect(layout(Self.mixed, "tv select=a").sidebar?.collapsed == true)
    }

    @Test(.proves("R2.64", "R2.66"))
    func `R2.64 and R2.66: TV's bar is flattened and has no More`() {
        let layout = layout("T s{search}, T a, S X[b c], T d, T e, T f", "tv") { $0.tabViewStyle = .automatic }

        #expect(layout.text == "[] [a b c d e f ⌕s] []")
        #expect(layout.bar?.more == nil)
    }

    @Test(.proves("R2.65"))
    func `R2.65: TV knows no hidden, no badges, no customization`() {
        let layout = layout("T a{badge=3}, T b{hide}", "tv", state: "side a-")

        #expect(layout.text == "a b")
        #expect(layout.canEdit.mapValues { $0.allowed } == ["a": [], "b": []])
        guard case .tab(let row) = layout.sidebar?.rows.first else {
            Issue.record("no row")
            return
        }
        #expect(row.badge == nil)
    }

    @Test(.proves("R2.6", "R2.68", "R2.69"))
    func `R2.68 and R2.69: only the chosen section's tabs are in Vision's sidebar`() {
        let layout = layout("T a, S X[b c], S Y[d]", "vision select=c")

        #expect(layout.text == "a §X §Y / b c")
        #expect(layout.highlighted == .entry("X") && layout.selection == "c")
    }

    @Test(.proves("R2.70", "R2.71"))
    func `R2.70 and R2.71: Vision's ornament has sidebar-only and pinned tabs in declared order`() {
        #expect(layout("T s{search}, T a{sbOnly}, T p{pin}, T b", "vision").text == "⌕s a p b")
    }

    @Test(.proves("R2.72"))
    func `R2.72: Vision flattens sections in other styles`() {
        #expect(layout("T a, S X[b c]", "vision") { $0.tabViewStyle = .tabBarOnly }.text == "a b c")
    }

    @Test(.proves("R3.42"))
    func `R3.42: Vision's section sidebar follows the stored state, its ornament does not`() {
        let layout = layout("T a, S X[b c d]", "vision select=b", state: "side c-, side a-, ord X: d b, barOrd: X a")

        #expect(layout.text == "a §X / d b")
        #expect(layout.canEdit.values.allSatisfy { $0.allowed.isEmpty })
    }

    @Test(.proves("R2.74"))
    func `R2.74: a watch pages through every tab in declared order`() {
        #expect(layout(Self.mixed, "watch").text == "s p a b c d •")
    }

    @Test(.proves("R2.79"))
    func `R2.79: a section without icon is a folder in the ornament and title only on iPad`() {
        #expect(layout("S X[a]", "vision").bar?.items.map(\.systemImage) == ["folder"])
        #expect(layout("S X[a]{icon}", "vision").bar?.items.map(\.systemImage) == ["star"])
        #expect(layout("S X[a]", "iR bar").bar?.items.map(\.systemImage) == [nil])
    }
}
