/// Whose customization shows, and its way out of the page and back.
struct ProfilesValues: TemplateValue {
    var profile: String
    /// Nil where only the one profile can be seen.
    var choices: GroupValues?
    /// A Boolean value that indicates whether there is a choice, and a way to make a new one.
    var isChosen: Bool
    /// What a form that asks for a new profile takes along.
    var parameters: [ParameterValues]
    var exportHref: String
    var exportName: String
    /// A Boolean value that indicates whether a file can be taken in its place.
    var imports: Bool
}

/// One parameter of the address.
struct ParameterValues: TemplateValue {
    var name: String
    var value: String
}

/// Offers the profiles to choose from, a new one, and a customization as a file.
struct ProfilesBuilder {
    let view: ViewState
    /// The names that have something stored.
    let stored: [String]
    /// Whose customization shows.
    let profile: String
    let rights: PageRights

    var values: ProfilesValues {
        ProfilesValues(
            profile: profile,
            choices: rights.choosesProfile
                ? GroupValues(name: "profile", label: "Profile", segments: names.map(segment)) : nil,
            isChosen: rights.choosesProfile,
            parameters: view.changing { $0.profile = ViewState.defaultProfile }.parameters.map(ParameterValues.init),
            exportHref: "./customization\(rights.choosesProfile ? "?profile=\(PercentEncoding.encoded(profile))" : "")",
            exportName: "\(profile).customization.json",
            imports: rights.customizes
        )
    }

    /// Everyone's first, then by name; the present one among them, whether it has something stored or not.
    private var names: [String] {
        let usual = ViewState.defaultProfile
        return [usual] + Set(stored + [view.profile]).subtracting([usual]).sorted()
    }

    private func segment(_ name: String) -> SegmentValues {
        ChoiceBuilder(view: view)
            .segment(name, control: "profile", value: name, isOn: name == view.profile, label: "Profile \(name)") {
                $0.profile = name
            }
    }
}
