import TabModel
import Testing

@testable import TabSpecCoding

/// Every key of the format with a value of every kind.
///
/// The kinds that each key takes are written down here by hand from the format, one letter a kind.
@Suite struct WrongTypeTests {
    private static let kinds: [Character: String] = [
        "s": "\"x\"", "i": "3", "f": "1.5", "b": "true", "n": "null", "l": "[]", "o": "{}",
    ]

    private static let spec = [
        "$schema": "s", "title": "s", "tabViewStyle": "s", "pageIndexDisplayMode": "s", "selection": "si",
        "tabViewCustomization": "sn", "defaultAdaptableTabBarPlacement": "s", "defaultTabBarPlacement": "s",
        "tabBarMinimizeBehavior": "s", "tabViewSearchActivation": "s", "tabViewBottomAccessory": "on",
        "tabViewSidebarHeader": "on", "tabViewSidebarFooter": "on", "tabViewSidebarBottomBar": "on",
        "verticalPageTransitionStyle": "s", "toolbarVerticalBehavior": "s", "designRequiresCompatibility": "b",
        "tint": "so", "symbolVariants": "s", "horizontalSizeClass": "s", "settingsWindow": "on", "assetCatalog": "s",
        "locale": "s",
        "searchable": "b", "sizeClassMapping": "o", "switches": "o",
        "platforms": "l",
        "lint": "o", "conditions": "o", "standIns": "o", "variants": "l", "stringsCatalog": "s",
        "tabs": "l",
    ]

    private static let shared = [
        "title": "so", "systemImage": "s", "image": "s", "imageAsset": "s", "imageRendering": "s",
        "selectedSystemImage": "s", "selectedImageAsset": "s", "symbolVariants": "s", "selectedSymbolVariants": "s",
        "tabPlacement": "s",
        "customizationID": "s",
        "customizationBehavior": "so", "defaultVisibility": "so", "hidden": "bo", "disabled": "b", "badge": "si",
        "toolbarMinimizationBehavior": "s", "toolbarMinimizationRestoration": "s", "toolbarVisibility": "o",
        "toolbarBackgroundVisibility": "o",
        "toolbarVerticalBehavior": "s", "toolbarVerticalCompressionBehavior": "s", "toolbarItems": "l",
        "when": "ol", "variants": "l",
        "sectionActions": "l", "dynamic": "b", "repeats": "o", "standIns": "o", "lint": "o",
    ]

    private static let tab = shared.merging(
        [
            "value": "si", "role": "s", "action": "b", "help": "s", "accessibilityLabel": "s",
            "accessibilityHint": "s", "content": "o",
        ],
        uniquingKeysWith: { $1 }
    )

    private static let section = shared.merging(
        ["defaultSectionExpansion": "s", "tabs": "l"],
        uniquingKeysWith: { $1 }
    )

    private func types(in text: String) -> [Place?] {
        let root = SpecReader.read(Array(text.utf8), format: .json, file: "tabs")
        return root.diagnostics.filter { $0.id == "type" }.map(\.location)
    }

    /// Puts each kind of value behind `head` and looks whether it is refused there.
    private func check(_ key: String, takes letters: String, head: String, tail: String) {
        // Where a string is wanted, numbers, true and false count as written.
        let letters = letters.contains("s") ? letters + "ifb" : letters
        for (letter, value) in Self.kinds {
            let start = "\(head)\"\(key)\": "
            let place = Place(line: 1, column: start.unicodeScalars.count + 1)
            let isRefused = types(in: start + value + tail).contains(place)
            #expect(isRefused != letters.contains(letter), "\(key): \(value)")
        }
    }

    @Test func `knows exactly the keys of the format`() {
        #expect(Set(TabViewKeys.shape.keys.map(\.name)) == Set(Self.spec.keys))
        #expect(Set(EntryKeys.tabShape.keys.map(\.name)) == Set(Self.tab.keys))
        #expect(Set(EntryKeys.sectionShape.keys.map(\.name)) == Set(Self.section.keys))
    }

    @Test(arguments: spec.sorted { $0.key < $1.key })
    func `refuses every wrong kind of value of a spec's key at its place`(key: String, letters: String) {
        check(key, takes: letters, head: "{", tail: "}")
    }

    @Test(arguments: tab.sorted { $0.key < $1.key })
    func `refuses every wrong kind of value of a tab's key at its place`(key: String, letters: String) {
        check(key, takes: letters, head: "{\"tabs\": [{", tail: "}]}")
    }

    @Test(arguments: section.sorted { $0.key < $1.key })
    func `refuses every wrong kind of value of a section's key at its place`(key: String, letters: String) {
        let tail = key == "tabs" ? "}]}" : ", \"tabs\": [{}]}]}"
        check(key, takes: letters, head: "{\"tabs\": [{", tail: tail)
    }

    @Test(arguments: [
        ("sectionChildrenInBar", "b"), ("sectionDefaultVisibilityScope", "s"), ("automaticIPadForm", "s"),
        ("customizationInCompact", "s"), ("sidebarOnlyInCompact", "s"), ("searchInMore", "s"), ("macAutomatic", "s"),
        ("hiddenSelection", "s"), ("regionsNeedCustomization", "b"),
    ])
    func `refuses every wrong kind of value of a switch at its place`(key: String, letters: String) {
        check(key, takes: letters, head: "{\"tabs\": [{}], \"switches\": {", tail: "}}")
    }
}
