/// The shape of a value.
///
/// Checking, suggestions, the JSON Schema and the tables of the documentation are made from shapes, so they always
/// agree.
public indirect enum Shape: Sendable {
    /// A string.
    case text
    /// `true` or `false`.
    case bool
    /// An integer.
    case wholeNumber
    /// An integer in a range.
    case number(ClosedRange<Int>)
    /// A selection value or a badge.
    case textOrWholeNumber
    /// One of a fixed set of words.
    case choice(Choice)
    /// The path of a file or folder, relative to the spec and inside its folder.
    case path(FileKind)
    /// A color: `#RRGGBB` or `#RRGGBBAA`.
    case color
    /// Findings switched off: ids of rules R5 with a reason each.
    case reasons
    /// `null`, or another shape.
    case orNull(Shape)
    /// An array of one shape.
    case list(Shape, atLeast: Int, atMost: Int = .max)
    /// One of two shapes, distinguished by the kind of value.
    case either(Shape, Shape)
    /// An object with known keys.
    case object(ObjectShape)
    /// An object with keys chosen by the author, all values of one shape.
    case map(Shape)
    /// An object whose keys are names of conditions, all values of one shape.
    case conditions(Shape)
    /// The id of one of the spec's conditions.
    case condition
    /// An object that is checked elsewhere.
    case anyObject
    /// A tab, or a section if it has the key `tabs`.
    case entry
}

extension Shape {
    /// A Boolean value that indicates whether it is an object with known keys, or a list of such objects.
    public var isOfObjects: Bool {
        switch self {
        case .object: true
        case .orNull(let shape), .list(let shape, _, _): shape.isOfObjects
        default: false
        }
    }
}

/// A fixed set of words and a noun for one of them.
public struct Choice: Sendable {
    /// The noun with its article: `a tab role`.
    public let noun: String
    /// The words in the order of the format.
    public let words: [String]
    /// Other names that are accepted too, each for one of ``words``.
    public let aliases: [String]
    /// A Boolean value that indicates whether the words are numbers, which are accepted without quotes too.
    public let areNumbers: Bool

    /// Creates a choice from words.
    public init(_ noun: String, _ words: [String], aliases: [String] = [], areNumbers: Bool = false) {
        self.noun = noun
        self.areNumbers = areNumbers
        self.words = words
        self.aliases = aliases
    }

    /// Creates a choice from an enumeration's cases.
    public init<Word: RawRepresentable<String> & CaseIterable>(
        _ noun: String,
        _ type: Word.Type,
        aliases: [String] = []
    ) {
        self.init(noun, type.allCases.map(\.rawValue), aliases: aliases)
    }

    /// All accepted words.
    public var allWords: [String] { words + aliases }
}

/// An object with known keys.
public struct ObjectShape: Sendable {
    /// The noun with its article: `a tab`.
    public let noun: String
    /// The keys in the order of the format, which is the order of writing.
    public let keys: [KeyRow]
    /// The keys that must be present.
    public let required: [String]
    /// The keys of which exactly one must be present.
    public let oneOf: [String]
    /// A Boolean value that indicates whether keys that begin with `x-` or a dot are ignored: places for YAML's
    /// anchors.
    public let allowsExtensions: Bool
    /// The keys that are known beside it and can't be in it, because they have one value everywhere.
    public let fixed: [String]
    /// The name among the definitions of the JSON Schema, for a shape that is used in many places.
    public let definition: String?
    /// A Boolean value that indicates whether it needs at least one of its keys.
    public let needsKey: Bool
    private let index: [String: Int]

    /// Creates an object's shape from its keys, whose names differ.
    public init(
        _ noun: String,
        keys: [KeyRow],
        required: [String] = [],
        oneOf: [String] = [],
        allowsExtensions: Bool = false,
        fixed: [String] = [],
        definition: String? = nil,
        needsKey: Bool = false
    ) {
        self.noun = noun
        self.keys = keys
        self.required = required
        self.oneOf = oneOf
        self.allowsExtensions = allowsExtensions
        self.fixed = fixed
        (self.definition, self.needsKey) = (definition, needsKey)
        index = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($0.element.name, $0.offset) })
    }

    /// Accesses the row of a key; nil for a key that the object doesn't have.
    public subscript(key: String) -> KeyRow? {
        index[key].map { keys[$0] }
    }

    /// The pattern of ``isExtension(_:)`` for editors, as a regular expression of JSON Schema.
    public static let extensionPattern = "^(x-|\\.)"

    /// Returns a Boolean value that indicates whether a key is one of the author's, which is ignored.
    public func isExtension(_ key: String) -> Bool {
        allowsExtensions && (key.hasPrefix("x-") || key.hasPrefix("."))
    }
}

extension Shape {
    /// The values of the shape, one of each kind that rules can distinguish: every word, both Boolean values, an object
    /// with all keys.
    public var samples: [KeyValue] {
        switch self {
        case .text, .textOrWholeNumber, .path, .condition: [.text("…")]
        case .color: [.text("#000000")]
        case .bool: [.flag(true), .flag(false)]
        case .wholeNumber: [.number(1)]
        case .number(let range): [.number(range.lowerBound)]
        case .choice(let choice): choice.words.map(KeyValue.word)
        case .orNull(let shape): [.nothing] + shape.samples
        case .list: [.list([])]
        case .either(let first, let second): first.samples + second.samples
        case .object(let shape): shape.samples
        case .reasons, .map, .conditions, .anyObject, .entry: []
        }
    }
}

extension ObjectShape {
    /// The objects with all keys, one for each value of the key with the most values.
    fileprivate var samples: [KeyValue] {
        let members = keys.map { ($0.name, $0.shape.samples) }.filter { !$0.1.isEmpty }
        let count = members.map(\.1.count).max() ?? 0
        return (0..<count).map { number in
            .members(members.map { KeyMember($0, $1[min(number, $1.count - 1)]) })
        }
    }
}
