/// The values that are allowed at one place of a spec, for help with writing one.
///
/// It uses the very table that the reader checks with.
public struct SchemaPlace: Sendable {
    let shape: Shape

    /// The document itself.
    public static let document = Self(shape: .object(TabViewKeys.shape))

    /// Returns the place of a member's value; nil for a key that is not known here.
    ///
    /// `siblings` are the keys of the whole object: they distinguish a section from a tab.
    public func member(_ key: String, siblings: Set<String> = []) -> SchemaPlace? {
        objects(siblings).lazy.compactMap { $0[key] }.first.map { SchemaPlace(shape: $0.shape) }
    }

    /// The place of an array's elements; nil if no array is allowed.
    public var element: SchemaPlace? { shape.elementShape.map(SchemaPlace.init) }

    /// Returns the keys that an object may have here, in the order of the format; empty if no object with known keys is
    /// allowed.
    ///
    /// An entry that is neither a tab nor a section yet has the keys of both.
    public func keys(siblings: Set<String> = []) -> [KeyRow] {
        var seen: Set<String> = []
        return objects(siblings).flatMap(\.keys).filter { seen.insert($0.name).inserted }
    }

    /// Returns the key with its text; nil for one that is not known here.
    public func key(_ name: String, siblings: Set<String> = []) -> KeyRow? {
        keys(siblings: siblings).first { $0.name == name }
    }

    /// The words that are allowed here, in the order of the format; empty if no choice is.
    public var words: [String] { shape.choices.flatMap(\.words) }

    /// The noun for one of the words, with its article: `a tab role`; nil if no choice is allowed.
    public var noun: String? { shape.choices.first?.noun }

    /// A Boolean value that indicates whether `true` and `false` are allowed here.
    public var takesBool: Bool { shape.alternatives.contains { if case .bool = $0 { true } else { false } } }

    /// A Boolean value that indicates whether `null` is allowed here.
    public var takesNull: Bool { shape.takesNull }

    /// A Boolean value that indicates whether it is an object of findings that are switched off: rule ids with reasons.
    public var takesReasons: Bool { shape.alternatives.contains { if case .reasons = $0 { true } else { false } } }

    private func objects(_ siblings: Set<String>) -> [ObjectShape] {
        shape.alternatives.flatMap { shape -> [ObjectShape] in
            switch shape {
            case .object(let object): [object]
            case .entry: EntryKeys.possible(siblings)
            default: []
            }
        }
    }
}

extension EntryKeys {
    /// Returns the shapes that an entry with these keys can have.
    ///
    /// It is a section with `tabs`, a tab with a key of tabs only, otherwise still either.
    fileprivate static func possible(_ keys: Set<String>) -> [ObjectShape] {
        if keys.contains("tabs") { return [sectionShape] }
        return keys.contains { tabShape[$0] != nil && sectionShape[$0] == nil } ? [tabShape] : [tabShape, sectionShape]
    }
}

extension Shape {
    /// The shapes of the value, without `null`.
    fileprivate var alternatives: [Shape] {
        switch self {
        case .either(let first, let second): first.alternatives + second.alternatives
        case .orNull(let shape): shape.alternatives
        default: [self]
        }
    }

    fileprivate var choices: [Choice] {
        alternatives.compactMap { if case .choice(let choice) = $0 { choice } else { nil } }
    }

    fileprivate var elementShape: Shape? {
        alternatives.lazy.compactMap { if case .list(let element, _, _) = $0 { element } else { nil } }.first
    }

    fileprivate var takesNull: Bool {
        if case .orNull = self { true } else { false }
    }

    /// A Boolean value that indicates whether only an object or an array is allowed here.
    public var isCollection: Bool {
        alternatives.allSatisfy { shape in
            switch shape {
            case .object, .list, .map, .conditions, .anyObject, .reasons, .entry: true
            default: false
            }
        }
    }
}
