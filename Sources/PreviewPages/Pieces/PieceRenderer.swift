import Mustache

/// Draws values with templates, and takes the pieces that have been drawn before as they were.
struct PieceRenderer {
    /// The templates as they are.
    private let whole: MustacheLibrary
    /// The templates with slots in place of pieces; nil if a template looks beyond its own values.
    private let open: MustacheLibrary?
    private let cache: PieceCache

    init(templates: [String: String], cache: PieceCache = PieceCache()) throws(TemplateError) {
        whole = try TemplateLoader.library(templates)
        open = try TemplateLoader.openLibrary(templates)
        self.cache = cache
    }

    /// Whether pieces are drawn by themselves.
    var drawsPieces: Bool { open != nil }

    /// A value drawn with its template, pieces by themselves.
    func text(of values: Any, with template: TemplateName, parts: [Piece] = []) throws(TemplateError) -> String {
        guard let open, !parts.isEmpty, let slots = Slots(parts) else {
            return try wholeText(of: values, with: template)
        }
        guard let text = open.render(values, withTemplate: template.openName) else { throw template.isMissing }
        if let filled = try slots.fill(text, draw: self.text(of:)) { return filled }
        return try wholeText(of: values, with: template)
    }

    /// A piece, kept or drawn now.
    func text(of piece: Piece) throws(TemplateError) -> String {
        if let known = cache.text(of: piece) { return known }
        let text = try text(of: piece.values, with: piece.template, parts: piece.parts)
        if drawsPieces { cache.keep(text, of: piece) }
        return text
    }

    /// A value drawn with its template in one go.
    func wholeText(of values: Any, with template: TemplateName) throws(TemplateError) -> String {
        guard let text = whole.render(values, withTemplate: template.rawValue) else { throw template.isMissing }
        return text
    }
}

extension TemplateName {
    fileprivate var isMissing: TemplateError { .missing(["\(rawValue).mustache"]) }

    /// The name of the template itself where its own name stands for the slot.
    var openName: String { slot == nil ? rawValue : "\(rawValue) itself" }
}
