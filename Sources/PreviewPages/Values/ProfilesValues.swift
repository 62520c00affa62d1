/// Whose customization shows, and its way out of the page and back.
struct ProfilesValues: Hashable, Sendable {
    var profile: String
    /// Nil where only the one profile can be seen.
    var choices: GroupValues?
    /// Whether there is a choice, and a way to make a new one.
    var isChosen: Bool
    /// What a form that asks for a new profile takes along.
    var parameters: [ParameterValues]
    var exportHref: String
    var exportName: String
    /// Whether a file can be taken in its place.
    var imports: Bool
}

/// One parameter of the address.
struct ParameterValues: Hashable, Sendable {
    var name: String
    var value: String
}

extension ProfilesValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "profile": profile
        case "choices": choices
        case "isChosen": isChosen
        case "parameters": parameters
        case "exportHref": exportHref
        case "exportName": exportName
        case "imports": imports
        default: nil
        }
    }
}

extension ParameterValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "name": name
        case "value": value
        default: nil
        }
    }
}
