import Mustache

/// A renderer of values with templates, which reuses the pieces that were drawn before.
struct PieceRenderer {
    /// The unchanged templates.
    private let whole: MustacheLibrary
    /// The templates with slots in place of pieces; nil if a template refers to names outside its own values.
    private let open: MustacheLibrary?
    private let cache: PieceCache

    init(templates: [String: String], cache: PieceCache = PieceCache()) throws(TemplateError) {
        let compiled = try TemplateLoader.compiled(templates)
        whole = MustacheLibrary(templates: compiled)
        open = try TemplateLoader.openLibrary(compiled, texts: templates)
        self.cache = cache
    }

    /// A Boolean value that indicates whether pieces are drawn separately.
    var drawsPieces: Bool { open != nil }

    /// Returns a value drawn with its template, with its pieces drawn separately.
    func drawn(
        _ values: any TemplateValue,
        with template: TemplateName,
        parts: [[Piece]] = [],
        name: String = ""
    ) throws(TemplateError) -> RenderedPiece {
        guard let open, !parts.isEmpty, let slots = Slots(parts) else {
            return RenderedPiece(name, cuts: [try wholeText(of: values, with: template)])
        }
        guard let text = open.render(TemplateFields(values), withTemplate: template.openName) else {
            throw template.isMissing
        }
        guard let (cuts, pieces) = slots.cut(text) else {
            return RenderedPiece(name, cuts: [try wholeText(of: values, with: template)])
        }
        return RenderedPiece(name, cuts: cuts, parts: try pieces.map(drawn))
    }

    /// Returns a piece from the cache, or draws it.
    func drawn(_ piece: Piece) throws(TemplateError) -> RenderedPiece {
        if let cached = cache.drawn(piece) { return cached }
        let drawn = try drawn(piece.values, with: piece.template, parts: piece.parts, name: piece.slot)
        if drawsPieces { cache.insert(drawn, of: piece) }
        return drawn
    }

    /// Returns the text of a value drawn with its template in one pass.
    func wholeText(of values: any TemplateValue, with template: TemplateName) throws(TemplateError) -> String {
        guard let text = whole.render(TemplateFields(values), withTemplate: template.rawValue) else {
            throw template.isMissing
        }
        return text
    }
}

extension TemplateName {
    fileprivate var isMissing: TemplateError { .missing(["\(rawValue).mustache"]) }

    /// The name of the template itself if its raw name represents the slot.
    var openName: String { slot == nil ? rawValue : "\(rawValue) itself" }
}

/// The places that a string leaves open for lists of pieces.
///
/// Each place is the name of the list's first piece between two NUL characters. No text of a page has a NUL:
/// ``HTMLEscaping`` replaces it in values, and templates with one are not cut into pieces.
struct Slots {
    private var lists: [String: [Piece]] = [:]

    /// Creates the slots of lists; nil if two different lists would have the same name.
    init?(_ lists: [[Piece]]) {
        for list in lists {
            guard let first = list.first else { continue }
            if let other = self.lists.updateValue(list, forKey: first.slot), other != list { return nil }
        }
    }

    /// Returns the text before, between and after the pieces, and the pieces, or nil if a slot is unknown.
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

    /// Returns a template that writes a slot's name and nothing else.
    static func template(_ name: String) -> String { "\0\(name)\0" }
}
