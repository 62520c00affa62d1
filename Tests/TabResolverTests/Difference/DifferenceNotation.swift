import TabModel

@testable import TabResolver

/// The changes between two specs of the rulebook's notation, one a line: `moved a: 0 → 2`.
func changes(
    _ old: String,
    _ new: String,
    platforms: [Platform]? = nil,
    _ change: (inout TabSpec) -> Void = { _ in }
) -> [String] {
    difference(old, new, platforms: platforms, change).changes.map(\.notation)
}

/// The difference of two specs of the rulebook's notation; `change` is made to the new one.
func difference(
    _ old: String,
    _ new: String,
    platforms: [Platform]? = nil,
    _ change: (inout TabSpec) -> Void = { _ in }
) -> SpecDifference {
    SpecDifference(
        old: SpecNotation.spec(old, attached: true),
        new: SpecNotation.spec(new, attached: true, change),
        platforms: platforms
    )
}

/// Returns the outcomes of a stored state, one id a line: `displaced a R3.9`.
func idOutcomes(
    _ old: String,
    _ new: String,
    state: String?,
    _ change: (inout TabSpec) -> Void = { _ in }
) -> [String] {
    difference(old, new, change).outcome(of: state.map(StateNotation.state)).idOutcomes.map { item in
        ([item.kind.rawValue, item.id] + item.remarks.map(\.rule)).joined(separator: " ")
    }
}

extension SpecChange {
    /// The change without the places where it shows.
    var notation: String {
        let sides = [from, to].map { $0?.notation ?? "" }.filter { !$0.isEmpty }
        return "\(kind.rawValue) \(entry ?? "tab view"): \(sides.joined(separator: " → "))"
    }
}

extension SpecChange.State {
    fileprivate var notation: String {
        switch self {
        case .place(let place): (place.section.map { "\($0)/" } ?? "") + "\(place.index)"
        case .properties(let properties): properties.map { "\($0.key)=\($0.value.notation)" }.joined(separator: " ")
        }
    }
}

extension KeyValue {
    fileprivate var notation: String {
        switch self {
        case .nothing: "none"
        case .flag(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .word(let text), .text(let text): text
        case .list(let values): "[\(values.map(\.notation).joined(separator: " "))]"
        case .members(let members): "{\(members.map { "\($0.key): \($0.value.notation)" }.joined(separator: ", "))}"
        }
    }
}
