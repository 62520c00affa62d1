public import TabModel

extension LayoutResolver {
    /// The findings about the spec on devices, systems and SDKs, each once, in declared order, then by rule number.
    ///
    /// `platforms` are those that findings speak of; nil means the spec's own. Titles are checked in `locale`, or in every
    /// language that the spec has. Both size classes of an iPad count. Those
    /// about a platform are made on the spec as it is there, with these answers to its conditions (R1.118). A finding
    /// that holds on some of them only says so in its text. Takes time linear in the number of entries.
    public func findings(
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
        return Linter.findings(about: subjects, switchedOff: switchedOff)
    }

    /// What findings are made about: one subject for each form that the spec takes.
    func lintSubjects(
        on platforms: [Platform]?,
        os systems: [OSVersion],
        sdk sdks: [OSVersion],
        locale: LocaleIdentifier? = nil,
        conditions: [ConditionID: Bool] = [:],
        customization: TabViewCustomization?
    ) -> [LintSubject] {
        let asked = Set(platforms ?? spec.platforms)
        let systems = systems.isEmpty ? [OSVersion.v27] : Set(systems).sorted()
        let parts = forms.map { FormPart.all(of: $0, on: asked, os: systems, conditions) } ?? []
        return (parts.isEmpty ? [FormPart(asked, systems)] : parts).map { part in
            let form = part.environment.map(form) ?? MergedSpec(spec: spec, outline: outline)
            return LintSubject(
                form.spec,
                form.outline,
                on: part.platforms,
                os: part.systems,
                sdk: sdks.isEmpty ? [.newest] : Set(sdks).sorted(),
                customization: customization,
                written: MergedSpec(spec: spec, outline: outline),
                asked: asked,
                sizeClasses: part.sizeClasses,
                locale: locale,
                file: file,
                symbols: symbols,
                images: images
            )
        }
    }
}

/// Environments in which a spec has one form: each of the platforms with each of the systems and size classes.
private struct FormPart {
    var platforms: Set<Platform>
    var systems: [OSVersion]
    var sizeClasses = Set(UserInterfaceSizeClass.allCases)
    /// One of them; nil if the spec is the same everywhere.
    var environment: ResolutionEnvironment?

    init(_ platforms: Set<Platform>, _ systems: [OSVersion]) {
        (self.platforms, self.systems) = (platforms, systems)
    }

    /// The parts of all environments, those of the first platform first.
    static func all(
        of forms: MergedSpecs,
        on platforms: Set<Platform>,
        os systems: [OSVersion],
        _ conditions: [ConditionID: Bool]
    ) -> [FormPart] {
        var parts: [(pattern: [Bool], part: FormPart)] = []
        let add = { (pattern: [Bool], part: FormPart, join: (inout FormPart) -> Bool) in
            for index in parts.indices where parts[index].pattern == pattern {
                if join(&parts[index].part) { return }
            }
            parts.append((pattern, part))
        }
        for platform in Platform.allCases where platforms.contains(platform) {
            for cell in cells(of: forms, on: platform, os: systems, conditions) {
                add(cell.pattern, cell.part) { other in
                    guard other.systems == cell.part.systems, other.sizeClasses == cell.part.sizeClasses else {
                        return false
                    }
                    other.platforms.insert(platform)
                    return true
                }
            }
        }
        return parts.map(\.part)
    }

    /// The parts of one platform: size classes of one form together, then systems with the same size classes.
    private static func cells(
        of forms: MergedSpecs,
        on platform: Platform,
        os systems: [OSVersion],
        _ conditions: [ConditionID: Bool]
    ) -> [(pattern: [Bool], part: FormPart)] {
        var cells: [(pattern: [Bool], part: FormPart)] = []
        for os in systems {
            var ofSystem: [(pattern: [Bool], part: FormPart)] = []
            for sizeClass in UserInterfaceSizeClass.allCases where platform.onlySizeClass ?? sizeClass == sizeClass {
                var environment = ResolutionEnvironment(platform: platform, sizeClass: sizeClass, os: os)
                environment.conditions = conditions
                let pattern = forms.pattern(in: environment)
                if let known = ofSystem.firstIndex(where: { $0.pattern == pattern }) {
                    ofSystem[known].part.sizeClasses.insert(sizeClass)
                } else {
                    var part = FormPart([platform], [os])
                    part.environment = environment
                    if platform.onlySizeClass == nil { part.sizeClasses = [sizeClass] }
                    ofSystem.append((pattern, part))
                }
            }
            for cell in ofSystem {
                let known = cells.firstIndex {
                    $0.pattern == cell.pattern && $0.part.sizeClasses == cell.part.sizeClasses
                }
                if let known { cells[known].part.systems.append(os) } else { cells.append(cell) }
            }
        }
        return cells
    }
}
