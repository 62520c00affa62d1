import Foundation

/// A part of a template, as far as names matter.
indirect enum TemplateToken {
    case variable(String)
    case section(String, inverted: Bool, [TemplateToken])
    case partial(String)

    /// Reads the tags of a template's text; nil where sections are not closed in order.
    static func read(_ text: String) -> [TemplateToken]? {
        var tags = text.components(separatedBy: "{{").dropFirst().map { $0.components(separatedBy: "}}")[0] }[...]
        return read(&tags, until: nil)
    }

    private static func read(_ tags: inout ArraySlice<String>, until end: String?) -> [TemplateToken]? {
        var tokens: [TemplateToken] = []
        while let tag = tags.popFirst() {
            let name = String(tag.dropFirst()).trimmingCharacters(in: .whitespaces)
            switch tag.first {
            case "#", "^":
                guard let inner = read(&tags, until: name) else { return nil }
                tokens.append(.section(name, inverted: tag.first == "^", inner))
            case "/": return name == end ? tokens : nil
            case ">": tokens.append(.partial(name))
            case "!": break
            default: tokens.append(.variable(tag.trimmingCharacters(in: .whitespaces)))
            }
        }
        return end == nil ? tokens : nil
    }
}
