import ArgumentParser
import TabSpecCoding

/// How `init` writes its spec.
enum StarterFormat: String, CaseIterable, ExpressibleByArgument {
    case yaml, json

    /// The format in which a file of that name is read.
    init(fileName: String) {
        self = SpecFormat(fileName: fileName) == .json ? .json : .yaml
    }

    /// The spec's text.
    var text: String {
        switch self {
        case .yaml: StarterSpec.yaml
        case .json: StarterSpec.json
        }
    }
}

/// The spec that `init` writes: small, and with every part of an adaptable tab view once.
enum StarterSpec {
    /// The name under which the JSON spec knows its schema.
    static let schemaName = "tabs.schema.json"

    /// Writes the schema beside a spec; one that is there already is left as it is.
    static func writeSchema(_ path: String) throws(FileFailure) {
        guard try FileReading.bytes(of: path, missingIsFine: true) == nil else { return }
        try FileReading.create(path, text: SpecSchema.json)
    }

    static let yaml = """
        # One TabView. Save, and the preview follows: tabpreview serve tabs.yaml
        # Keys are SwiftUI's own names; all of them: docs/spec-format.md, or `tabpreview schema`.
        title: My App

        # A bottom bar on iPhone; a top bar or a sidebar on iPad; a sidebar on Mac.
        tabViewStyle: sidebarAdaptable

        # The storage key of tabViewCustomization(_:). Without it nobody can rearrange the tabs.
        tabViewCustomization: tabCustomization

        selection: home

        tabs:
          - title: Home
            systemImage: house          # an SF Symbol, in its outline form
            value: home                 # what selects the tab
            customizationID: com.example.home
            customizationBehavior: disabled   # stays where it is

          - title: Library
            systemImage: books.vertical
            value: library
            customizationID: com.example.library
            badge: 3

          # Title, symbol and the place at the trailing edge come with the role.
          - role: search
            value: search
            customizationID: com.example.search

          # An entry with `tabs` is a section.
          - title: Collections
            customizationID: com.example.collections
            hidden: { sizeClass: compact }    # not on iPhone
            tabs:
              - title: Favorites
                systemImage: heart
                value: favorites
                customizationID: com.example.favorites
              - title: Recently Added
                systemImage: clock
                value: recent
                customizationID: com.example.recent

        """

    static let json = """
        {
          "$schema": "./\(schemaName)",
          "title": "My App",
          "tabViewStyle": "sidebarAdaptable",
          "tabViewCustomization": "tabCustomization",
          "selection": "home",
          "tabs": [
            {
              "title": "Home",
              "systemImage": "house",
              "value": "home",
              "customizationID": "com.example.home",
              "customizationBehavior": "disabled"
            },
            {
              "title": "Library",
              "systemImage": "books.vertical",
              "value": "library",
              "customizationID": "com.example.library",
              "badge": 3
            },
            {
              "role": "search",
              "value": "search",
              "customizationID": "com.example.search"
            },
            {
              "title": "Collections",
              "customizationID": "com.example.collections",
              "hidden": { "sizeClass": "compact" },
              "tabs": [
                {
                  "title": "Favorites",
                  "systemImage": "heart",
                  "value": "favorites",
                  "customizationID": "com.example.favorites"
                },
                {
                  "title": "Recently Added",
                  "systemImage": "clock",
                  "value": "recent",
                  "customizationID": "com.example.recent"
                }
              ]
            }
          ]
        }

        """
}
