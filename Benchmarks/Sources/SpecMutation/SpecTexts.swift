public import TabSpecCoding

/// Good specs to begin with: all keys, both formats.
public enum SpecTexts {
    /// The texts and how they are written.
    public static let all: [(bytes: [UInt8], format: SpecFormat)] = [
        (Array(json.utf8), .json), (Array(compact.utf8), .json), (Array(yaml.utf8), .yaml),
        (Array(compact.utf8), .yaml),
        (Array(flow.utf8), .yaml),
    ]

    private static let json = """
        {
          "$schema": "tabs.schema.json",
          "title": "Café \\u2615 \\uD83D\\uDE00",
          "tabViewStyle": "sidebarAdaptable",
          "selection": 1,
          "tabViewCustomization": "store",
          "tabViewBottomAccessory": { "title": "Now playing", "systemImage": "play" },
          "tabViewSidebarHeader": null,
          "searchable": true,
          "sizeClassMapping": { "compactTab": "a", "regularValues": [1, "b"], "defaultRegularValue": 1 },
          "switches": { "sectionChildrenInBar": true, "hiddenSelection": "blank" },
          "platforms": ["iPhone", "iPad", "mac"],
          "lint": { "R5.19": "on purpose" },
          "tabs": [
            { "title": "Home", "systemImage": "house", "value": 1, "badge": 3, "customizationBehavior": "disabled" },
            { "title": "Find", "role": "search", "hidden": { "sizeClass": "compact" }, "content": { "kind": "list" } },
            {
              "title": "Library",
              "customizationID": "library",
              "defaultVisibility": { "tabBar": "hidden", "sidebar": "visible" },
              "sectionActions": [{ "title": "Add", "systemImage": "plus" }],
              "tabs": [
                { "title": "Saved", "value": "saved", "image": "images/saved.png", "content": { "image": "s.png" } },
                { "title": "Inner", "tabs": [{ "value": "deep", "dynamic": true, "badge": "new" }] }
              ]
            }
          ]
        }
        """

    private static let compact = #"{"tabs":[{"value":1},{"value":"é😀"},{"tabs":[{"disabled":true}]}]}"#

    private static let yaml = """
        # A spec with everything YAML has.
        title: Café ☕ # as written
        selection: home
        tabViewCustomization: ~
        searchable: true
        lint:
          R5.19: "on purpose"
        tabs:
          - &home
            title: No
            value: home
            systemImage: 'house'
          - <<: *home
            value: 2026
            help: |
              Two
              lines * with stars
          - title: >-
              Folded
              title
            hidden: {sizeClass: compact}
            tabs:
              - title: &name Inner
                value: 0x1F
              - {title: *name, badge: "12", disabled: false}
        """

    private static let flow = "{title: a b, tabs: [{value: 1, title: 'it''s'}, {tabs: [{badge: 1}]}]}\n"
}
