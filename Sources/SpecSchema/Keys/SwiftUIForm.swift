public import TabModel

/// How SwiftUI says what a key says, and what of SwiftUI its values need.
public struct SwiftUIForm: Sendable {
    /// A Boolean value that indicates whether it is the modifier of the key's name, with the value as its argument.
    ///
    /// All others are arguments of an initializer, depend on other keys, or concern the preview alone.
    public let isModifier: Bool
    /// A Boolean value that indicates whether it is a modifier of that name on a tab's content.
    public let isOnContent: Bool
    /// The bar that such a modifier is for, as SwiftUI names it; nil where it is for none, or the value names them.
    public let bar: String?
    /// A Boolean value that indicates whether it is `environment(_:_:)` with the environment's value of that name,
    /// rather than a modifier of its own.
    public let isInEnvironment: Bool
    private let feature: Feature?
    private let wordFeatures: [String: Feature]

    /// No modifier of its own, and nothing that a system with `Tab` lacks.
    public static let elsewhere = Self.elsewhere()

    /// No modifier of its own; `words` is what some of its words need.
    static func elsewhere(_ feature: Feature? = nil, words: [String: Feature] = [:]) -> Self {
        Self(
            isModifier: false,
            isOnContent: false,
            bar: nil,
            isInEnvironment: false,
            feature: feature,
            wordFeatures: words
        )
    }

    /// The modifier of the key's name on a tab's content, for a bar; `words` is what some of its words need.
    static func content(for bar: String? = nil, _ feature: Feature? = nil, words: [String: Feature] = [:]) -> Self {
        Self(
            isModifier: false,
            isOnContent: true,
            bar: bar,
            isInEnvironment: false,
            feature: feature,
            wordFeatures: words
        )
    }

    /// The modifier of the key's name; `words` is what some of its words need, else it needs `feature`.
    static func modifier(_ feature: Feature? = nil, words: [String: Feature] = [:]) -> Self {
        Self(
            isModifier: true,
            isOnContent: false,
            bar: nil,
            isInEnvironment: false,
            feature: feature,
            wordFeatures: words
        )
    }

    /// The value of the key's name in the environment, which a modifier sets.
    static let environment = Self(
        isModifier: true,
        isOnContent: false,
        bar: nil,
        isInEnvironment: true,
        feature: nil,
        wordFeatures: [:]
    )

    /// The generation that brought the key, if it came after `Tab`; its words may be newer.
    var since: String? {
        guard let feature else { return nil }
        let generation = Platform.allCases.compactMap { feature.since($0) as OSVersion? }.min()
        return generation.flatMap { $0 > .v18 ? $0.rawValue : nil }
    }

    /// A Boolean value that indicates whether any of its values needs something.
    public var needsSomething: Bool { feature != nil || !wordFeatures.isEmpty }

    /// What a value other than the default needs; nil for what every system with `Tab` has.
    public func feature(of value: KeyValue) -> Feature? {
        guard case .word(let word) = value else { return feature }
        return wordFeatures[word] ?? feature
    }
}

/// What a string of the author's is for.
public enum TextUse: Sendable {
    /// A name that is compared: nothing unseen may tell two of them apart.
    case identifier
    /// One line that is drawn.
    case title
    /// What is read out or shown on demand: it may have lines.
    case prose
}
