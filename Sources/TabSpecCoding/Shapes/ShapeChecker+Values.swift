import TabModel

extension ShapeChecker {
    mutating func check(_ value: SourceValue, _ choice: Choice) {
        let word = value.text ?? ""
        guard !choice.words.contains(word) else { return }
        let subject = "\(word.quoted) is not \(choice.noun)."
        if let near = Suggestion.nearest(to: word, among: choice.words) {
            let fix = "Replace \(word.quoted) by \(near.quoted)."
            report("value", at: value.place, "\(subject) Did you mean \(near.quoted)?", fix: fix)
        } else {
            report("value", at: value.place, "\(subject) Expected \(oneOf(choice.words)).")
        }
    }

    mutating func check(_ value: SourceValue, elements shape: Shape, atLeast least: Int) {
        let elements = value.list ?? []
        if elements.count < least {
            report("missing", at: value.place, "the array is empty. Give it at least one entry.")
        }
        for (index, element) in elements.enumerated() {
            within(.index(index)) { $0.check(element, shape) }
        }
    }

    /// Image paths stay inside the spec's folder and are never fetched (S25, S27).
    mutating func checkPath(_ value: SourceValue) {
        guard let problem = ImagePath.problem(of: value.text ?? "") else { return }
        report("value", at: value.place, "\((value.text ?? "").quoted) \(problem)")
    }

    /// Switched-off findings name a rule of section 5 and give a reason.
    mutating func checkReasons(_ value: SourceValue) {
        let members = value.members ?? []
        checkDuplicates(members)
        for member in members {
            guard LintKey.isValid(member.key) else {
                let text = "\(member.key.quoted) is not a finding's id. Expected one such as \"R5.19\"."
                report("unknownKey", at: member.place, text)
                continue
            }
            within(.key(member.key)) { $0.checkReason(member.value) }
        }
    }

    private mutating func checkReason(_ value: SourceValue) {
        check(value, .text)
        guard let reason = value.text, reason.allSatisfy(\.isWhitespace) else { return }
        report("value", at: value.place, "the reason is empty. Say why the finding is switched off.")
    }
}

/// The ids of findings: `R5.` and a number.
enum LintKey {
    static let pattern = "^R5\\.[1-9][0-9]{0,2}$"

    static func isValid(_ key: String) -> Bool {
        let digits = Array(key.utf8.dropFirst(3))
        return key.hasPrefix("R5.") && 1...3 ~= digits.count && digits.first != UInt8(ascii: "0")
            && digits.allSatisfy { 0x30...0x39 ~= $0 }
    }
}

/// Which paths an image may have.
enum ImagePath {
    /// What is wrong with a path, behind its quotation; nil if it is relative and stays in its folder.
    static func problem(of path: String) -> String? {
        if path.isEmpty { return "is no path. Name an image file." }
        if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            return "holds a control character. Name an image file."
        }
        let bytes = Array(path.utf8)
        if bytes.contains(UInt8(ascii: "\\")) { return "holds a backslash. Separate folders by \"/\"." }
        if hasScheme(path) { return "is an address. Images are files beside the spec; nothing is fetched." }
        if bytes.first == UInt8(ascii: "/") { return "is an absolute path. Write it relative to the spec's folder." }
        if bytes.split(separator: UInt8(ascii: "/")).contains(Array("..".utf8)[...]) {
            return "leaves the spec's folder. Put the image beside the spec."
        }
        return nil
    }

    /// Whether a path begins like `https:` or `C:` (RFC 3986 section 3.1).
    private static func hasScheme(_ path: String) -> Bool {
        guard let colon = path.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let scheme = path.utf8[..<colon]
        guard let first = scheme.first, Unicode.Scalar(first).properties.isAlphabetic, first < 0x80 else {
            return false
        }
        return scheme.allSatisfy { byte in
            Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 || 0x30...0x39 ~= byte
                || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
    }
}
