import TabModel
import Testing

@testable import TabResolver

/// The platforms on which a change shows.
@Suite struct ChangePlatformTests {
    private let every = Platform.allCases

    private func shown(_ old: String, _ new: String, _ change: (inout TabSpec) -> Void = { _ in }) -> [[Platform]] {
        difference(old, new, platforms: every, change).changes.map(\.platforms)
    }

    @Test func `looks at the platforms that either spec is for, by default`() {
        #expect(difference("T a", "T a, T b").changes.map(\.platforms) == [[.iPhone, .iPad]])
        #expect(difference("T a", "T a, T b", platforms: [.tv]).changes.map(\.platforms) == [[.tv]])
        #expect(shown("T a", "T a, T b") == [every])
    }

    @Test func `a badge shows where badges exist (R2.65, R1.49)`() {
        #expect(shown("T a", "T a{badge=1}") == [[.iPhone, .iPhoneDuo, .iPad, .mac, .vision]])
    }

    @Test func `a badge of a hidden tab shows nowhere but where nothing can be hidden (R1.47)`() {
        #expect(shown("T a, T b{hide badge=1}", "T a, T b{hide badge=2}") == [[]])
    }

    @Test func `an id shows nowhere`() {
        #expect(shown("T a{id=x}, T b", "T a{id=y}, T b") == [[]])
    }

    @Test func `a title shows wherever one is drawn`() {
        #expect(shown("T a, T b", "T a{title=Home}, T b") == [every])
    }

    @Test func `a section's name shows where sections are drawn, not in a bottom bar (R2.43)`() {
        #expect(shown("T a, S X[b]", "T a, S X[b]") == [])
        let renamed = difference("T a, S X[b]", "T a, S X[b]", platforms: every) { spec in
            guard case .section(var section) = spec.tabs[1] else { return }
            section.header.title = "Y"
            spec = TabSpec(tabs: [spec.tabs[0], .section(section)]).like(spec)
        }
        #expect(renamed.changes.map(\.platforms) == [[.iPad, .mac, .tv, .vision]])
    }

    @Test func `sidebar-only shows where it takes a tab out of a bar (R2.27)`() {
        #expect(shown("T a, T b", "T a, T b{sbOnly}") == [[.iPad]])
    }

    @Test func `hiding a section shows through its tabs (R2.15)`() {
        #expect(shown("T a, S X[b]", "T a, S X[b]{hide@c}") == [[.iPhone, .iPhoneDuo, .iPad]])
    }

    @Test func `a move of a pinned tab shows where the declared order is drawn, not in a bottom bar (R2.26, R2.47)`() {
        #expect(shown("T a, T b, T c{pin}", "T c{pin}, T a, T b") == [[.iPad, .mac, .tv, .vision, .watch]])
    }

    @Test func `the tab view's own change is tried alone`() {
        let selection = difference("T a, T b", "T a, T b, T c, T d, T e, T f", platforms: [.iPhone, .watch]) { spec in
            spec.tabViewBottomAccessory = BottomAccessory(TabLabel(title: "Now"))
        }

        #expect(selection.changes.first?.platforms == [.iPhone])
        #expect(selection.changes.first?.entry == nil)
    }

    @Test func `what is read aloud, and a screen, show wherever the entry is drawn`() {
        func changed(_ change: (inout Tab) -> Void) -> [[Platform]] {
            shown("T a, T b", "T a, T b") { spec in
                guard case .tab(var tab) = spec.tabs[0] else { return }
                change(&tab)
                spec = TabSpec(tabs: [.tab(tab), spec.tabs[1]]).like(spec)
            }
        }

        #expect(changed { $0.accessibilityLabel = "First" } == [every])
        #expect(changed { $0.accessibilityHint = "Shows it" } == [every])
        #expect(changed { $0.content = .skeleton(.list, title: nil) } == [every])
    }

    @Test func `a storage key shows nowhere, but the fixed region it switches on does (R2.37)`() {
        #expect(shown("T a, T b", "T a, T b") { $0.tabViewCustomization = "other" } == [[]])
        #expect(shown("T a, T b{fix}", "T a, T b{fix}") { $0.tabViewCustomization = nil } == [[.iPad]])
    }
}

extension TabSpec {
    /// These entries in the tab view of another spec.
    fileprivate func like(_ other: TabSpec) -> TabSpec { inTabView(of: other) }
}
