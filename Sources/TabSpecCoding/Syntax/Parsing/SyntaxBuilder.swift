/// An event of a YAML parser.
struct SyntaxEvent: Sendable {
    /// The kinds of event.
    enum Kind: Sendable {
        case scalar(String, SyntaxToken.Quote)
        case alias(String)
        case list(isFlow: Bool)
        case object(isFlow: Bool)
        /// The end of the innermost list or object.
        case end
    }

    /// The kind of the event.
    var kind: Kind
    /// The bytes of the event, anchor and tag included; for a list or object, those of its beginning.
    var range: Range<Int>
    /// The anchor and the tag.
    var properties: SyntaxProperties

    /// Creates an event.
    init(_ kind: Kind, range: Range<Int>, properties: SyntaxProperties = SyntaxProperties()) {
        self.kind = kind
        self.range = range
        self.properties = properties
    }

    fileprivate var isCollection: Bool {
        switch kind {
        case .list, .object: true
        case .scalar, .alias, .end: false
        }
    }
}

/// A builder that makes a tree from the events of a YAML parser in a valid text.
struct SyntaxBuilder {
    private var growth: SyntaxGrowth
    private var open: [Level] = []
    /// The number of open collections inside a key that is a collection, of which nothing is kept.
    private var skipped = 0
    private var unbracedPair: Int?

    private struct Level {
        let node: Int
        let isObject: Bool
        /// The key whose value comes next.
        var key: SyntaxToken?
    }

    /// Creates a builder for the text of the events.
    init(_ bytes: [UInt8]) {
        growth = SyntaxGrowth(bytes, cursor: nil)
    }

    /// The tree of all added events.
    var tree: SyntaxTree { SyntaxTree(growth, unbracedPair: unbracedPair) }

    /// Adds the next event.
    mutating func take(_ event: SyntaxEvent) {
        if case .end = event.kind {
            skipped > 0 ? skipped -= 1 : close(event)
        } else if skipped > 0 {
            skipped += event.isCollection ? 1 : 0
        } else if let last = open.indices.last, open[last].isObject, open[last].key == nil {
            let key = key(event)
            open[last].key = key
            skipped = event.isCollection ? 1 : 0
        } else {
            value(event)
        }
    }

    private var text: TextLines { growth.text }
}

// MARK: - Keys and scalars

extension SyntaxBuilder {
    private mutating func key(_ event: SyntaxEvent) -> SyntaxToken {
        var key = SyntaxToken(range: ownRange(event), quote: .plain)
        switch event.kind {
        case .scalar(let text, let quote):
            (key.text, key.quote) = (growth.add(text), quote)
            key.isMerge = quote == .plain && text == "<<"
        case .alias(let name): (key.text, key.kind) = (growth.add(name), .alias)
        case .list: key.kind = .list
        case .object, .end: key.kind = .object
        }
        key.anchor = growth.add(event.properties.anchor)
        key.properties = SmallNumber(event.range.lowerBound)
        let colon = text.skipBlank(key.range.upperBound)
        key.isUsual = text.byte(at: colon) == UInt8(ascii: ":") && !text.isBehindQuestionMark(key.begin)
        return key
    }

    /// Returns the bytes of a scalar or an alias without its anchor and tag.
    private func ownRange(_ event: SyntaxEvent) -> Range<Int> {
        let range = event.range
        guard case .scalar(let content, let quote) = event.kind else { return range }
        if quote == .plain, content.isEmpty { return range.upperBound..<range.upperBound }
        let count = (event.properties.anchor == nil ? 0 : 1) + (event.properties.tag == nil ? 0 : 1)
        let start = min(text.skipProperties(range.lowerBound, count: count), range.upperBound)
        return start..<(quote == .block ? text.endOfBlock(start, readTo: range.upperBound) : range.upperBound)
    }

    /// Returns the offset at which an unwritten value would begin: after the colon, the dash, or its anchor and tag.
    private func absentStart(_ event: SyntaxEvent, behind key: SyntaxToken?) -> Int {
        guard event.properties.isEmpty, let key = key?.range.upperBound else { return event.range.upperBound }
        let colon = text.skipBlank(key)
        return text.byte(at: colon) == UInt8(ascii: ":") ? colon + 1 : key
    }
}

// MARK: - Values

extension SyntaxBuilder {
    private mutating func value(_ event: SyntaxEvent) {
        let key = open.last?.key
        let node = open.last.map { growth.add(to: $0.node, key: key, at: event.range.lowerBound) } ?? 0
        if let last = open.indices.last { open[last].key = nil }
        growth[node].anchor = growth.add(event.properties.anchor)
        growth[node].tag = growth.add(event.properties.tag)
        switch event.kind {
        case .scalar(let text, .plain) where text.isEmpty:
            let start = absentStart(event, behind: key)
            growth[node].range = start..<start
            growth[node].text = growth.add(text)
        case .scalar(let text, let quote):
            growth.write(node, SyntaxToken(range: ownRange(event), quote: quote))
            growth[node].text = growth.add(text)
        case .alias(let name):
            growth[node].kind = .alias
            growth[node].range = event.range
            growth[node].text = growth.add(name)
        case .list(let isFlow): begin(.list, node, event, isFlow: isFlow)
        case .object(let isFlow): begin(.object, node, event, isFlow: isFlow)
        case .end: break
        }
        growth[node].begin = event.range.lowerBound
    }

    private mutating func begin(_ kind: SyntaxNode.Kind, _ node: Int, _ event: SyntaxEvent, isFlow: Bool) {
        // A list or object begins with its bracket or dash, with which the event ends, or at the event's end.
        let end = event.range.upperBound
        let hasMark = isFlow || kind == .list && text.byte(at: end) != UInt8(ascii: "-")
        let start = hasMark && !event.range.isEmpty ? end - 1 : end
        growth.open(node, kind, at: start, isFlow: isFlow)
        open.append(Level(node: node, isObject: kind == .object))
        if isFlow, kind == .object, text.byte(at: start) != UInt8(ascii: "{") {
            unbracedPair = unbracedPair ?? event.range.lowerBound
        }
    }

    private mutating func close(_ event: SyntaxEvent) {
        guard let level = open.popLast() else { return }
        let last = growth[level.node].lastChild.number.map { growth[$0].range.upperBound }
        let node = growth[level.node]
        let hasBrackets = node.isFlow && text.byte(at: node.range.lowerBound).map("[{".utf8.contains) == true
        growth.close(level.node, at: hasBrackets ? event.range.upperBound : last ?? event.range.lowerBound)
    }
}
