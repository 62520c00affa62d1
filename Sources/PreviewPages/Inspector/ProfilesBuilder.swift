import PreviewCore

/// The profile of the shown customization, and its export and import.
struct ProfilesValues: TemplateValue {
    var profile: String
    /// The profiles to choose from; nil if only the one profile can be seen.
    var choices: GroupValues?
    /// A Boolean value that indicates whether there is a choice, and a way to create a new profile.
    var isChosen: Bool
    /// The parameters that a form for a new profile preserves.
    var parameters: [ParameterValues]
    var exportHref: String
    var exportName: String
    /// A Boolean value that indicates whether a file can be imported instead of the customization.
    var imports: Bool
}

/// One parameter of the URL.
struct ParameterValues: TemplateValue {
    var name: String
    var value: String
}

/// A builder of the choice of profiles, of a new one, and of a customization as a file.
struct ProfilesBuilder {
    let view: ViewState
    /// The names of the profiles that have something stored.
    let stored: [String]
    /// The profile of the shown customization.
    let profile: String
    let rights: Right

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

    /// The names of the profiles: the default one first, then by name.
    ///
    /// The present one is among them even if it has nothing stored.
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
