import TabModel
import Testing

@testable import TabResolver

/// The kinds of changes.
@Suite struct ChangeTests {
    @Test(arguments: [
        ("T a, T b", "T a, T b, T c", ["added c: 2"]),
        ("T a, S X[b]", "T a, S X[b c]", ["added c: X/1"]),
        ("T a, T b, T c", "T a, T c", ["removed b: 1"]),
        ("T a, S X[b c]", "T a", ["removed X: 1", "removed b: X/0", "removed c: X/1"]),
        ("T a, T b, T c, T d", "T b, T c, T d, T a", ["moved a: 0 → 3"]),
        ("T a, T b, T c, T d", "T d, T a, T b, T c", ["moved d: 3 → 0"]),
        ("T a, S X[b c], S Y[d]", "T a, S X[c], S Y[d b]", ["moved b: X/0 → Y/1"]),
        ("T a, S X[b c]", "T a, T b, S X[c]", ["moved b: X/0 → 1"]),
        ("T a, S X[b]", "S X[a b]", ["moved a: 0 → X/0"]),
        ("T a, S X[b c]", "T a, T b, T c", ["removed X: 1", "moved b: X/0 → 1", "moved c: X/1 → 2"]),
    ])
    func `tells what came, went and moved, with the fewest moves`(old: String, new: String, expected: [String]) {
        #expect(changes(old, new) == expected)
    }

    @Test(arguments: [
        ("T a", "T a{title=Home}", ["renamed a: title=a → title=Home"]),
        ("T a{id=x}", "T a{id=y}", ["renamed a: customizationID=x → customizationID=y"]),
        ("T a{id=x}", "T a{id=x value=b}", ["renamed b: value=a → value=b"]),
        ("T a{id=x}", "T a{id=y value=b}", ["renamed b: value=a customizationID=x → value=b customizationID=y"]),
        ("T a{noid}", "T a{id=y}", ["changed a: customizationID=none → customizationID=y"]),
        ("T a{novalue}", "T a", ["changed a: value=none → value=a"]),
        ("S X[a b]", "S Y[a b]", ["renamed Y: title=X customizationID=X → title=Y customizationID=Y"]),
        (
            "S X[a b c]", "S Y[a b d]",
            ["added d: Y/2", "removed c: X/2", "renamed Y: title=X customizationID=X → title=Y customizationID=Y"]
        ),
    ])
    func `knows an entry again under another name (R3.32)`(old: String, new: String, expected: [String]) {
        #expect(changes(old, new) == expected)
    }

    @Test(arguments: [
        ("{badge=1}", "{badge=2}", "badge=1 → badge=2"),
        ("", "{badge=!}", "badge=none → badge=!"),
        ("", "{symbol=house}", "systemImage=none → systemImage=house"),
        ("", "{search}", "role=none → role=search"),
        ("", "{pin}", "tabPlacement=automatic → tabPlacement=pinned"),
        ("", "{hide}", "hidden=false → hidden=true"),
        ("", "{hide@c}", "hidden=false → hidden={sizeClass: compact}"),
        ("", "{disabled}", "disabled=false → disabled=true"),
        ("", "{action}", "action=false → action=true"),
        ("", "{dynamic}", "dynamic=false → dynamic=true"),
        ("", "{off=R5.19}", "lint={} → lint={R5.19: wanted}"),
        ("", "{action1}", "sectionActions=[] → sectionActions=[{title: New}]"),
        (
            "", "{-bar}",
            "defaultVisibility={sidebar: automatic, tabBar: automatic} → defaultVisibility={sidebar: automatic, tabBar: hidden}"
        ),
        (
            "", "{fix}",
            "customizationBehavior={sidebar: automatic, tabBar: automatic} → customizationBehavior={sidebar: automatic, tabBar: disabled}"
        ),
    ])
    func `tells what is otherwise in an entry`(old: String, new: String, expected: String) {
        #expect(changes("T a\(old), T b", "T a\(new), T b") == ["changed a: \(expected)"])
    }

    @Test(arguments: [
        ("style=page", "tabViewStyle=sidebarAdaptable → tabViewStyle=page"),
        ("selection=b", "selection=none → selection=b"),
        ("minimize=never", "tabBarMinimizeBehavior=automatic → tabBarMinimizeBehavior=never"),
        ("accessory", "tabViewBottomAccessory=none → tabViewBottomAccessory={title: Now Playing}"),
        ("searchable", "searchable=false → searchable=true"),
        ("SW1", "switches.sectionChildrenInBar=false → switches.sectionChildrenInBar=true"),
        ("platforms=mac,tv", "platforms=[iPhone iPad] → platforms=[mac tv]"),
        ("off=R5.7", "lint={} → lint={R5.7: wanted}"),
        (
            "mapping=a:b:b",
            "sizeClassMapping=none → sizeClassMapping={compactTab: a, regularValues: [b], defaultRegularValue: b}"
        ),
    ])
    func `tells what is otherwise in the tab view`(word: String, expected: String) {
        #expect(
            changes("T a, T b", "T a, T b") { TopNotation.apply(word, to: &$0) } == ["changed tab view: \(expected)"]
        )
    }

    @Test func `a tab is never taken for a section`() {
        #expect(changes("T a", "S a[b]") == ["added a: 0", "added b: a/0", "removed a: 0"])
    }

    @Test func `entries that are alike are matched in order`() {
        let old = "T a{novalue noid title=X}, T b{novalue noid title=X}, T c"

        #expect(changes(old, "T a{novalue noid title=X}, T c") == ["removed tab-1: 1"])
        #expect(changes("T c, \(old.dropLast(5))", old) == ["moved c: 0 → 2"])
    }
}
