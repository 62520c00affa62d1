import TabModel

/// Findings about the number of entries in a bar (R5.14, R5.15, R5.86, R5.87).
enum BarRules {
    static let all = [overflow, fullPadBar, manyPanes, narrowSettings]

    static let overflow = LintRule("R5.14", .warning, on: .withCompactBar) { subject in
        guard subject.platforms.contains(.iPhone) || subject.concerns(.iPad) else { return [] }
        return subject.overflows.flatMap { fallen, builds -> [Mark] in
            guard !fallen.isEmpty else {
                let mark = Mark(
                    "A compact bar has more than five tabs, and search and pinned tabs never move to More.",
                    fix: "Pin fewer tabs, or hide some in compact width."
                )
                return [mark.with(builds)]
            }
            return fallen.map { index in
                let name = subject.outline[index].name
                return Mark(
                    "A compact bar has more than five tabs: \(name) moves to More.",
                    fix: "Hide sections in compact width, or use a Browse tab."
                )
                .together("A compact bar has more than five tabs, and these move to More", name)
                .with(builds)
                .pointing(at: index)
            }
        }
    }

    static let fullPadBar = LintRule("R5.15", .info, on: [.iPad]) { subject in
        guard subject.concerns(.iPad), subject.sizeClasses.contains(.regular),
            subject.spec.tabViewStyle == .sidebarAdaptable, subject.spec.horizontalSizeClass != .compact
        else { return [] }
        let entries = subject.padRegions.all
        guard entries.count > 5 else { return [] }
        return [
            Mark(
                "The iPad's bar starts with \(entries.count) entries.",
                fix: "Use five or fewer: people add their own."
            )
            .together("The iPad's bar starts with more than five entries", "\(entries.count)")
            .pointing(at: entries[5])
        ]
    }
}

extension BarRules {
    static let manyPanes = LintRule("R5.86", .info, on: [.mac]) { subject in
        guard let (panes, hidden) = subject.settingsPanes, panes.count > 6, hidden.isEmpty else { return [] }
        let text = "The settings window has \(panes.count) panes. More than six are hard to distinguish."
        return [Mark(text, fix: "Combine panes, or use the style sidebarAdaptable.").pointing(at: panes[6])]
    }

    static let narrowSettings = LintRule("R5.87", .warning, on: [.mac]) { subject in
        guard let (panes, hidden) = subject.settingsPanes, let width = subject.spec.settingsWindow?.width,
            !hidden.isEmpty
        else { return [] }
        let need = SettingsToolbar.need(panes.map { subject.outline[$0].label.title ?? "" })
        let names = Listing.text(hidden.map { subject.outline[$0].name })
        let verb = hidden.count == 1 ? "is" : "are"
        return [
            Mark(
                "The settings window is \(width) points wide, and its \(panes.count) panes need about \(need): "
                    + "\(names) \(verb) only in the menu at the toolbar's end.",
                fix: "Make the window wider, or combine panes."
            )
        ]
    }
}

extension LintSubject {
    /// The panes of a Mac's settings window in their order, and those without room in its toolbar; nil if there is none,
    /// or if an unknown value decides it.
    fileprivate var settingsPanes: (all: [Int], hidden: [Int])? {
        guard concerns(.mac), spec.hasSettingsToolbar, spec.standIns[.tabViewStyle] == nil else { return nil }
        let mac = at(.mac, .regular, AppBuild(os: systems.last ?? .v27, sdk: sdks.last ?? .newest))
        let panes = tabs.filter { mac.isPresent($0.index) }
        let isKnown = panes.allSatisfy { !$0.modifiers.isDynamic && $0.modifiers.standIns[.title] == nil }
        guard isKnown, let toolbar = mac.settingsToolbar else { return nil }
        let all = panes.map(\.index)
        return (all, Array(all.dropFirst(toolbar.fitting(all, of: outline))))
    }

    /// The tabs that move to More, each list with its systems and SDKs: in the layout, otherwise in compact width.
    fileprivate var overflows: [(fallen: [Int], builds: [AppBuild])] {
        if let drawn, drawn.context.environment.platform != .iPhoneDuo, let fallen = more(in: drawn.context) {
            return [(fallen, builds)]
        }
        guard sizeClasses.contains(.compact) else { return [] }
        var found: [(fallen: [Int], builds: [AppBuild])] = []
        for build in builds {
            guard let fallen = more(in: at(.iPhone, .compact, build)) else { continue }
            if let known = found.firstIndex(where: { $0.fallen == fallen }) {
                found[known].builds.append(build)
            } else {
                found.append((fallen, [build]))
            }
        }
        return found
    }

    /// Returns the tabs that move to More if the bar has more than five: none if all of them are kept (R2.46).
    private func more(in context: ResolutionContext) -> [Int]? {
        guard context.presentation.isCompactBar else { return nil }
        let tabs = CompactTabs(context)
        return tabs.all.count > 5 ? tabs.more ?? [] : nil
    }

    /// The iPad's bar before any customization.
    fileprivate var padRegions: BarRegions {
        let pad = at(.iPad, .regular, AppBuild(os: systems.last ?? .v27, sdk: sdks.last ?? .newest))
        return BarRegions(pad, Placements(pad).tabBar)
    }
}

/// Names in a sentence.
enum Listing {
    /// Returns "A", "A and B", "A, B and C"; from the ninth name on, the last ones are counted instead of listed.
    static func text(_ names: [String]) -> String {
        WordList.and(names.count > 8 ? names.prefix(7) + ["\(names.count - 7) others"] : names)
    }
}
