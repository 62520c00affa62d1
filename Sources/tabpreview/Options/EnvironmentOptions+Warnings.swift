import PreviewPages
import TabModel
import TabResolver

extension EnvironmentOptions {
    /// Returns warnings about options that have no effect for this spec and device.
    func warnings(for spec: TabSpec, all: Bool) -> [String] {
        (all ? replaced(by: "--all", os: true) : withoutEffect(on: environment.platform, spec)) + unknownIDs(in: spec)
    }

    /// Returns warnings about options that have no effect in a view of the page, which may show devices of its own.
    func warnings(for spec: TabSpec, in view: StageView) -> [String] {
        switch view {
        case .one, .full: withoutEffect(on: environment.platform, spec) + unknownIDs(in: spec)
        case .compare:
            (platform == nil ? [] : ["--platform has no effect with --view compare, which shows iPad and iPhone."])
                + withoutEffect(on: .iPad, spec) + unknownIDs(in: spec)
        case .all: replaced(by: "--view all", os: false) + unknownIDs(in: spec)
        }
    }

    /// Returns the given options whose values another option enumerates itself.
    private func replaced(by option: String, os replacesSystem: Bool) -> [String] {
        let given = [
            ("--platform", platform != nil), ("--size-class", sizeClass != nil), ("--os", replacesSystem && os != nil),
            ("--orientation", orientation != nil), ("--pose", pose != nil), ("--form", !replacesSystem && form != nil),
        ]
        let verb = replacesSystem ? "prints" : "shows"
        return given.filter(\.1).map { "\($0.0) has no effect with \(option), which \(verb) them all." }
    }

    private func withoutEffect(on platform: Platform, _ spec: TabSpec) -> [String] {
        let isWidePad = platform == .iPad && environment.sizeClass == .regular
        if platform == .iPhoneDuo { return withoutEffectOnDuo }
        var warnings: [String] = []
        if pose != nil { warnings.append("--pose has no effect here: only iPhoneDuo has poses.") }
        if form != nil, !isWidePad {
            warnings.append("--form has no effect here: only iPad in regular width has two forms.")
        }
        if editing, !isWidePad {
            warnings.append("--editing has no effect here: only iPad in regular width has an edit mode.")
        } else if editing, spec.merged(in: environment).tabViewCustomization == nil {
            warnings.append("--editing has no effect here: the tab view has no tabViewCustomization (R3.1).")
        }
        if sizeClass != nil, let only = platform.onlySizeClass {
            warnings.append("--size-class has no effect on \(platform.rawValue): it has \(only.rawValue) width only.")
        }
        return warnings
    }

    /// The given options without effect on iPhone Duo: the pose decides, and the device runs OS 27.1 (R1.99, R1.101).
    private var withoutEffectOnDuo: [String] {
        let given = [
            ("--size-class", sizeClass != nil), ("--orientation", orientation != nil), ("--form", form != nil),
        ]
        let decided = given.filter(\.1).map { "\($0.0) has no effect on iPhoneDuo: use --pose." }
        let system =
            os == nil || os == .v27_1 ? [] : ["--os has no effect on iPhoneDuo, which runs OS 27.1."]
        let form = editing ? ["--editing has no effect here: only iPad in regular width has an edit mode."] : []
        return decided + system + form
    }

    private func unknownIDs(in spec: TabSpec) -> [String] {
        let given = [
            ("--select", select.map { [$0] } ?? []), ("--previous", previous.map { [$0] } ?? []),
            ("--path", environment.interaction.path),
            ("--last", environment.interaction.last.filter { $0 != InteractionState.moreList }),
        ]
        return given.flatMap { option, ids in Self.unknown(ids, givenBy: option, in: spec) }
    }

    /// Returns warnings about ids that no entry has; `option` is the option that gave them.
    static func unknown(_ ids: [EntryID], givenBy option: String, in spec: TabSpec) -> [String] {
        guard !ids.isEmpty else { return [] }
        let entryIDs = Self.ids(of: spec.tabs)
        let known = Set(entryIDs)
        return ids.filter { !known.contains($0) }.map { id in
            let guess = Suggestion.nearest(to: id, among: entryIDs).map { " Did you mean \"\($0)\"?" } ?? ""
            return "\(option): no entry has the id \"\(id)\", so it is ignored.\(guess)"
        }
    }

    private static func ids(of entries: [TabEntry]) -> [EntryID] {
        entries.flatMap { entry in
            switch entry {
            case .tab(let tab): [tab.id]
            case .section(let section): [section.id] + ids(of: section.tabs)
            }
        }
    }
}

/// The platforms, size classes and OS versions for `resolve --all`.
enum EnvironmentTable {
    /// Returns the table's environments: platforms in their order, of iPhone Duo the poses if the spec names it,
    /// compact before regular, old before new.
    ///
    /// An adaptable tab view on a wide iPad has its bar and its sidebar, unless one of them is requested. Direction,
    /// selection and the flags are those of the given environment.
    static func all(of spec: TabSpec, like wanted: ResolutionEnvironment) -> [ResolutionEnvironment] {
        Platform.allCases.flatMap { platform in
            if platform == .iPhoneDuo {
                return spec.platforms.contains(.iPhoneDuo) ? Pose.allCases.map { duo($0, like: wanted) } : []
            }
            return sizeClasses(of: platform).flatMap { sizeClass in
                forms(of: spec, on: platform, sizeClass, wanted).flatMap { form in
                    OSVersion.generations.map { os in
                        var environment = wanted
                        environment.platform = platform
                        environment.sizeClass = sizeClass
                        environment.os = os
                        environment.form = form
                        environment.orientation = orientation(of: platform, sizeClass)
                        return environment
                    }
                }
            }
        }
    }

    private static func duo(_ pose: Pose, like wanted: ResolutionEnvironment) -> ResolutionEnvironment {
        var environment = wanted
        (environment.platform, environment.pose) = (.iPhoneDuo, pose)
        return environment
    }

    private static func forms(
        of spec: TabSpec,
        on platform: Platform,
        _ sizeClass: UserInterfaceSizeClass,
        _ wanted: ResolutionEnvironment
    ) -> [AdaptableForm?] {
        guard platform == .iPad, sizeClass == .regular, wanted.form == nil else { return [wanted.form] }
        var pad = wanted
        (pad.platform, pad.sizeClass) = (platform, sizeClass)
        return spec.merged(in: pad).tabViewStyle == .sidebarAdaptable ? [.tabBar, .sidebar] : [nil]
    }

    /// Returns the orientation for a size class: an iPhone reports regular width in landscape only (R2.12).
    private static func orientation(of platform: Platform, _ sizeClass: UserInterfaceSizeClass) -> Orientation {
        platform == .iPhone && sizeClass == .regular ? .landscape : platform.usualOrientation
    }

    /// Returns the size classes that a platform can report.
    private static func sizeClasses(of platform: Platform) -> [UserInterfaceSizeClass] {
        platform.onlySizeClass.map { [$0] } ?? UserInterfaceSizeClass.allCases
    }
}
