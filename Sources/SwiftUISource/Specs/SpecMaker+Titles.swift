import TabModel

extension SpecMaker {
    /// Returns the titles; one with different texts on some devices appears once for each text.
    func byDevice(_ titles: [LabelReading.Title]) -> [LabelReading.Title] {
        titles.flatMap { title in
            let texts = key(of: title).map { self.texts(of: $0, from: title.place.file) } ?? []
            return texts.count < 2
                ? [title]
                : texts.compactMap { text in
                    var other = title
                    other.formula = title.formula.and(text.formula)
                    other.value = .text(text.text, title.value.place)
                    return other.formula == .never ? nil : other
                }
        }
    }

    /// Returns the values; one with different texts on some devices appears once for each text.
    func byDevice(_ values: [(Formula, Value)]) -> [(Formula, Value)] {
        values.flatMap { formula, value in
            let texts = key(of: value).map { self.texts(of: $0, from: place.file) } ?? []
            return texts.count < 2
                ? [(formula, value)]
                : texts.map { (formula.and($0.formula), .text($0.text)) }
                    .filter { $0.0 != .never }
        }
    }

    /// Returns a title's text, or its stand-in.
    mutating func title(_ title: LabelReading.Title) -> (text: String?, standIn: StandIn?) {
        if let key = key(of: title) { return (text(of: key, at: title.place), nil) }
        switch title.value {
        case .text(let text, _): return (text, nil)
        case .number(let number): return (String(number), nil)
        case .unknown(let unknown):
            note("unresolved-title", "the title \(code(title.text)) \(unknown.why.words).", unknown, at: title.place)
            return ("[\(title.text)]", StandIn(title.text, why: unknown.why))
        case .member:
            note("unresolved-title", "the title \(code(title.text)) isn't in any string table.", at: title.place)
            return ("[\(title.text)]", StandIn(title.text, why: .noValue))
        default: return ("[\(title.text)]", StandIn(title.text, why: .runTime))
        }
    }

    /// Returns the key of a string table that a title is, or that a generated constant represents.
    private func key(of title: LabelReading.Title) -> LocalizedKey? {
        let file = title.place.file
        switch title.value {
        case .key(let key, _): return key
        case .unknown(let unknown):
            return texts.key(ofConstant: unknown.text, from: file) ?? texts.key(ofConstant: title.text, from: file)
        case .member(let member): return texts.key(ofConstant: member.origin.text, from: file)
        default: return nil
        }
    }

    /// Returns the key that a value, or its `Text`, is.
    private func key(of value: Value) -> LocalizedKey? {
        switch evaluator.force(value) {
        case .key(let key, _): key
        case .view(let view): view.argument(nil).flatMap { key(of: $0.value) }
        default: nil
        }
    }

    private func texts(of key: LocalizedKey, from file: String) -> [PlatformText] {
        texts.texts(of: key, from: file, noting: { evaluator.project.note($0) })
    }

    /// Returns the text of a key; of several, the one on the usual platform.
    private mutating func text(of key: LocalizedKey, at place: SourcePlace) -> String {
        let texts = texts(of: key, from: place.file)
        if let text = (texts.first { isUsual($0.formula) } ?? texts.first)?.text {
            if texts.count > 1 {
                note(
                    "title-by-device",
                    "\"\(key.key)\" has different strings on some devices; \"\(text)\" is shown on all devices.",
                    at: place
                )
            }
            return text
        }
        if self.texts.misses(key, from: place.file) {
            note("missing-localization", "\"\(key.key)\" isn't in any string table, so the key is shown.", at: place)
        }
        return key.filled(key.key)
    }

    /// Returns a known string, literal or looked up.
    mutating func plainText(_ value: Value) -> String? {
        switch evaluator.force(value) {
        case .text(let text, _): text
        case .key(let key, _): text(of: key, at: place)
        case .view(let view): view.argument(nil).flatMap { plainText($0.value) }
        default: nil
        }
    }
}

/// Returns Swift code in quotes: a literal has its own.
func code(_ text: String) -> String { text.hasPrefix("\"") ? text : "\"\(text)\"" }
