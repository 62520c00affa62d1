import TabModel

/// A value of a spec as a difference names it: what the format's keys can hold.
public indirect enum ChangedValue: Hashable, Sendable {
    /// The key is absent, or null.
    case nothing
    /// True or false.
    case flag(Bool)
    /// A whole number.
    case number(Int)
    /// One of the format's own words, such as `pinned`.
    case word(String)
    /// A text of the author's.
    case text(String)
    /// Several values in order.
    case list([ChangedValue])
    /// Values by key, in the format's order.
    case members([ChangedProperty])
}

/// A key of the format and what stands, or stood, there.
public struct ChangedProperty: Hashable, Sendable {
    /// The key; a switch of the resolver is `switches.` and its name.
    public var key: String
    /// The value.
    public var value: ChangedValue

    /// Makes a property.
    public init(_ key: String, _ value: ChangedValue) {
        self.key = key
        self.value = value
    }
}

extension ChangedValue {
    /// A text of the author's, or nothing.
    init(text: String?) { self = text.map(ChangedValue.text) ?? .nothing }

    /// One of the format's words, or nothing.
    init<Word: RawRepresentable<String>>(_ word: Word?) { self = word.map { .word($0.rawValue) } ?? .nothing }

    /// A selection value, or nothing.
    init(_ value: TabValue?) {
        switch value {
        case nil: self = .nothing
        case .string(let string): self = .text(string)
        case .integer(let integer): self = .number(integer)
        }
    }

    /// A badge, or nothing.
    init(_ badge: Badge?) {
        switch badge {
        case nil: self = .nothing
        case .count(let count): self = .number(count)
        case .text(let text): self = .text(text)
        }
    }

    /// An author's hidden condition, as the format writes it.
    init(_ hidden: Hidden) {
        switch hidden {
        case .never: self = .flag(false)
        case .always: self = .flag(true)
        case .when(let sizeClass): self = .members([ChangedProperty("sizeClass", ChangedValue(sizeClass))])
        }
    }

    /// A pair of settings, one for each placement.
    init<Setting: RawRepresentable<String>>(_ pair: PerPlacement<Setting>) {
        self = .members([
            ChangedProperty("sidebar", ChangedValue(pair.sidebar)),
            ChangedProperty("tabBar", ChangedValue(pair.tabBar)),
        ])
    }

    /// A label without what it lacks, or nothing.
    init(_ label: TabLabel?) {
        let parts = [("title", label?.title), ("systemImage", label?.systemImage), ("image", label?.image)]
        let given = parts.compactMap { key, text in text.map { ChangedProperty(key, .text($0)) } }
        self = label == nil ? .nothing : .members(given)
    }

    /// Reasons by rule id, in the order of the ids.
    init(reasons: [String: String]) {
        self = .members(reasons.sorted { $0.key < $1.key }.map { ChangedProperty($0.key, .text($0.value)) })
    }
}
