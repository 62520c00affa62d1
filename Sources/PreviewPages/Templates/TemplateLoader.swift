import Mustache
import TabModel

/// A loader that compiles templates and fails if any that pages need is missing.
///
/// The library itself draws nothing for a missing template or partial, so missing templates must be found here.
enum TemplateLoader {
    static func compiled(_ texts: [String: String]) throws(TemplateError) -> [String: MustacheTemplate] {
        let missing = TemplateName.allCases.map(\.rawValue).filter { texts[$0] == nil }
        guard missing.isEmpty else { throw .missing(missing.map { "\($0).mustache" }) }
        MustacheContentTypes.register(HTMLEscaping(), named: HTMLEscaping.name)
        var templates: [String: MustacheTemplate] = [:]
        for (name, text) in texts { templates[name] = try compiled(text, name: name) }
        return templates
    }

    /// Returns the templates with slots in place of pieces.
    ///
    /// Returns nil if one of them uses a name outside its own value, or writes a value unescaped: such a template may
    /// draw equal values differently, so its pages are drawn in one pass.
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

    /// Compiles a template with a pragma in front that selects scalar escaping for all its values.
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

/// The analysis of the names in a template's tags.
enum TemplateTags {
    /// Returns a Boolean value that indicates whether every tag names a part of the template's value, escaped.
    ///
    /// The names of such tags begin with a dot. Such a template draws equal values alike in every place.
    static func stayInside(_ template: String) -> Bool {
        !template.utf8.contains(0)
            && template.split(separator: "{{", omittingEmptySubsequences: false).dropFirst().allSatisfy(staysInside)
    }

    /// Returns the template with each loop over a single piece reduced to the first one.
    ///
    /// The slot of the first piece names the whole list.
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

    /// Returns a Boolean value that indicates whether only the end of the line follows a tag.
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

/// The reason why a folder of templates is unusable for pages.
enum TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An error for missing templates that pages need, with the names of their files.
    case missing([String])
    /// An error for a template that is not valid Mustache.
    case unreadable(name: String, reason: String)

    /// The error as one sentence for people who edit the templates.
    var description: String {
        switch self {
        case .missing(let names):
            "The directory of templates is missing \(WordList.and(names)). Copy the missing files from the built-in ones."
        case .unreadable(let name, let reason):
            "\(name): can't be read as a Mustache template: \(reason)."
        }
    }
}
