import Mustache

/// Draws values with templates, and takes the pieces that have been drawn before as they were.
struct PieceRenderer {
    /// The templates as they are.
    private let whole: MustacheLibrary
    /// The templates with slots in place of pieces; nil if a template looks beyond its own values.
    private let open: MustacheLibrary?
    private let cache: PieceCache

    init(templates: [String: String], cache: PieceCache = PieceCache()) throws(TemplateError) {
        let compiled = try TemplateLoader.compiled(templates)
        whole = MustacheLibrary(templates: compiled)
        open = try TemplateLoader.openLibrary(compiled, texts: templates)
        self.cache = cache
    }

    /// A Boolean value that indicates whether pieces are drawn by themselves.
    var drawsPieces: Bool { open != nil }

    /// A value drawn with its template, pieces by themselves.
    func drawn(
        _ values: any TemplateValue,
        with template: TemplateName,
        parts: [[Piece]] = [],
        name: String = ""
    ) throws(TemplateError) -> DrawnPiece {
        guard let open, !parts.isEmpty, let slots = Slots(parts) else {
            return DrawnPiece(name, cuts: [try wholeText(of: values, with: template)])
        }
        guard let text = open.render(TemplateFields(values), withTemplate: template.openName) else {
            throw template.isMissing
        }
        guard let (cuts, pieces) = slots.cut(text) else {
            return DrawnPiece(name, cuts: [try wholeText(of: values, with: template)])
        }
        return DrawnPiece(name, cuts: cuts, parts: try pieces.map(drawn))
    }

    /// A piece, kept or drawn now.
    func drawn(_ piece: Piece) throws(TemplateError) -> DrawnPiece {
        if let known = cache.drawn(piece) { return known }
        let drawn = try drawn(piece.values, with: piece.template, parts: piece.parts, name: piece.slot)
        if drawsPieces { cache.keep(drawn, of: piece) }
        return drawn
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

/// The places that a string leaves open for lists of pieces, each as the name of the first one between two NUL characters.
///
/// No text of a page has a NUL: ``HTMLEscaping`` replaces it in values, and templates with one are not cut into pieces.
struct Slots {
    private var lists: [String: [Piece]] = [:]

    /// Names the slots of lists; nil if two that differ would have the same name.
    init?(_ lists: [[Piece]]) {
        for list in lists {
            guard let first = list.first else { continue }
            if let other = self.lists.updateValue(list, forKey: first.slot), other != list { return nil }
        }
    }

    /// The text before, between and after the pieces, and these; nil if a slot is not known.
    func cut(_ text: String) -> (cuts: [String], pieces: [Piece])? {
        var cuts: [String] = []
        var pieces: [Piece] = []
        for (number, part) in text.utf8.split(separator: 0, omittingEmptySubsequences: false).enumerated() {
            if number.isMultiple(of: 2) {
                cuts.append(String(Substring(part)))
            } else {
                guard let list = lists[String(Substring(part))] else { return nil }
                pieces += list
                cuts += repeatElement("", count: list.count - 1)
            }
        }
        return cuts.count == pieces.count + 1 ? (cuts, pieces) : nil
    }

    /// A template that writes a slot's name and nothing else.
    static func template(_ name: String) -> String { "\0\(name)\0" }
}
