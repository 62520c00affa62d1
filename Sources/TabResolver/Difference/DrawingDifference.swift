public import TabModel

/// What a person sees otherwise in one or more environments, sentence by sentence.
public struct DrawingDifference: Hashable, Sendable {
    /// Where; equal differences stand together.
    public var environments: [ResolutionEnvironment]
    /// What is otherwise: the chrome first, then entries as the new spec declares them, then removed ones.
    public var changes: [DrawingChange]
}

/// One thing that is drawn otherwise.
public struct DrawingChange: Hashable, Sendable {
    /// The entry by its id in the new spec, or in the old one if it was removed; nil for the chrome.
    public var entry: EntryID?
    /// The rule that decides where it stands now.
    public var rule: String?
    /// What happens.
    public var sentence: DifferenceSentence
}

extension [DrawingDifference] {
    /// Adds what differs in an environment, unless nothing does; with an equal neighbour if there is one.
    mutating func add(_ changes: [DrawingChange], in environment: ResolutionEnvironment) {
        guard !changes.isEmpty else { return }
        if let place = firstIndex(where: { $0.changes == changes }) {
            self[place].environments.append(environment)
        } else {
            append(DrawingDifference(environments: [environment], changes: changes))
        }
    }
}
