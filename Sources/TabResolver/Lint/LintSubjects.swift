import TabModel

extension LayoutResolver {
    /// Returns the findings about the spec on devices, systems and SDKs, one for each cause, by place.
    ///
    /// `platforms` are those that findings are about; nil means the spec's own. Titles are checked in `locale`, or in
    /// every language that the spec has. Both size classes of an iPad count. Findings about a platform are made on the
    /// spec resolved for it (R1.118), with these values of its conditions: with the usual value of each of the others,
    /// then with the other value of one after another. A finding that holds in some combinations only states them in
    /// its text.
    ///
    /// - Complexity: O(*n*) in the number of entries for each form.
    func findings(
        on platforms: [Platform]? = nil,
        os systems: [OSVersion] = [],
        sdk sdks: [OSVersion] = [],
        locale: LocaleIdentifier? = nil,
        conditions: [ConditionID: Bool] = [:],
        customization: TabViewCustomization? = nil
    ) -> [Diagnostic] {
        let subjects = lintSubjects(
            on: platforms,
            os: systems,
            sdk: sdks,
            locale: locale,
            conditions: conditions,
            customization: customization
        )
        return Linter.findings(about: subjects, settings: rules)
    }

    /// Returns the subjects of findings: one for each form that the spec takes.
    func lintSubjects(
        on platforms: [Platform]?,
        os systems: [OSVersion],
        sdk sdks: [OSVersion],
        locale: LocaleIdentifier? = nil,
        conditions: [ConditionID: Bool] = [:],
        customization: TabViewCustomization?
    ) -> [LintSubject] {
        let requestedPlatforms = Set(platforms ?? spec.platforms)
        let systems = systems.isEmpty ? [OSVersion.v27] : Set(systems).sorted()
        let parts =
            forms.map { forms in
                FormAnswers.all(for: spec.conditions, given: conditions).reduce(into: []) {
                    FormPart.add(to: &$0, from: forms, on: requestedPlatforms, os: systems, $1)
                }
            } ?? []
        return (parts.isEmpty ? [FormPart(requestedPlatforms, systems)] : parts).map { part in
            let form =
                part.environment.flatMap { forms?.declared(in: $0) } ?? MergedSpec(spec: spec, outline: outline)
            return LintSubject(
                form.spec,
                form.outline,
                on: part.platforms,
                os: part.systems,
                sdk: sdks.isEmpty ? [.newest] : Set(sdks).sorted(),
                customization: customization,
                written: MergedSpec(spec: spec, outline: outline),
                requestedPlatforms: requestedPlatforms,
                sizeClasses: part.sizeClasses,
                answers: part.answers.others,
                locale: locale,
                file: file,
                symbols: symbols,
                images: images
            )
        }
    }
}

/// Values of a spec's conditions.
private struct FormAnswers: Hashable {
    /// The values in the form of an environment.
    var given: [ConditionID: Bool]
    /// The values among them that are not the usual ones and were not given.
    var others: [ConditionID: Bool] = [:]

    /// Returns the usual values, then those with the other value of one condition that has no given one.
    static func all(for conditions: [Condition], given: [ConditionID: Bool]) -> [Self] {
        let others = conditions.filter { given[$0.id] == nil }.map { condition in
            let other = [condition.id: !condition.usually]
            return Self(given: given.merging(other) { $1 }, others: other)
        }
        return [Self(given: given)] + others
    }
}

/// Environments in which a spec has one form: each of the platforms with each of the systems and size classes.
private struct FormPart {
    var platforms: Set<Platform>
    var systems: [OSVersion]
    var sizeClasses = Set(UserInterfaceSizeClass.allCases)
    /// One of the environments; nil if the spec is the same in all of them.
    var environment: ResolutionEnvironment?
    var answers = FormAnswers(given: [:])
    /// The Boolean values of the spec's `when`s in it.
    var pattern: [Bool] = []

    init(_ platforms: Set<Platform>, _ systems: [OSVersion]) {
        (self.platforms, self.systems) = (platforms, systems)
    }

    /// Adds the parts of all environments with some values of conditions, those of the first platform first; no form
    /// twice.
    static func add(
        to parts: inout [FormPart],
        from forms: MergedSpecs,
        on platforms: Set<Platform>,
        os systems: [OSVersion],
        _ answers: FormAnswers
    ) {
        for platform in Platform.allCases where platforms.contains(platform) {
            for cell in cells(of: forms, on: platform, os: systems, answers) {
                let known = parts.firstIndex {
                    $0.pattern == cell.pattern && $0.systems == cell.systems && $0.sizeClasses == cell.sizeClasses
                }
                if let known, parts[known].answers == answers || parts[known].platforms.contains(platform) {
                    parts[known].platforms.insert(platform)
                } else {
                    parts.append(cell)
                }
            }
        }
    }

    /// Returns the parts of one platform: size classes of one form together, then systems with the same size classes.
    private static func cells(
        of forms: MergedSpecs,
        on platform: Platform,
        os systems: [OSVersion],
        _ answers: FormAnswers
    ) -> [FormPart] {
        var found: [FormPart] = []
        for os in systems {
            for cell in cells(in: os, of: forms, on: platform, answers) {
                let known = found.firstIndex { $0.pattern == cell.pattern && $0.sizeClasses == cell.sizeClasses }
                if let known { found[known].systems.append(os) } else { found.append(cell) }
            }
        }
        return found
    }

    private static func cells(
        in os: OSVersion,
        of forms: MergedSpecs,
        on platform: Platform,
        _ answers: FormAnswers
    ) -> [FormPart] {
        var cells: [FormPart] = []
        for sizeClass in UserInterfaceSizeClass.allCases where platform.onlySizeClass ?? sizeClass == sizeClass {
            var environment = ResolutionEnvironment(platform: platform, sizeClass: sizeClass, os: os)
            if platform == .iPhoneDuo { environment.pose = sizeClass == .compact ? .outerPortrait : .innerLandscape }
            environment.conditions = answers.given
            let pattern = forms.pattern(in: environment)
            if let known = cells.firstIndex(where: { $0.pattern == pattern }) {
                cells[known].sizeClasses.insert(sizeClass)
            } else {
                var cell = FormPart([platform], [os])
                (cell.environment, cell.answers, cell.pattern) = (environment, answers, pattern)
                if platform.onlySizeClass == nil { cell.sizeClasses = [sizeClass] }
                cells.append(cell)
            }
        }
        return cells
    }
}
