import TabModel
import TabSpecCoding
import Testing

/// Every word of every choice, as the format lists them.
@Suite struct EnumerationTests {
    private static let ofSpec: [(String, String)] = [
        ("tabViewStyle", "automatic sidebarAdaptable tabBarOnly grouped page verticalPage carousel"),
        ("pageIndexDisplayMode", "automatic always never"),
        ("defaultAdaptableTabBarPlacement", "automatic tabBar sidebar"),
        ("defaultTabBarPlacement", "automatic bottomBar topBar sidebar ornament"),
        ("tabBarMinimizeBehavior", "automatic never onScrollDown onScrollUp"),
        ("tabViewSearchActivation", "automatic searchTabSelection"),
        ("tint", "red orange yellow green mint teal cyan blue indigo purple pink brown"),
    ]

    private static let ofTab: [(String, String)] = [
        ("role", "search prominent"),
        ("tabPlacement", "automatic pinned sidebarOnly"),
        ("customizationBehavior", "automatic reorderable disabled"),
        ("defaultVisibility", "automatic visible hidden"),
    ]

    private static let ofSwitches: [(String, String)] = [
        ("sectionDefaultVisibilityScope", "children sectionItem"), ("automaticIPadForm", "byOrientation tabBar"),
        ("customizationInCompact", "ignore apply"), ("sidebarOnlyInCompact", "shown omitted"),
        ("searchInMore", "never declaredOrder"), ("macAutomatic", "topBar sidebar"),
        ("hiddenSelection", "fallbackAndWarn blank fatal"),
    ]

    /// Reads a spec with each word; a word with a letter too many is refused with the right one suggested.
    private func check(_ words: String, _ spec: (String) -> String) {
        for word in words.split(separator: " ").map(String.init) {
            #expect(MarkedText(spec(word)).read(.json).diagnostics.isEmpty, "\(word)")

            let typo = "\(word.prefix(2))x\(word.dropFirst(2))"
            let found = MarkedText(spec(typo)).read(.json).diagnostics
            #expect(found.map(\.id) == ["value"], "\(typo)")
            #expect(found.first?.text.hasSuffix("Did you mean \"\(word)\"?") == true, "\(typo)")
        }
    }

    @Test(arguments: ofSpec)
    func `takes every word of a spec's key and repairs a typo in it`(key: String, words: String) {
        check(words) { "{\"\(key)\": \"\($0)\", \"tabs\": [{}]}" }
    }

    @Test(arguments: ofTab)
    func `takes every word of a tab's key and repairs a typo in it`(key: String, words: String) {
        check(words) { "{\"tabs\": [{\"\(key)\": \"\($0)\"}]}" }
    }

    @Test(arguments: ofTab.suffix(2))
    func `takes every word for one placement alone`(key: String, words: String) {
        check(words) { "{\"tabs\": [{\"\(key)\": {\"sidebar\": \"\($0)\"}}]}" }
        check(words) { "{\"tabs\": [{\"tabs\": [{}], \"\(key)\": {\"tabBar\": \"\($0)\"}}]}" }
    }

    @Test(arguments: ofSwitches)
    func `takes every value of a switch and repairs a typo in it`(key: String, words: String) {
        check(words) { "{\"switches\": {\"\(key)\": \"\($0)\"}, \"tabs\": [{}]}" }
    }

    @Test func `takes every platform, size class, section expansion and kind of content`() {
        check("iPhone iPad vision watch") { "{\"platforms\": [\"\($0)\"], \"tabs\": [{}]}" }
        check("compact regular") { "{\"tabs\": [{\"hidden\": {\"sizeClass\": \"\($0)\"}}]}" }
        check("automatic expanded collapsed") {
            "{\"tabs\": [{\"defaultSectionExpansion\": \"\($0)\", \"tabs\": [{}]}]}"
        }
        check("list grid detail form player map empty") { "{\"tabs\": [{\"content\": {\"kind\": \"\($0)\"}}]}" }
        #expect(MarkedText("{\"platforms\": [\"mac\", \"tv\"], \"tabs\": [{}]}").read(.json).diagnostics.isEmpty)
    }
}
