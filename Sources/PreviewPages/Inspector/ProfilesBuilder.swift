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
        SegmentValues(
            title: name,
            label: "Profile \(name)",
            tooltip: "Profile \(name)",
            control: "profile",
            value: name,
            href: view.changing { $0.profile = name }.href,
            isCurrent: name == view.profile
        )
    }
}
