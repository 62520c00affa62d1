import TabModel

extension ResolutionContext {
    /// Draws the selected tab with the symbol, form or image that it has while it is selected (R2.119).
    func drawSelected(in layout: inout TabLayout, _ notes: inout NoteCollector) {
        guard let id = layout.selection ?? layout.shown, let index = outline.index(of: id) else { return }
        let entry = outline[index]
        guard entry.selectedLook != nil || entry.label.selectedImageAsset != nil else { return }
        layout.bar?.draw { if $0.id == id { draw(entry, isInBar: true, in: &$0) } }
        let rows = layout.sidebar?.rows ?? []
        layout.sidebar?.rows = rows.map { row in row.drawing(id) { draw(entry, isInBar: false, in: &$0) } }
        notes.add(.choice("R2.119"), index, "has a different image while it is selected.")
    }

    private func draw(_ entry: OutlineEntry, isInBar: Bool, in drawn: inout BarEntry) {
        if let look = entry.selectedLook {
            (drawn.systemImage, drawn.filled) = (look.name, look.isFilled(inFilling: isInBar))
            (drawn.image, drawn.template) = (nil, false)
        } else if let asset = entry.label.selectedImageAsset {
            let label = TabLabel(imageAsset: asset).rendered(as: entry.label.imageRendering)
            guard let image = label.drawnImage(in: catalog) else { return }
            (drawn.systemImage, drawn.filled) = (nil, false)
            (drawn.image, drawn.template) = (image.file.path, image.isTemplate && !image.file.isPDF)
        }
    }
}

extension TabLabel {
    fileprivate func rendered(as rendering: ImageRendering) -> Self {
        var label = self
        label.imageRendering = rendering
        return label
    }
}

extension Bar {
    /// Changes each drawn entry.
    fileprivate mutating func draw(_ change: (inout BarEntry) -> Void) {
        func all(_ entries: [BarEntry]) -> [BarEntry] {
            entries.map { entry in
                var entry = entry
                change(&entry)
                return entry
            }
        }
        (fixed, items, pinned, more) = (all(fixed), all(items), all(pinned), more.map(all))
        overflow = all(overflow)
        (temporary, detached) = (all([temporary].compactMap(\.self)).first, all([detached].compactMap(\.self)).first)
    }
}

extension SidebarRow {
    /// Returns the row with a change to the tab of an id in it.
    fileprivate func drawing(_ id: EntryID, _ change: (inout BarEntry) -> Void) -> SidebarRow {
        switch self {
        case .tab(var entry):
            if entry.id == id { change(&entry) }
            return .tab(entry)
        case .section(var section):
            section.rows = section.rows.map { $0.drawing(id, change) }
            return .section(section)
        }
    }
}
