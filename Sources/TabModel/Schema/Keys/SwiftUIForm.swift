/// The SwiftUI form of a key, and the features of SwiftUI that its values need.
public struct SwiftUIForm: Sendable {
    /// A Boolean value that indicates whether it is the modifier of the key's name, with the value as its argument.
    ///
    /// All others are arguments of an initializer, depend on other keys, or concern the preview alone.
    public let isModifier: Bool
    /// A Boolean value that indicates whether it is a modifier of that name on a tab's content.
    public let isOnContent: Bool
    /// The bar that such a modifier is for, by its name in SwiftUI; nil if it is for none, or if the value names them.
    public let bar: String?
    /// A Boolean value that indicates whether it is `environment(_:_:)` with the environment's value of that name,
    /// rather than a separate modifier.
    public let isInEnvironment: Bool
    private let feature: Feature?
    private let wordFeatures: [String: Feature]

    /// The form of a key without a modifier and without needs that a system with `Tab` lacks.
    public static let elsewhere = Self.elsewhere()

    /// Returns the form of a key without a modifier; `words` has the features that some of its words need.
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

    /// Returns the form of a modifier with the key's name on a tab's content, for a bar.
    ///
    /// `words` has the features that some of its words need.
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

    /// Returns the form of a modifier with the key's name.
    ///
    /// `words` has the features that some of its words need; the others need `feature`.
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

    /// The form of a value with the key's name in the environment, which a modifier sets.
    static let environment = Self(
        isModifier: true,
        isOnContent: false,
        bar: nil,
        isInEnvironment: true,
        feature: nil,
        wordFeatures: [:]
    )

    /// The generation that brought the key, if it is newer than `Tab`; its words may be newer still.
    var since: String? {
        guard let feature else { return nil }
        let generation = Platform.allCases.compactMap { feature.since($0) as OSVersion? }.min()
        return generation.flatMap { $0 > .v18 ? $0.rawValue : nil }
    }

    /// A Boolean value that indicates whether any of its values needs a feature.
    public var needsSomething: Bool { feature != nil || !wordFeatures.isEmpty }

    /// Returns the feature that a value other than the default needs; nil if every system with `Tab` has it.
    public func feature(of value: KeyValue) -> Feature? {
        guard case .word(let word) = value else { return feature }
        return wordFeatures[word] ?? feature
    }
}

/// The use of an author's string.
public enum TextUse: Sendable {
    /// A name that is compared: two of them must not differ in invisible characters only.
    case identifier
    /// A drawn line.
    case title
    /// Text that is read out or shown on demand: it may have several lines.
    case prose
}
