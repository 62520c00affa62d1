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
    /// What is wrong: tags that do not nest, attributes given twice.
    private(set) var problems: [String] = []

    private static let void: Set<String> = ["meta", "link", "img", "input", "br"]
    private var open: [String] = []

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
            if open.popLast() != name { problems.append("</\(name)> closes something else") }
            return
        }
        let closesItself = tag.hasSuffix("/")
        let body = closesItself ? String(tag.dropLast()) : tag
        let name = String(body.prefix { !$0.isWhitespace })
        elements.append(Element(name: name, attributes: attributes(body.dropFirst(name.count))))
        if !closesItself, !Self.void.contains(name) { open.append(name) }
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
