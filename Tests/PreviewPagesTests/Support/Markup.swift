import Foundation

/// The tags of an HTML text, in order, as strictly as our own templates are written.
struct Markup {
    /// One start tag.
    struct Element {
        var name: String
        var attributes: [String: String]
    }

    /// The whole text.
    let text: String
    private(set) var elements: [Element] = []
    /// The problems: tags that do not nest, elements where HTML has none of them, attributes given twice.
    private(set) var problems: [String] = []

    private static let void: Set<String> = ["meta", "link", "img", "input", "br", "wbr"]
    private var open: [String] = []
    /// The groups of lists that are open, with the elements in each.
    private var groups: [Set<String>] = []

    /// Elements that take text and what is in lines, and those that are blocks.
    private static let phrasing: Set<String> = [
        "span", "a", "button", "p", "h1", "h2", "h3", "h4", "label", "kbd", "code", "em", "strong", "dt", "time",
    ]
    private static let blocks: Set<String> = [
        "div", "p", "ul", "ol", "dl", "section", "nav", "aside", "main", "header", "footer", "form", "table", "pre",
        "h1", "h2", "h3", "h4", "dialog", "details", "fieldset", "article", "figure", "blockquote",
    ]
    /// The elements that may be directly in these elements.
    private static let children: [String: Set<String>] = [
        "ul": ["li", "template"], "ol": ["li", "template"], "dl": ["div", "dt", "dd"],
        "select": ["option", "optgroup"],
    ]

    init(_ text: String) {
        self.text = text
        var rest = text.unicodeScalars[...]
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...].dropFirst()
            var tag = ""
            var quoted = false
            while let scalar = rest.popFirst(), quoted || scalar != ">" {
                if scalar == "\"" { quoted.toggle() }
                tag.unicodeScalars.append(scalar)
            }
            add(tag)
        }
        if !open.isEmpty { problems.append("never closed: \(open)") }
    }

    private mutating func add(_ tag: String) {
        if tag.hasPrefix("!") { return }
        if tag.hasPrefix("/") {
            let name = String(tag.dropFirst())
            if name == "dl" || name == "div", open.dropLast().last == "dl" || name == "dl",
                let group = groups.popLast(),
                group.contains("dt") != group.contains("dd")
            {
                problems.append("a list has a name or a description alone")
            }
            if open.popLast() != name { problems.append("</\(name)> closes something else") }
            return
        }
        let closesItself = tag.hasSuffix("/")
        let body = closesItself ? String(tag.dropLast()) : tag
        let name = String(body.prefix { !$0.isWhitespace })
        let element = Element(name: name, attributes: attributes(body.dropFirst(name.count)))
        elements.append(element)
        checkPlace(of: element)
        if !closesItself, !Self.void.contains(name) { open.append(name) }
    }

    /// Notes an element that HTML doesn't have where it is.
    private mutating func checkPlace(of element: Element) {
        let name = element.name
        let parent = open.last ?? ""
        if Self.blocks.contains(name),
            let around = open.last(where: { Self.phrasing.contains($0) || Self.blocks.contains($0) }),
            Self.phrasing.contains(around), around != "a"
        {
            problems.append("<\(name)> in <\(around)>")
        }
        if let allowed = Self.children[parent], !allowed.contains(name) { problems.append("<\(name)> in <\(parent)>") }
        if name == "svg", element.attributes["hidden"] != nil { problems.append("hidden is no attribute of <svg>") }
        if name == "dl" || name == "div" && parent == "dl" { groups.append([]) }
        if name == "dt" || name == "dd", !groups.isEmpty { groups[groups.count - 1].insert(name) }
    }

    /// Splits by quotes: what is before an opening one is a name, perhaps after names without value.
    private mutating func attributes(_ text: Substring) -> [String: String] {
        var attributes: [String: String] = [:]
        let parts = text.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        for (index, part) in parts.enumerated() where index.isMultiple(of: 2) {
            for word in part.split(whereSeparator: \.isWhitespace) {
                let name = word.hasSuffix("=") ? String(word.dropLast()) : String(word)
                if attributes[name] != nil { problems.append("\(name) is given twice") }
                attributes[name] = word.hasSuffix("=") && index + 1 < parts.count ? Self.decoded(parts[index + 1]) : ""
            }
        }
        return attributes
    }

    /// Resolves the character references that pages use, the ampersand's last.
    private static func decoded(_ text: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"), ("&amp;", "&")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    /// The values of one attribute, in order.
    func values(of attribute: String) -> [String] { elements.compactMap { $0.attributes[attribute] } }

    /// The elements that have an attribute with a value.
    func elements(where attribute: String, is value: String) -> [Element] {
        elements.filter { $0.attributes[attribute] == value }
    }
}
