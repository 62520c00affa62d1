import TabModel

/// Findings about how much is in a bar (R5.14, R5.15).
enum BarRules {
    static let all = [overflow, fullPadBar]

    static let overflow = LintRule("R5.14", .warning) { subject in
        guard subject.concernsCompact else { return [] }
        return subject.overflows.map { fallen, systems in
            let bar = systems.count == subject.systems.count ? "" : " on OS \(Listing.text(systems.map(\.name)))"
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
        }
    }

    static let fullPadBar = LintRule("R5.15", .info) { subject in
        guard subject.concerns(.iPad), subject.spec.tabViewStyle == .sidebarAdaptable else { return [] }
        let count = subject.padRegions.all.count
        guard count > 5 else { return [] }
        return [
            Mark("The iPad's bar starts with \(count) entries.", fix: "Use five or fewer: people add their own.")
        ]
    }
}

extension LintSubject {
    /// What moves to More, each list with the OS generations where it does: in the layout, else in compact width.
    fileprivate var overflows: [(fallen: [Int], systems: [OSVersion])] {
        if let drawn, let fallen = more(in: drawn.context) { return [(fallen, systems)] }
        var found: [(fallen: [Int], systems: [OSVersion])] = []
        for system in systems {
            guard let fallen = more(in: at(.iPhone, .compact, system)) else { continue }
            if let known = found.firstIndex(where: { $0.fallen == fallen }) {
                found[known].systems.append(system)
            } else {
                found.append((fallen, [system]))
            }
        }
        return found
    }

    /// What moves to More where more than five tabs are in the bar: nothing where all of them are kept (R2.46).
    private func more(in context: ResolutionContext) -> [Int]? {
        guard context.presentation == .bottomBar else { return nil }
        let tabs = CompactTabs(context)
        return tabs.all.count > 5 ? tabs.more ?? [] : nil
    }

    /// The iPad's bar before anyone customized it.
    fileprivate var padRegions: BarRegions {
        let pad = at(.iPad, .regular, newest)
        return BarRegions(pad, Placements(pad).tabBar)
    }
}

extension OSVersion {
    /// The number, as messages say it.
    var name: String { String(rawValue) }
}

/// Names in a sentence.
enum Listing {
    /// "A", "A and B", "A, B and C"; beyond eight the rest is counted.
    static func text(_ names: [String]) -> String {
        WordList.and(names.count > 8 ? names.prefix(7) + ["\(names.count - 7) others"] : names)
    }
}
