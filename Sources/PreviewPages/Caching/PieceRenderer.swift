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
    func text(of values: any TemplateValue, with template: TemplateName, parts: [Piece] = []) throws(TemplateError)
        -> String
    {
        guard let open, !parts.isEmpty, let slots = Slots(parts) else {
            return try wholeText(of: values, with: template)
        }
        guard let text = open.render(TemplateFields(values), withTemplate: template.openName) else {
            throw template.isMissing
        }
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
    func wholeText(of values: any TemplateValue, with template: TemplateName) throws(TemplateError) -> String {
        guard let text = whole.render(TemplateFields(values), withTemplate: template.rawValue) else {
            throw template.isMissing
        }
        return text
    }
}

extension TemplateName {
    fileprivate var isMissing: TemplateError { .missing(["\(rawValue).mustache"]) }

    /// The name of the template itself where its own name represents the slot.
    var openName: String { slot == nil ? rawValue : "\(rawValue) itself" }
}

/// The places that a string leaves open for pieces, each as a name between two NUL characters.
///
/// No text of a page has a NUL: ``HTMLEscaping`` replaces it in values, and templates with one are not cut into pieces.
struct Slots {
    private var pieces: [String: Piece] = [:]

    /// Names the slots of pieces; nil if two that differ would have the same.
    init?(_ pieces: [Piece]) {
        for piece in pieces {
            if let other = self.pieces.updateValue(piece, forKey: piece.slot), other != piece { return nil }
        }
    }

    /// The text with every slot filled; nil if it has one that is not known.
    func fill<Failure: Error>(_ text: String, draw: (Piece) throws(Failure) -> String) throws(Failure) -> String? {
        let cuts = text.utf8.split(separator: 0, omittingEmptySubsequences: false)
        guard !cuts.count.isMultiple(of: 2) else { return nil }
        var result = ""
        result.reserveCapacity(2 * text.utf8.count)
        for (index, cut) in cuts.enumerated() {
            if index.isMultiple(of: 2) {
                result += Substring(cut)
            } else {
                guard let piece = pieces[String(Substring(cut))] else { return nil }
                result += try draw(piece)
            }
        }
        return result
    }

    /// A template that writes a slot's name and nothing else.
    static func template(_ name: String) -> String { "\0\(name)\0" }
}
