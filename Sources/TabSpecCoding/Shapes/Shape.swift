/// What a value may be.
///
/// One table of shapes is the source for checking, for suggestions and for the JSON Schema, so they can't drift apart.
indirect enum Shape: Sendable {
    case text
    case bool
    case wholeNumber
    /// A selection value or a badge.
    case textOrWholeNumber
    /// One of a fixed set of words.
    case choice(Choice)
    /// The path of an image, relative to the spec and inside its folder.
    case imagePath
    /// Findings switched off: rule ids of section 5 with a reason each.
    case reasons
    case orNull(Shape)
    case list(Shape, atLeast: Int)
    /// One of two shapes, told apart by the kind of value.
    case either(Shape, Shape)
    case object(ObjectShape)
    /// Keys of the author's choosing, all values of one shape.
    case map(Shape)
    /// An object that is looked into elsewhere.
    case anyObject
    /// A tab, or a section where there is a key `tabs`.
    case entry
}

/// A fixed set of words and what one of them is called.
struct Choice: Sendable {
    /// With its article: `a tab role`.
    let noun: String
    /// In the order of the format.
    let words: [String]
    /// Other names that are read too, each for one of ``words``.
    let aliases: [String]

    init(_ noun: String, _ words: [String], aliases: [String] = []) {
        self.noun = noun
        self.words = words
        self.aliases = aliases
    }

    init<Word: RawRepresentable<String> & CaseIterable>(_ noun: String, _ type: Word.Type, aliases: [String] = []) {
        self.init(noun, type.allCases.map(\.rawValue), aliases: aliases)
    }

    /// Everything that is read.
    var known: [String] { words + aliases }
}

/// One key of an object.
struct KeyRule: Sendable {
    /// The key.
    let name: String
    /// What its value may be.
    let shape: Shape
    /// What it is for, in one sentence, as editors show it.
    let text: String

    init(_ name: String, _ shape: Shape, _ text: String) {
        self.name = name
        self.shape = shape
        self.text = text
    }
}

/// An object with known keys.
struct ObjectShape: Sendable {
    /// With its article: `a tab`.
    let noun: String
    /// The keys in the order of the format, which is the order of writing.
    let keys: [KeyRule]
    /// Keys that must be there.
    let required: [String]
    /// Pairs of keys of which exactly one must be there.
    let oneOf: [String]
    /// Whether keys that begin with `x-` or a dot are let alone: homes for YAML's anchors.
    let allowsExtensions: Bool
    private let index: [String: Int]

    init(
        _ noun: String,
        keys: [KeyRule],
        required: [String] = [],
        oneOf: [String] = [],
        allowsExtensions: Bool = false
    ) {
        self.noun = noun
        self.keys = keys
        self.required = required
        self.oneOf = oneOf
        self.allowsExtensions = allowsExtensions
        index = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($0.element.name, $0.offset) })
    }

    subscript(key: String) -> KeyRule? {
        index[key].map { keys[$0] }
    }

    /// The same as ``isExtension(_:)`` for editors, as a regular expression of JSON Schema.
    static let extensionPattern = "^(x-|\\.)"

    /// Whether a key is the author's own, which nothing reads.
    func isExtension(_ key: String) -> Bool {
        allowsExtensions && (key.hasPrefix("x-") || key.hasPrefix("."))
    }
}
