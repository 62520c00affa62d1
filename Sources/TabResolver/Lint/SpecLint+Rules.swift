public import TabModel

extension SpecLint {
    /// Whether an id is one of section 5's, whatever has to be read to find it.
    public static func isRule(_ id: String) -> Bool {
        severities[id] != nil || needsSource[id] != nil
    }

    /// The rules that findings can carry, by id, with the severity that most of their findings have.
    public static let severities: [String: Severity] = {
        let own = Linter.rules.map { ($0.id, $0.severity) } + [(StorageKeys.id, StorageKeys.severity)]
        return Dictionary(uniqueKeysWithValues: own)
    }()

    /// The rules of section 5 that no spec can show, by id, each with what Swift source would have to say.
    public static let needsSource: [String: String] = [
        "R5.25": "A spec says nothing about the views in a search tab, so it can't lack a navigation container.",
        "R5.31": "A spec's label is one title and one image; only a label builder in Swift can hold more.",
        "R5.48": "The subscripts of a stored customization are called in Swift; a spec calls none.",
        "R5.49": "A spec says nothing about scroll views in a tab's content.",
        "R5.53": "A spec has no if: it hides by size class, which is what the rule asks for.",
        "R5.55": "A spec says nothing about draggable content.",
        "R5.57": "A spec has no builder blocks: its arrays hold as many entries as they like.",
        "R5.60": "A spec reads no environment value, so none is read in the wrong place.",
    ]
}
