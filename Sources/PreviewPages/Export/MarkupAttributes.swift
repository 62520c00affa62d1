/// The attributes in a piece of markup that templates made.
///
/// Templates quote every value with `"`, and values have none inside of them (``HTMLEscaping``), so cutting at quotes
/// tells values from everything else.
enum MarkupAttributes {
    /// What becomes of one attribute.
    enum Change {
        case kept
        case replaced(String)
        case removed
    }

    /// The markup with every attribute's value, escaped as it stands, shown to `change` and changed as that says.
    static func changed(in markup: String, _ change: (_ name: Substring, _ value: Substring) -> Change) -> String {
        var result = ""
        result.reserveCapacity(markup.utf8.count)
        var before: Substring?
        for cut in markup.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false) {
            guard let text = before else {
                before = Substring(cut)
                continue
            }
            append(text, Substring(cut), to: &result, change)
            before = nil
        }
        if let before { result += before }
        return result
    }

    private static func append(
        _ text: Substring,
        _ value: Substring,
        to result: inout String,
        _ change: (Substring, Substring) -> Change
    ) {
        let start = text.utf8.lastIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") } ?? text.startIndex
        let name = text[start...].dropFirst().dropLast()
        switch change(name, value) {
        case .kept: result += "\(text)\"\(value)\""
        case .replaced(let other): result += "\(text)\"\(other)\""
        case .removed: result += text[..<start]
        }
    }

    /// A value with its references resolved: those that ``HTMLEscaping`` writes.
    static func text(of value: String) -> String {
        guard value.utf8.contains(UInt8(ascii: "&")) else { return value }
        return references.reduce(value) { text, reference in
            text.split(separator: reference.name, omittingEmptySubsequences: false).joined(
                separator: reference.character
            )
        }
    }

    /// The ampersand comes last: what stood behind it is no reference.
    private static let references = [
        (name: "&lt;", character: "<"), (name: "&gt;", character: ">"), (name: "&quot;", character: "\""),
        (name: "&#39;", character: "'"), (name: "&#13;", character: "\r"), (name: "&amp;", character: "&"),
    ]
}
