import Mustache

/// An escaping of text for HTML, scalar by scalar.
///
/// The template library's own escaping works by character: it treats a quote followed by a combining mark as one
/// character, which passes unescaped and would let a hostile title leave its attribute (S32).
struct HTMLEscaping: MustacheContentType {
    /// The name by which templates select the escaping; ``PageRenderer`` prepends the selection to every template.
    static let name = "SCALARS"

    func escapeText(_ text: String) -> String {
        guard text.utf8.contains(where: Self.isSpecial) else { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            if let reference = Self.reference(scalar) {
                result += reference
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func reference(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "<": "&lt;"
        case ">": "&gt;"
        case "&": "&amp;"
        case "\"": "&quot;"
        case "'": "&#39;"
        case "\r": "&#13;"
        case "\0": "\u{FFFD}"
        default: nil
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"), 13, 0: true
        default: false
        }
    }
}
