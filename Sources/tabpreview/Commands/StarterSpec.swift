import ArgumentParser
import TabSpecCoding

/// The formats of the spec that `init` writes.
enum StarterFormat: String, CaseIterable {
    case yaml, json

    /// Creates the format of a file by its name's extension; nil for other extensions.
    init?(fileName: String) {
        let name = fileName.lowercased()
        if SpecFormat(fileName: name) == .yaml {
            self = .yaml
        } else if name.hasSuffix(".json") {
            self = .json
        } else {
            return nil
        }
    }

    /// The spec's text.
    var text: String {
        switch self {
        case .yaml: StarterSpec.yaml
        case .json: StarterSpec.json
        }
    }
}

/// The spec that `init` writes: small, with every part of an adaptable tab view once.
enum StarterSpec {
    /// The name by which both specs refer to their schema.
    static let schemaName = "tabs.schema.json"

    /// Writes the schema beside a spec; returns false and leaves the file unchanged if there is one already.
    static func writeSchema(_ path: String) throws(FileFailure) -> Bool {
        guard try InputFile.bytes(of: path, missingIsFine: true) == nil else { return false }
        try InputFile.create(path, text: JSONSchema.json)
        return true
    }

    static let yaml = """
        # yaml-language-server: $schema=./\(schemaName)
        # A TabView. To preview it, run: tabpreview serve. The preview updates when you save.
        # Keys are named as in SwiftUI. Your editor uses the schema for completion; `tabpreview schema` prints it.
        title: My App

        # A bottom bar on iPhone; a top bar or a sidebar on iPad; a sidebar on Mac.
        tabViewStyle: sidebarAdaptable

        # The storage key of tabViewCustomization(_:). Without it, people can't rearrange the tabs.
        tabViewCustomization: tabCustomization

        # Selecting the search tab activates its field, and the tab is detached on every OS.
        tabViewSearchActivation: searchTabSelection

        selection: home

        tabs:
          - title: Home
            systemImage: house          # an SF Symbol, in its outline form
            value: home                 # selects the tab
            customizationID: com.example.home
            customizationBehavior: disabled   # can't be moved or hidden

          - title: Library
            systemImage: books.vertical
            value: library
            customizationID: com.example.library
            badge: 3

          # The role provides the title, the symbol and the position at the trailing edge.
          - role: search
            value: search
            customizationID: com.example.search

          # An entry with `tabs` is a section: a group in the sidebar.
          - title: Collections
            customizationID: com.example.collections
            tabs:
              - title: Favorites
                systemImage: heart
                value: favorites
                customizationID: com.example.favorites
              - title: Recent
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
          "tabViewSearchActivation": "searchTabSelection",
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
              "tabs": [
                {
                  "title": "Favorites",
                  "systemImage": "heart",
                  "value": "favorites",
                  "customizationID": "com.example.favorites"
                },
                {
                  "title": "Recent",
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
