public import TabModel

extension LayoutResolver {
    /// The findings about the spec on devices and OS generations, each once, in declared order, then by rule number.
    ///
    /// `platforms` are those that findings speak of; nil stands for the spec's own. Both size classes of an iPad count.
    /// A finding that holds on some of them only says so in its text. Takes time linear in the number of entries.
    public func findings(
        on platforms: [Platform]? = nil,
        os systems: [OSVersion] = [.v26],
        customization: TabViewCustomization? = nil
    ) -> [Diagnostic] {
        let subject = lintSubject(on: platforms, os: systems, customization: customization)
        return Linter.findings(about: subject, switchedOff: switchedOff)
    }

    func lintSubject(
        on platforms: [Platform]?,
        os systems: [OSVersion],
        customization: TabViewCustomization?
    ) -> LintSubject {
        LintSubject(
            spec,
            outline,
            on: Set(platforms ?? spec.platforms),
            os: systems.isEmpty ? [.v26] : Set(systems).sorted(),
            customization: customization,
            file: file,
            symbols: symbols,
            images: images
        )
    }
}
