import TabSpecCoding
import TabModel

/// Repairs of syntax errors: commas, brackets, tabs.
///
/// None is offered unless the changed text can be read further than before.
struct SyntaxFixes {
    private let assistant: SpecAssistant
    private let bytes: [UInt8]
    private let offset: Int

    init(_ assistant: SpecAssistant, at offset: Int) {
        self.assistant = assistant
        bytes = assistant.bytes
        self.offset = min(offset, assistant.bytes.count)
    }

    /// Returns the fixes for an error of syntax.
    func fixes(for mistake: Diagnostic) -> [QuickFix] {
        guard mistake.id == "syntax", let place = mistake.location else { return [] }
        let known = assistant.format == .json ? [comma(), surplusComma(), closing()] : [tabs()]
        return known.compactMap(\.self).filter { helps($0, place) }.map { title, range, text in
            QuickFix(title: title, edits: [assistant.places.edit(range, text)])
        }
    }

    private typealias Known = (title: String, range: Range<Int>, text: String)

    /// Returns the insertion of a comma between two values.
    private func comma() -> Known? {
        guard let end = lastInk, offset < bytes.count, !",:[{".utf8.contains(bytes[end]) else { return nil }
        guard bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "{") else { return nil }
        return ("Add the comma.", (end + 1)..<(end + 1), ",")
    }

    /// Returns the removal of a comma before a closing bracket.
    private func surplusComma() -> Known? {
        guard let end = lastInk, bytes[end] == UInt8(ascii: ","), offset < bytes.count else { return nil }
        guard "]}".utf8.contains(bytes[offset]) else { return nil }
        return ("Remove the comma.", end..<(end + 1), "")
    }

    /// Returns the insertion of the brackets that are open where the text ends.
    private func closing() -> Known? {
        guard let end = lastInk, offset >= end, !",:".utf8.contains(bytes[end]) else { return nil }
        var open: [UInt8] = []
        var isInText = false
        var isEscaped = false
        for byte in bytes {
            if isInText {
                if byte == UInt8(ascii: "\""), !isEscaped { isInText = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            } else if byte == UInt8(ascii: "\"") {
                isInText = true
            } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                open.append(byte + 2)
            } else if byte == open.last {
                open.removeLast()
            }
        }
        guard !isInText, !open.isEmpty else { return nil }
        let text = String(decoding: open.reversed(), as: UTF8.self)
        return ("Add the missing closing characters.", (end + 1)..<(end + 1), text)
    }

    /// Returns the replacement of tabs in the indentation of YAML lines.
    private func tabs() -> Known? {
        let start = bytes[..<offset].lastIndex(where: TextLines.isBreak).map { $0 + 1 } ?? 0
        let end = bytes[start...].firstIndex { !TextLines.isBlank($0) } ?? bytes.count
        guard bytes[start..<end].contains(0x09) else { return nil }
        let blanks = bytes[start..<end].map { $0 == 0x09 ? "  " : " " }.joined()
        return ("Indent with spaces.", start..<end, blanks)
    }

    /// The last byte before the error that is neither a space nor a line break.
    private var lastInk: Int? { bytes[..<offset].lastIndex { $0 > 0x20 } }

    /// Returns a Boolean value that indicates whether the changed text is valid, or its first error is further on.
    private func helps(_ known: Known, _ place: SourceLocation) -> Bool {
        var changed = bytes
        changed.replaceSubrange(known.range, with: known.text.utf8)
        let decoded = SpecReader.read(changed, format: assistant.format, file: "", limits: assistant.limits)
        guard let first = decoded.diagnostics.first(where: { $0.id == "syntax" }) else { return true }
        return first.location.map { $0 > place } ?? false
    }
}
