/// What a template's tags reach for.
enum TemplateTags {
    /// Whether every tag names a part of the value the template is drawn with, escaped: names begin with a dot.
    ///
    /// Such a template draws equal values alike wherever it stands.
    static func stayInside(_ template: String) -> Bool {
        !template.utf8.contains(0)
            && template.split(separator: "{{", omittingEmptySubsequences: false).dropFirst().allSatisfy(staysInside)
    }

    private static func staysInside(_ tag: Substring) -> Bool {
        switch tag.first {
        case "!": true
        case ">": tag.dropFirst().drop(while: \.isWhitespace).first != "*" || tag.dropFirst().hasPrefix("*.")
        case "#", "^", "/": tag.dropFirst().hasPrefix(".")
        default: tag.hasPrefix(".")
        }
    }
}
