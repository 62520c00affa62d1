import TabModel

/// The subjects that a spec can be if the app's source doesn't contain all of it (R1.120).
///
/// A finding is certain if it holds in each of them: then it depends on no unknown value.
struct PossibleSubjects {
    private let others: [LintSubject]

    /// Creates the subjects from the stand-ins of a subject's spec; without any, all findings are certain.
    init(of subject: LintSubject) { others = PossibleSpecs(subject.spec).all.map(subject.saying) }

    /// Returns the marks that a rule makes whatever the unknown values are.
    func certain(_ marks: [Mark], of rule: LintRule) -> [Mark] {
        others.reduce(marks) { certain, other in
            guard !certain.isEmpty else { return [] }
            let found = Set(rule.marks(other))
            return certain.filter(found.contains)
        }
    }
}

extension LintSubject {
    /// Returns the subject with another spec, whose entries differ only in their modifiers.
    fileprivate func saying(_ spec: TabSpec) -> LintSubject {
        let chosen = drawn?.context.environment.locale ?? (languages.count == 1 ? languages.first : nil)
        let outline = SpecOutline(spec, symbols: symbols, in: drawn == nil ? nil : chosen)
        let state = drawn.map { drawn in
            let context = ResolutionContext(
                spec,
                outline,
                in: drawn.context.environment,
                customization: customization,
                catalog: drawn.context.catalog
            )
            return DrawnState(context: context, selection: drawn.selection)
        }
        return LintSubject(
            spec,
            outline,
            on: platforms,
            os: systems,
            sdk: sdks,
            customization: customization,
            drawn: state,
            written: written,
            requestedPlatforms: requestedPlatforms,
            sizeClasses: sizeClasses,
            answers: answers,
            locale: chosen,
            file: file,
            symbols: symbols,
            images: images
        )
    }
}

/// The specs that a spec can be, each with another value of one unknown key.
///
/// For a key of entries, all entries with an unknown value of it change together: the number of specs doesn't grow with
/// theirs.
private struct PossibleSpecs {
    private let spec: TabSpec

    init(_ spec: TabSpec) { self.spec = spec }

    var all: [TabSpec] { tabViews + entries(EntryKeys.tab, EntryKeys.section) }

    private var tabViews: [TabSpec] {
        let unknown = Set(spec.standIns.keys.map(\.rawValue))
        return TabViewKeys.all.filter { unknown.contains($0.name) }.flatMap { key in
            key.row.shape.samples.map { value in
                var other = spec
                key.assign(value, to: &other)
                return other
            }
        }
    }

    private func entries(_ tabKeys: [SpecKey<Tab>], _ sectionKeys: [SpecKey<TabSection>]) -> [TabSpec] {
        let unknown = spec.tabs.reduce(into: Set<StandIn.Key>()) { $1.addUnknown(to: &$0) }
        return Self.varied.filter(unknown.contains).flatMap { key -> [TabSpec] in
            let tab = tabKeys.first { $0.name == key.rawValue }
            let section = sectionKeys.first { $0.name == key.rawValue }
            let samples = (tab?.row ?? section?.row)?.shape.samples ?? []
            return samples.map { value in
                spec.keeping(spec.tabs.map { $0.saying(value, at: key, tab, section) })
            }
        }
    }

    /// The keys that rules read; an unknown title or image is drawn as a stand-in, and read as that.
    private static let varied = StandIn.Key.ofEntry.filter {
        ![.title, .systemImage, .image, .imageAsset, .order].contains($0)
    }
}

extension TabEntry {
    fileprivate func addUnknown(to keys: inout Set<StandIn.Key>) {
        keys.formUnion(modifiers.standIns.keys)
        if case .section(let section) = self { section.tabs.forEach { $0.addUnknown(to: &keys) } }
    }

    /// Returns the entry with a value of a key, if it or an entry in it has a stand-in for that key.
    fileprivate func saying(
        _ value: KeyValue,
        at key: StandIn.Key,
        _ tabKey: SpecKey<Tab>?,
        _ sectionKey: SpecKey<TabSection>?
    ) -> TabEntry {
        let isUnknown = modifiers.standIns[key] != nil
        switch self {
        case .tab(var tab):
            if isUnknown { tabKey?.assign(value, to: &tab) }
            return .tab(tab)
        case .section(var section):
            if isUnknown { sectionKey?.assign(value, to: &section) }
            section.tabs = section.tabs.map { $0.saying(value, at: key, tabKey, sectionKey) }
            return .section(section)
        }
    }
}
