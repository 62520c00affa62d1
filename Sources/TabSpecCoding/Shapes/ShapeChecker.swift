import TabModel

/// A checker that compares values with a shape and collects all errors, in the order of the text.
struct ShapeChecker {
    /// The maximum number of diagnostics of one text.
    static let most = 1_000

    private let file: String
    /// The ids of the spec's conditions; nil where an entry is checked without its spec.
    private let conditions: [String]?
    private var path = ValuePath()
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Diagnostic> = []
    /// The repairs of those errors that have one obvious repair, in the order of ``diagnostics``.
    private(set) var repairs: [Repair] = []
    /// The error that each of ``repairs`` repairs, in the same order.
    private var repaired: [Diagnostic] = []
    /// The kinds of object whose keys a message has listed already, because once is enough.
    var listed: Set<String> = []

    init(file: String, conditions: [String]? = nil) {
        (self.file, self.conditions) = (file, conditions)
    }

    /// Creates a checker of a spec.
    private init(file: String, checking spec: SourceValue) {
        self.init(file: file, conditions: spec["conditions"]?.members?.map(\.key) ?? [])
    }

    /// Returns all errors of a value against a shape, in order of place.
    static func diagnostics(_ value: SourceValue, _ shape: Shape, file: String) -> [Diagnostic] {
        var checker = ShapeChecker(file: file, checking: value)
        checker.check(value, shape)
        return checker.sorted
    }

    /// Returns the repairs with their errors.
    static func repairable(
        _ value: SourceValue,
        _ shape: Shape,
        file: String
    ) -> [(mistake: Diagnostic, repair: Repair)] {
        var checker = ShapeChecker(file: file, checking: value)
        checker.check(value, shape)
        return Array(zip(checker.repaired, checker.repairs))
    }

    /// The errors, sorted by location.
    var sorted: [Diagnostic] {
        var all = diagnostics
        if let last = all.last, all.count == Self.most {
            let text = "There are more errors. Only the first \(Self.most) are shown."
            all.append(Diagnostic(id: "limit", text: text, file: file, location: last.location))
        }
        let ordered = all.enumerated().sorted { first, second in
            (first.element.location ?? .first, first.offset) < (second.element.location ?? .first, second.offset)
        }
        return ordered.map(\.element)
    }

    mutating func check(_ value: SourceValue, _ shape: Shape) {
        guard diagnostics.count < Self.most else { return }
        if let text = value.tooLarge, value.text == nil || !shape.takesTextOnly {
            report("limit", at: value.place, "the number \(text.prefix(32)) is too large.")
            return
        }
        guard shape.accepts(value) else { return reportType(value, shape) }
        checkInside(value, shape)
    }

    private mutating func checkInside(_ value: SourceValue, _ shape: Shape) {
        switch shape {
        case .text, .bool, .wholeNumber, .number, .textOrWholeNumber, .anyObject: break
        case .choice(let choice): check(value, choice)
        case .path(let kind): checkPath(value, kind)
        case .color: checkColor(value)
        case .condition: if let conditions { check(value, Choice("a condition of this spec", conditions)) }
        case .reasons: checkReasons(value)
        case .orNull(let shape): if !value.isNull { check(value, shape) }
        case .list(let element, let least, let most): check(value, elements: element, count: least...most)
        case .either(let first, let second): check(value, first.accepts(value) ? first : second)
        case .object(let shape): check(value, members: shape)
        case .map(let shape): check(value, map: shape)
        case .conditions(let shape): check(value, conditions: shape)
        case .entry: check(value, members: value["tabs"] == nil ? EntryKeys.tabShape : EntryKeys.sectionShape)
        }
    }

    mutating func within(_ step: ValuePath.Step, _ body: (inout ShapeChecker) -> Void) {
        path.steps.append(step)
        body(&self)
        path.steps.removeLast()
    }

    mutating func report(_ id: String, at place: SourceLocation, _ text: String, fix: String? = nil) {
        guard diagnostics.count < Self.most else { return }
        // A YAML anchor's errors come up again at each of its aliases, under another path.
        guard reported.insert(Diagnostic(id: id, text: text, file: file, location: place)).inserted else { return }
        let prefix = path.text.isEmpty ? "" : "\(path.text): "
        diagnostics.append(Diagnostic(id: id, text: prefix + text, file: file, location: place, fix: fix))
    }

    private mutating func reportType(_ value: SourceValue, _ shape: Shape) {
        let meant = value.text.flatMap { Self.booleans[$0.lowercased()] }
        let hint = shape.acceptsBool ? meant.map { " Did you mean \($0)?" } : nil
        let wrapped = value.text.flatMap { word in shape.key(ofWord: word).map { (key: $0, word: word) } }
        let object = wrapped.map { Self.object($0.key, $0.word, isYAML: value.written != nil) }
        let single = shape.list(ofOne: value)
        let list = single.map { value.written != nil ? "[\($0)]" : "[\($0.quoted)]" }
        let advice = hint ?? (object ?? list).map { " Did you mean \($0)?" } ?? ""
        report("type", at: value.place, "expected \(shape.expectation), found \(value.found).\(advice)")
        if let wrapped, let object {
            let meant = JSONValue.object([JSONMember(wrapped.key, .string(wrapped.word))])
            repair("type", .set(meant), "Replace \(value.found) with \(object).")
        } else if let single, let list {
            repair("type", .set(.array([.string(single)])), "Replace \(value.found) with \(list).")
        } else if hint != nil, let meant {
            repair("type", .set(.bool(meant)), "Replace \(value.found) with \(meant).")
        }
    }

    private static func object(_ key: String, _ word: String, isYAML: Bool) -> String {
        isYAML ? "{ \(key): \(word) }" : "{ \(key.quoted): \(word.quoted) }"
    }

    /// Adds the repair of the error that was reported last.
    mutating func repair(_ id: String, at key: String? = nil, _ change: SpecEdit.Change, _ sentence: String) {
        guard repairs.count < Self.most, let mistake = diagnostics.last else { return }
        let steps = path.steps.map(\.step) + (key.map { [.key($0)] } ?? [])
        repairs.append(Repair(id: id, edits: [SpecEdit(steps, change)], sentence: sentence))
        repaired.append(mistake)
    }

    private static let booleans = [
        "yes": true, "on": true, "y": true, "true": true, "no": false, "off": false, "n": false, "false": false,
    ]
}

extension SourceLocation {
    fileprivate static let first = SourceLocation(line: 1, column: 1)
}

/// The path of a value in a document: `tabs[3].role`.
struct ValuePath {
    enum Step {
        case key(String)
        case index(Int)

        /// The step as a step of an edit.
        var step: SpecEdit.Step {
            switch self {
            case .key(let key): .key(key)
            case .index(let index): .index(index)
            }
        }
    }

    var steps: [Step] = []

    var text: String {
        steps.reduce(into: "") { text, step in
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where key.isPlainKey: text += text.isEmpty ? key : ".\(key)"
            case .key(let key): text += "[\(key.quoted)]"
            }
        }
    }
}

extension String {
    /// A Boolean value that indicates whether a key needs no quotes in a path.
    fileprivate var isPlainKey: Bool {
        !isEmpty && utf8.count <= 48
            && utf8.allSatisfy { byte in
                Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 || 0x30...0x39 ~= byte || byte == 0x5F
                    || byte == 0x24
            }
    }
}
