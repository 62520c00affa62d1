import PreviewCore

/// The content of the stage before the first valid spec.
struct StartValues: TemplateValue {
    var title: String
    var text: String
    /// A small example spec; nil if none is shown.
    var example: String?
}

/// The text of the stage before there is a valid spec to draw.
enum StartText {
    static func values(_ snapshot: PreviewSnapshot) -> StartValues {
        let file = VisibleMarks.shown(snapshot.file)
        let waiting =
            snapshot.isImported
            ? "The tab view is not in the source. The preview appears when you save it."
            : "Write the file, for example with this text. The preview appears when you save it."
        return StartValues(
            title: snapshot.text == nil ? "Waiting for \(file)" : "\(file) has errors",
            text: snapshot.text == nil
                ? waiting
                : "Fix the listed errors and save. The preview appears here immediately.",
            example: snapshot.isImported ? nil : snapshot.isYAML ? yaml : json
        )
    }

    private static let yaml = """
        tabViewStyle: sidebarAdaptable
        tabs:
          - title: Home
            systemImage: house
            value: home
          - title: Search
            role: search
            value: search
        """

    private static let json = """
        {
          "tabViewStyle": "sidebarAdaptable",
          "tabs": [
            { "title": "Home", "systemImage": "house", "value": "home" },
            { "title": "Search", "role": "search", "value": "search" }
          ]
        }
        """
}
