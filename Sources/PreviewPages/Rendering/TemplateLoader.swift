import Mustache

/// Compiles templates and refuses to go on without any that pages need.
///
/// The library itself draws nothing for a missing template or partial, so what is missing must be found here.
enum TemplateLoader {
    static func library(_ templates: [String: String]) throws(TemplateError) -> MustacheLibrary {
        let missing = TemplateName.allCases.map(\.rawValue).filter { templates[$0] == nil }
        guard missing.isEmpty else { throw .missing(missing.map { "\($0).mustache" }) }
        MustacheContentTypes.register(HTMLEscaping(), named: HTMLEscaping.name)
        var library = MustacheLibrary()
        for (name, text) in templates {
            library.register(try compiled(text, name: name), named: name)
        }
        return library
    }

    /// The templates with slots in place of pieces.
    ///
    /// Nil if one of them names something that is not its own value's, or writes a value unescaped: such a template may
    /// draw equal values differently, so its pages are drawn in one go.
    static func openLibrary(_ templates: [String: String]) throws(TemplateError) -> MustacheLibrary? {
        guard templates.values.allSatisfy(TemplateTags.stayInside) else { return nil }
        var library = MustacheLibrary()
        for (name, text) in templates {
            let known = TemplateName(rawValue: name)
            library.register(try compiled(text, name: name), named: known?.openName ?? name)
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
