import PreviewPages
import TabModel

extension EnvironmentOptions {
    /// Sentences about options that say nothing for this spec and device.
    func warnings(for spec: TabSpec, all: Bool) -> [String] {
        (all ? replaced(by: "--all", os: true) : withoutEffect(on: environment.platform, spec)) + unknownIDs(in: spec)
    }

    /// Sentences about options that say nothing in a view of the page, which may show devices of its own.
    func warnings(for spec: TabSpec, in view: StageView) -> [String] {
        switch view {
        case .one: withoutEffect(on: environment.platform, spec) + unknownIDs(in: spec)
        case .compare:
            (platform == nil ? [] : ["--platform has no effect with --view compare, which shows iPad and iPhone."])
                + withoutEffect(on: .iPad, spec) + unknownIDs(in: spec)
        case .all: replaced(by: "--view all", os: false) + unknownIDs(in: spec)
        }
    }

    /// What goes through these itself.
    private func replaced(by option: String, os replacesSystem: Bool) -> [String] {
        let given = [
            ("--platform", platform != nil), ("--size-class", sizeClass != nil), ("--os", replacesSystem && os != nil),
            ("--orientation", orientation != nil), ("--form", !replacesSystem && form != nil),
        ]
        let verb = replacesSystem ? "answers for" : "shows"
        return given.filter(\.1).map { "\($0.0) has no effect with \(option), which \(verb) every one." }
    }

    private func withoutEffect(on platform: Platform, _ spec: TabSpec) -> [String] {
        let isWidePad = platform == .iPad && environment.sizeClass == .regular
        var warnings: [String] = []
        if form != nil, !isWidePad {
            warnings.append("--form has no effect here: only iPad in regular width has two forms.")
        }
        if editing, !isWidePad {
            warnings.append("--editing has no effect here: only iPad in regular width has an edit mode.")
        } else if editing, spec.tabViewCustomization == nil {
            warnings.append("--editing has no effect here: the spec attaches no tabViewCustomization (R3.1).")
        }
        if sizeClass != nil, let only = platform.onlySizeClass {
            warnings.append("--size-class has no effect on \(platform.rawValue): it has \(only.rawValue) width only.")
        }
        return warnings
    }

    private func unknownIDs(in spec: TabSpec) -> [String] {
        let given = [
            ("--select", select.map { [$0] } ?? []), ("--previous", previous.map { [$0] } ?? []),
            ("--path", environment.path), ("--last", environment.last.filter { $0 != ResolutionEnvironment.moreList }),
        ]
        guard given.contains(where: { !$0.1.isEmpty }) else { return [] }
        let known = Self.ids(of: spec.tabs)
        let isKnown = Set(known)
        return given.flatMap { option, ids in
            ids.filter { !isKnown.contains($0) }.map { id in
                let guess = Suggestion.nearest(to: id, among: known).map { " Did you mean \"\($0)\"?" } ?? ""
                return "\(option): no entry has the id \"\(id)\", so it is ignored.\(guess)"
            }
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
