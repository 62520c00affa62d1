import TabModel

/// Findings about what stands in a bar (R5.14 to R5.20).
enum BarRules {
    static let all = [
        overflow, fullPadBar, sidebarOnlyOnPhone, uselessVisibility, addable, sectionVisibility, sectionPlacement,
    ]

    static let overflow = LintRule("R5.14", .warning) { subject in
        guard subject.concernsCompact else { return [] }
        let overflows = subject.overflows
        return overflows.map { fallen, systems in
            let names = fallen.map { subject.outline[$0].name }
            let verb = names.count == 1 ? "falls" : "fall"
            let bar = systems.count == subject.systems.count ? "" : " on OS \(Listing.text(systems.map(\.name)))"
            return Mark(
                "A compact bar has more than five tabs\(bar): \(Listing.text(names)) \(verb) into More.",
                fix: "Hide sections in compact width, or use a Browse tab."
            )
        }
    }

    static let fullPadBar = LintRule("R5.15", .info) { subject in
        guard subject.concerns(.iPad), subject.spec.tabViewStyle == .sidebarAdaptable else { return [] }
        let count = subject.padRegions.all.count
        guard count > 5 else { return [] }
        return [
            Mark("The iPad's bar starts with \(count) entries.", fix: "Aim for five or fewer: people add their own.")
        ]
    }

    static let sidebarOnlyOnPhone = LintRule("R5.16", .warning) { subject in
        guard subject.concernsCompact, subject.spec.switches.sidebarOnlyInCompact == .shown else { return [] }
        return subject.tabs.filter {
            $0.modifiers.tabPlacement == .sidebarOnly && !subject.outline.isHidden($0.index, in: .compact)
        }.map {
            Mark(
                $0.index,
                "\($0.name) is sidebar-only, but stands in the bar in compact width.",
                fix: "Hide it in compact width too if it shouldn't."
            )
        }
    }

    static let uselessVisibility = LintRule("R5.17", .warning) { subject in
        let acts = subject.targets(.iPad) && subject.spec.tabViewStyle == .sidebarAdaptable
        guard !acts else { return [] }
        return subject.outline.entries.filter { $0.modifiers.defaultVisibility.says(.hidden) }.map {
            Mark(
                $0.index,
                "\($0.name)'s default visibility has no effect: it acts on iPad with sidebarAdaptable only.",
                fix: "Use hidden instead."
            )
        }
    }

    static let addable = LintRule("R5.18", .info) { subject in
        guard subject.spec.tabViewCustomization != nil else { return [] }
        return subject.tabs.filter {
            $0.modifiers.defaultVisibility.tabBar == .hidden && $0.placement == .automatic
        }.map {
            Mark(
                $0.index,
                "\($0.name) starts outside the bar, but people can add it.",
                fix: "Use tabPlacement sidebarOnly if it should never stand there."
            )
        }
    }

    static let sectionVisibility = LintRule("R5.19", .info) { subject in
        guard subject.concerns(.iPad) else { return [] }
        return subject.sections.filter { $0.modifiers.defaultVisibility.tabBar == .hidden }.map {
            Mark(
                $0.index,
                "Documentation and devices disagree on what \($0.name)'s hidden default visibility takes from the bar.",
                fix: "To be sure of neither section nor tabs, set it on the section and on each of its tabs."
            )
        }
    }

    static let sectionPlacement = LintRule("R5.20", .info) { subject in
        subject.sections.filter { $0.modifiers.tabPlacement != .automatic }.map {
            let placement = $0.modifiers.tabPlacement.rawValue
            return Mark(
                $0.index,
                "\($0.name)'s tabPlacement \(placement) does not reach its tabs.",
                fix: "Set it on each tab where that is meant."
            )
        }
    }
}

extension LintSubject {
    /// The sections in declared order.
    var sections: [OutlineEntry] { outline.entries.filter(\.isSection) }

    /// What falls into More, each list with the OS generations where it does: in the layout, else in compact width.
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

    private func more(in context: ResolutionContext) -> [Int]? {
        guard context.presentation == .bottomBar else { return nil }
        return Overflow(CompactTabs(context), searchMayFall: spec.switches.searchInMore == .declaredOrder).more
    }

    /// The iPad's bar before anybody customized it.
    fileprivate var padRegions: BarRegions {
        let pad = at(.iPad, .regular, newest)
        return BarRegions(pad, Visibilities(pad))
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
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        if names.count > 8 { return names.prefix(7).joined(separator: ", ") + " and \(names.count - 7) others" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
