import TabModel

extension ResolutionContext {
    /// Where an entry is drawn, as far as its look depends on it.
    enum Surface {
        case bar, ornament, sidebar, page
    }

    /// An entry as it is drawn on a surface (rulebook 2.11).
    func drawn(_ index: Int, on surface: Surface) -> BarEntry {
        let entry = outline[index]
        var drawn = BarEntry(
            kind: entry.isSection ? .section : .tab,
            id: entry.id,
            title: entry.label.title,
            systemImage: symbol(of: entry, on: surface),
            image: entry.label.image
        )
        drawn.role = entry.role
        drawn.filled = isFilled(entry, on: surface)
        drawn.badge = badge(of: entry, on: surface)
        drawn.enabled = !(entry.isDisabled && environment.platform.hasDisabled)
        drawn.dynamic = entry.modifiers.dynamic
        return drawn
    }

    /// The symbol; a section without one gets a folder in the ornament (R2.79).
    private func symbol(of entry: OutlineEntry, on surface: Surface) -> String? {
        guard entry.isSection, surface == .ornament, entry.label.image == nil else { return entry.label.systemImage }
        return entry.label.systemImage ?? "folder"
    }

    /// Bars and the ornament fill symbols by themselves, where a filled variant exists (R2.75, R2.76).
    private func isFilled(_ entry: OutlineEntry, on surface: Surface) -> Bool {
        guard surface == .bar || surface == .ornament else { return false }
        return entry.hasFilledSymbol || (surface == .ornament && symbol(of: entry, on: surface) == "folder")
    }

    /// The badge's text, where badges exist (R2.8, R2.65, R2.77).
    private func badge(of entry: OutlineEntry, on surface: Surface) -> String? {
        guard !entry.isSection, surface != .page, environment.platform.hasBadges else { return nil }
        return entry.modifiers.badge?.shownText
    }
}
