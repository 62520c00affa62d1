import Mustache
import TabModel

/// Compiles templates and refuses to go on without any that pages need.
///
/// The library itself draws nothing for a missing template or partial, so what is missing must be found here.
enum TemplateLoader {
    static func compiled(_ texts: [String: String]) throws(TemplateError) -> [String: MustacheTemplate] {
        let missing = TemplateName.allCases.map(\.rawValue).filter { texts[$0] == nil }
        guard missing.isEmpty else { throw .missing(missing.map { "\($0).mustache" }) }
        MustacheContentTypes.register(HTMLEscaping(), named: HTMLEscaping.name)
        var templates: [String: MustacheTemplate] = [:]
        for (name, text) in texts { templates[name] = try compiled(text, name: name) }
        return templates
    }

    /// The templates with slots in place of pieces.
    ///
    /// Nil if one of them names something that is not its own value's, or writes a value unescaped: such a template may
    /// draw equal values differently, so its pages are drawn in one go.
    static func openLibrary(
        _ templates: [String: MustacheTemplate],
        texts: [String: String]
    ) throws(TemplateError) -> MustacheLibrary? {
        guard texts.values.allSatisfy(TemplateTags.stayInside) else { return nil }
        var library = MustacheLibrary()
        for (name, text) in texts {
            let known = TemplateName(rawValue: name)
            let open = TemplateTags.withFirstSlots(text)
            if let template = templates[name], open == text {
                library.register(template, named: known?.openName ?? name)
            } else {
                library.register(try compiled(open, name: name), named: known?.openName ?? name)
            }
            guard let slot = known?.slot else { continue }
            library.register(try compiled(Slots.template(slot), name: name), named: name)
        }
        return library
    }

    /// The pragma in front chooses our escaping for every value of the template.
    private static func compiled(_ text: String, name: String) throws(TemplateError) -> MustacheTemplate {
        do {
            return try MustacheTemplate(string: "{{% CONTENT_TYPE: \(HTMLEscaping.name) }}\(text)")
        } catch let error as MustacheTemplate.ParserError {
            let place = "line \(error.context.lineNumber), \(error.error)"
            throw .unreadable(name: "\(name).mustache", reason: place)
        } catch {
            throw .unreadable(name: "\(name).mustache", reason: "\(error)")
        }
    }
}

/// What a template's tags reach for.
enum TemplateTags {
    /// Returns a Boolean value that indicates whether every tag names a part of the value the template is drawn with,
    /// escaped: names begin with a dot.
    ///
    /// Such a template draws equal values alike wherever it is.
    static func stayInside(_ template: String) -> Bool {
        !template.utf8.contains(0)
            && template.split(separator: "{{", omittingEmptySubsequences: false).dropFirst().allSatisfy(staysInside)
    }

    /// The template with loops that draw nothing but a piece drawing the first of them only: it names the whole list.
    static func withFirstSlots(_ template: String) -> String {
        var tags = template.split(separator: "{{", omittingEmptySubsequences: false).map(String.init)
        for place in tags.indices.dropLast(2) where tags[place].hasPrefix("#.") {
            let (begin, piece, end) = (tags[place], tags[place + 1], tags[place + 2])
            let name = begin.dropFirst().prefix { $0 != "}" }
            guard isAlone(begin, "#\(name)"), piece.first == ">", end.hasPrefix("/\(name)}}"),
                case let partial = piece.dropFirst().prefix(while: { $0 != "}" }), isAlone(piece, ">\(partial)"),
                TemplateName(rawValue: String(partial))?.slot != nil
            else { continue }
            let first = "\(name)\(TemplateFields.firstMark)"
            tags[place] = "#\(first)\(begin.dropFirst(1 + name.count))"
            tags[place + 2] = "/\(first)\(end.dropFirst(1 + name.count))"
        }
        return tags.joined(separator: "{{")
    }

    /// Returns a Boolean value that indicates whether nothing but the end of the line follows a tag.
    private static func isAlone(_ text: String, _ tag: String) -> Bool { text == "\(tag)}}" || text == "\(tag)}}\n" }

    private static func staysInside(_ tag: Substring) -> Bool {
        switch tag.first {
        case "!": true
        case ">": tag.dropFirst().drop(while: \.isWhitespace).first != "*" || tag.dropFirst().hasPrefix("*.")
        case "#", "^", "/": tag.dropFirst().hasPrefix(".")
        default: tag.hasPrefix(".")
        }
    }
}

/// Why pages can't be made of a folder of templates.
public enum TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Templates that pages need are not there: names of files.
    case missing([String])
    /// A template can't be read as Mustache.
    case unreadable(name: String, reason: String)

    /// One sentence for people who edit the templates.
    public var description: String {
        switch self {
        case .missing(let names):
            "The directory of templates lacks \(WordList.and(names)). Copy the missing files from the built-in ones."
        case .unreadable(let name, let reason):
            "\(name): can't be read as a Mustache template: \(reason)."
        }
    }
}
