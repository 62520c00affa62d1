import TabModel

/// Findings about how much is in a bar (R5.14, R5.15).
enum BarRules {
    static let all = [overflow, fullPadBar]

    static let overflow = LintRule("R5.14", .warning) { subject in
        guard subject.platforms.contains(.iPhone) || subject.concerns(.iPad) else { return [] }
        return subject.overflows.map { fallen, builds in
            let bar = builds.count == subject.builds.count ? "" : " on \(subject.names(of: builds))"
            let names = fallen.map { subject.outline[$0].name }
            guard !names.isEmpty else {
                return Mark(
                    "A compact bar has more than five tabs\(bar), and search and pinned tabs never move to More.",
                    fix: "Pin fewer tabs, or hide some in compact width."
                )
            }
            let verb = names.count == 1 ? "moves" : "move"
            return Mark(
                "A compact bar has more than five tabs\(bar): \(Listing.text(names)) \(verb) to More.",
                fix: "Hide sections in compact width, or use a Browse tab."
            )
            .pointing(at: fallen.first)
        }
    }

    static let fullPadBar = LintRule("R5.15", .info) { subject in
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
            .pointing(at: entries[5])
        ]
    }
}

extension LintSubject {
    /// What moves to More, each list with the systems and SDKs where it does: in the layout, else in compact width.
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

    /// Systems, with their SDKs where several were asked for.
    fileprivate func names(of builds: [AppBuild]) -> String {
        guard sdks.count > 1 else { return "OS \(Listing.text(builds.map(\.os.rawValue)))" }
        return Listing.text(builds.map { "OS \($0.os.rawValue) with SDK \($0.sdk.rawValue)" })
    }

    /// What moves to More where more than five tabs are in the bar: nothing where all of them are kept (R2.46).
    private func more(in context: ResolutionContext) -> [Int]? {
        guard context.presentation.isCompactBar else { return nil }
        let tabs = CompactTabs(context)
        return tabs.all.count > 5 ? tabs.more ?? [] : nil
    }

    /// The iPad's bar before anyone customized it.
    fileprivate var padRegions: BarRegions {
        let pad = at(.iPad, .regular, AppBuild(os: systems.last ?? .v27, sdk: sdks.last ?? .newest))
        return BarRegions(pad, Placements(pad).tabBar)
    }
}

/// Names in a sentence.
enum Listing {
    /// "A", "A and B", "A, B and C"; beyond eight the rest is counted.
    static func text(_ names: [String]) -> String {
        WordList.and(names.count > 8 ? names.prefix(7) + ["\(names.count - 7) others"] : names)
    }
}
