import TabModel

/// The surface on which an entry is drawn, as far as its look depends on it.
enum DrawnOn {
    /// A bar's fixed region, middle, or temporary place.
    case bar
    /// A bar's pinned region, or a separate entry.
    case trailing
    /// More's list.
    case more
    case ornament
    /// A sidebar's row, or a section's header over its rows.
    case row
    case page
}

extension ResolutionContext {
    /// Returns the drawn entry, with the reasons for its look.
    func drawn(_ index: Int, on surface: DrawnOn, _ notes: inout NoteCollector) -> BarEntry {
        let entry = outline[index]
        var drawn = BarEntry(
            kind: entry.isSection ? .section : .tab,
            id: entry.id,
            title: entry.label.title,
            systemImage: entry.label.systemImage,
            image: entry.label.image
        )
        if let look = entry.look { drawn.systemImage = look.name }
        if let image = entry.label.drawnImage(in: catalog) { add(image, of: entry, to: &drawn, &notes) }
        drawn.role = entry.role
        if surface == .ornament { completeLabel(of: entry, &drawn, &notes) }
        drawn.filled = drawn.filled || isFilled(entry, on: surface, &notes)
        drawn.enabled = !(entry.isDisabled && environment.platform.hasDisabled)
        drawn.dynamic = entry.modifiers.isDynamic
        drawn.standIns = entry.modifiers.standIns.keys
        guard surface == .row || !isEditing else {
            // In edit mode, the entry's row explains the rest.
            var silent = NoteCollector.none
            drawn.badge = badge(of: entry, on: surface, &silent)
            return drawn
        }
        drawn.badge = badge(of: entry, on: surface, &notes)
        explainState(of: entry, on: surface, &notes)
        return drawn
    }

    /// Adds an image to a drawn entry.
    ///
    /// It is a template in bars and rows unless it is original; a PDF is not drawn (R1.116, R2.114).
    private func add(
        _ image: DrawnImage,
        of entry: OutlineEntry,
        to drawn: inout BarEntry,
        _ notes: inout NoteCollector
    ) {
        (drawn.image, drawn.template) = (image.file.path, image.isTemplate && !image.file.isPDF)
        if image.file.isPDF {
            notes.add(
                .choice("R1.116"),
                entry.index,
                "shows letters, because its image is a PDF, which browsers don't draw."
            )
        } else if image.isTemplate {
            notes.add(.documented("R2.114"), entry.index, "has its image drawn as a template, in the text color.")
        } else {
            notes.add(
                .documented("R2.114"),
                entry.index,
                "keeps the colors of its image, because its rendering mode is original."
            )
        }
    }

    /// Completes the label for the ornament, which needs symbols: a section without one gets a folder (R2.73, R2.79).
    private func completeLabel(of entry: OutlineEntry, _ drawn: inout BarEntry, _ notes: inout NoteCollector) {
        let hasImage = entry.label.hasImage
        if entry.isSection, !hasImage {
            (drawn.systemImage, drawn.filled) = ("folder", true)
            notes.add(.choice("R2.79"), entry.index, "has no icon, so a folder symbol is used.")
        } else if !entry.isSection, !entry.hasTitle || !hasImage {
            notes.add(.documented("R2.73"), entry.index, "needs both a title and a symbol in the ornament.")
        }
    }

    /// Returns a Boolean value that indicates whether the symbol is filled.
    ///
    /// Bars and the ornament fill symbols by themselves, if a filled variant exists (R2.75, R2.76).
    private func isFilled(_ entry: OutlineEntry, on surface: DrawnOn, _ notes: inout NoteCollector) -> Bool {
        if let look = entry.look, let variants = look.variants {
            if !notes.isCollecting { return look.isFilled(inFilling: false) }
            let source = entry.label.symbolVariants == nil ? "the tab view's" : "its"
            notes.add(
                .observed("R2.118"),
                entry.index,
                "has its symbol drawn as \(look.name)\(look.isFilled(inFilling: false) ? ", filled" : ""): "
                    + "\(source) symbolVariants is \(variants.rawValue)."
            )
            return look.isFilled(inFilling: false)
        }
        guard surface != .row, surface != .page, settingsToolbar == nil else { return false }
        // More's rows, and the titles in an iPad's bar on top, show no symbol to explain.
        let showsSymbol = surface != .bar || environment.platform != .iPad || presentation.isCompactBar
        if showsSymbol, surface != .more, entry.label.systemImage != nil, !entry.hasFilledSymbol {
            notes.add(.choice("R2.76"), entry.index, "keeps its symbol unchanged, because it has no filled form.")
        }
        return entry.hasFilledSymbol
    }

    /// Returns the badge's text, if badges exist (R2.8, R2.65, R2.77, R2.125).
    private func badge(of entry: OutlineEntry, on surface: DrawnOn, _ notes: inout NoteCollector) -> String? {
        guard !entry.isSection, let badge = entry.modifiers.drawnBadge, environment.platform.hasBadges else {
            return nil
        }
        guard let text = badge.shownText else {
            notes.add(.documented("R2.77"), entry.index, "shows no badge, because the badge is 0 or empty.")
            return nil
        }
        switch surface {
        case .page:
            notes.add(.choice("R2.8"), entry.index, "shows no badge, because pages have none.")
            return nil
        case .more: notes.add(.choice("R2.78"), entry.index, "has its badge on its row; More itself shows none.")
        case _ where presentation.isCompactBar:
            notes.add(.documented("R2.77"), entry.index, "has its badge at the top trailing corner of its symbol.")
            return inBottomBar(text, of: entry, on: surface, &notes)
        case .row: notes.add(.choice("R2.77"), entry.index, "has its badge at its row's trailing edge.")
        case .trailing: notes.add(.choice("R2.77"), entry.index, "has its badge beside its image.")
        case .bar, .ornament: notes.add(.choice("R2.77"), entry.index, "has its badge after its title.")
        }
        return text
    }

    /// Returns the badge's characters that a bottom bar shows (R2.125).
    private func inBottomBar(
        _ badge: String,
        of entry: OutlineEntry,
        on surface: DrawnOn,
        _ notes: inout NoteCollector
    ) -> String {
        guard level >= .v26 else { return badge }
        if surface == .trailing {
            notes.add(.observed("R2.125"), entry.index, "has its badge on a circle, which can crop it.")
        }
        guard badge.count > 5 else { return badge }
        notes.add(.observed("R2.125"), entry.index, "has a badge that is cut off after five characters.")
        return badge.prefix(5) + "…"
    }

    /// Explains the effect of a drawn entry's role, of its modifiers and of choosing it, wherever it is drawn.
    func explainState(of entry: OutlineEntry, on surface: DrawnOn, _ notes: inout NoteCollector) {
        guard notes.isCollecting else { return }
        if entry.isDisabled, has(.disabled) {
            notes.add(.documented("R2.81"), entry.index, "is dimmed and can't be chosen: it is disabled.")
            if environment.os == .v18 {
                notes.add(.documented("R6.4"), entry.index, "is disabled on OS 18.4 and later, and enabled before.")
            }
        }
        if entry.modifiers.isDynamic {
            notes.add(
                .choice("R1.6"),
                entry.index,
                "is known only at runtime, so a placeholder is drawn in its declared position."
            )
        }
        for key in entry.modifiers.standIns.keys {
            guard let standIn = entry.modifiers.standIns[key] else { continue }
            notes.add(.choice("R1.120"), entry.index, standIn.sentence(about: key))
        }
        if entry.tab?.help != nil, has(.help) {
            notes.add(.documented("R1.58"), entry.index, "shows its help as a tooltip.")
        }
        switch entry.role {
        case .search: explainSearch(entry, on: surface, &notes)
        case .prominent where has(.prominent) && !presentation.isCompactBar:
            notes.add(
                .documented("R1.89"),
                entry.index,
                "is not detached, because only a bottom bar detaches a prominent tab."
            )
        case .prominent, nil: break
        }
    }

    /// Explains the defaults that the role gives a search tab, and the effect of choosing it (R1.15, R1.28, R6.7).
    private func explainSearch(_ entry: OutlineEntry, on surface: DrawnOn, _ notes: inout NoteCollector) {
        if let label = entry.tab?.label, label.title == nil || !label.hasImage {
            notes.add(.documented("R1.15"), entry.index, "gets the missing title or symbol from its role, search.")
        }
        guard surface != .page else { return }
        let isWide =
            environment.platform == .mac || (environment.platform == .iPad && !presentation.isCompactBar)
        if isWide, level >= .v26 {
            notes.add(
                .documented("R6.7"),
                entry.index,
                "shows a search field centered above the content once chosen."
            )
        }
        guard activatesSearch else { return }
        notes.add(
            .documented("R1.28"),
            entry.index,
            "takes focus when chosen, and leaving search returns to the previous tab."
        )
    }
}
