import TabModel

extension ShapeChecker {
    mutating func check(_ value: SourceValue, _ choice: Choice) {
        let word = value.word(of: choice) ?? ""
        guard !choice.allWords.contains(word), diagnostics.count < Self.most else { return }
        let subject = "\(word.quoted) is not \(choice.noun)."
        if let near = Suggestion.nearest(to: word, among: choice.allWords) {
            let fix = "Replace \(word.quoted) with \(near.quoted)."
            report("value", at: value.place, "\(subject) Did you mean \(near.quoted)?", fix: fix)
            if Suggestion.isUnique(near, for: word, among: choice.allWords) {
                repair("value", .set(.string(near)), "Replace \(word.quoted) with \(near.quoted).")
            }
        } else if choice.words.isEmpty {
            report("value", at: value.place, "\(subject) The spec has no conditions. Add it to \"conditions\".")
        } else {
            report("value", at: value.place, "\(subject) Expected \(oneOf(choice.words)).")
        }
    }

    mutating func check(_ value: SourceValue, elements shape: Shape, count: ClosedRange<Int>) {
        let elements = value.list ?? []
        if elements.count < count.lowerBound {
            let noun = if case .object = shape { "element" } else { "entry" }
            report("missing", at: value.place, "the array is empty. Add at least one \(noun).")
        }
        if elements.count > count.upperBound {
            let text = "the array has \(elements.count) elements. Expected at most \(count.upperBound)."
            report("value", at: value.place, text)
        }
        for (index, element) in elements.enumerated() {
            within(.index(index)) { $0.check(element, shape) }
        }
    }

    /// Checks that a path stays inside the spec's folder; the target is never fetched (S25, S27).
    mutating func checkPath(_ value: SourceValue, _ kind: FileKind) {
        guard let problem = kind.problem(of: value.text ?? "") else { return }
        report("value", at: value.place, "\((value.text ?? "").quoted) \(problem)")
    }

    /// Checks that a color is in the one form that browsers and SwiftUI read alike.
    mutating func checkColor(_ value: SourceValue) {
        let text = value.text ?? ""
        guard HexColor(text) == nil else { return }
        report("value", at: value.place, "\(text.quoted) is not a color. Write it as \"#RRGGBB\", such as \"#12AB34\".")
    }

    /// Checks that suppressed findings name a rule of section 5 and give a reason.
    mutating func checkReasons(_ value: SourceValue) {
        let members = value.members ?? []
        checkDuplicates(members)
        for member in members {
            guard LintKey.isValid(member.key) else {
                let text = "\(member.key.quoted) is not the id of a finding. Expected an id such as \"R5.19\"."
                report("unknownKey", at: member.place, text)
                continue
            }
            within(.key(member.key)) { $0.checkReason(member.value) }
        }
    }

    private mutating func checkReason(_ value: SourceValue) {
        check(value, .text)
        guard let reason = value.text, reason.allSatisfy(\.isWhitespace) else { return }
        report("value", at: value.place, "the reason is empty. State why the finding is suppressed.")
    }
}

extension Shape {
    /// Returns a Boolean value that indicates whether a value is of the expected kind, with any contents.
    func accepts(_ value: SourceValue) -> Bool {
        switch self {
        case .text, .path, .color, .condition: value.text != nil
        case .choice(let choice): value.word(of: choice) != nil
        case .bool: value.bool != nil
        case .wholeNumber: value.integer != nil
        case .number(let range): value.integer.map(range.contains) ?? false
        case .textOrWholeNumber: value.integer != nil || value.text != nil
        case .orNull(let shape): value.isNull || shape.accepts(value)
        case .list: value.isList
        case .either(let first, let second): first.accepts(value) || second.accepts(value)
        case .object, .map, .conditions, .anyObject, .reasons, .entry: value.isObject
        }
    }

    /// Returns the element that turns a value into the expected list.
    ///
    /// The element is nil where no list is expected, or the value does not fit any.
    func list(ofOne value: SourceValue) -> String? {
        switch self {
        case .list(.choice(let choice), _, _):
            value.word(of: choice).flatMap { Suggestion.nearest(to: $0, among: choice.allWords) }
        case .list(let element, _, _): value.text.flatMap { element.accepts(value) && element.takesTextOnly ? $0 : nil }
        case .orNull(let shape): shape.list(ofOne: value)
        case .either(let first, let second): first.list(ofOne: value) ?? second.list(ofOne: value)
        default: nil
        }
    }

    /// A Boolean value that indicates whether the shape accepts true and false.
    var acceptsBool: Bool {
        switch self {
        case .bool: true
        case .orNull(let shape): shape.acceptsBool
        case .either(let first, let second): first.acceptsBool || second.acceptsBool
        default: false
        }
    }
}

extension SourceValue {
    /// Returns the value as one of the words of a choice: a string, or a number where the words are numbers.
    func word(of choice: Choice) -> String? {
        if let text { return text }
        guard choice.areNumbers else { return nil }
        switch content {
        case .integer(let integer): return "\(integer)"
        case .fraction(let text): return text
        default: return nil
        }
    }

    /// The description of the value for messages about an unexpected one.
    var found: String {
        switch content {
        case .null: written == "" ? "nothing" : "null"
        case .bool(let bool): "\(bool)"
        case .integer(let integer): "the number \(integer)"
        case .fraction(let text): "the number \(text.prefix(32))"
        case .tooLarge(let text): "the number \(text.prefix(32))"
        case .string(let text): text.quoted
        case .list: "an array"
        case .object: "an object"
        }
    }
}
