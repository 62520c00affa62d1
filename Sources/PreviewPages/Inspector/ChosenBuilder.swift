import PreviewCore
import TabModel
import TabResolver
import TabRules

/// The selected tab, and the reasons for its place on every device.
struct ChosenValues: TemplateValue {
    var entryID: String
    var title: String
    var icon: IconValues?
    var places: [ChosenPlaceValues]
    /// The place in the spec that declares the tab.
    ///
    /// Nil for a visitor who can't open the source, and in an app's source.
    var source: SourcePlaceValues?
    /// The places in the app's source that declare the tab and its values; nil for a spec.
    var origins: OriginsValues?
}

/// The devices on which a tab has the same place for the same reason.
struct ChosenPlaceValues: TemplateValue {
    var devices: String
    /// The region, such as `Tab bar` or `Not shown`.
    var place: String
    var text: String
    var rule: RuleTextValues?
}

/// A rule with its text, for a popover.
struct RuleTextValues: TemplateValue {
    /// The id of the element that holds the text; unique on the page.
    var elementID: String
    var id: String
    /// The URL of the rule on the page of rules.
    var href: String
    /// The certainty of the rule, as a name for styles.
    var certainty: String
    var certaintyText: String
    /// The label for screen readers: the rule and its certainty.
    var label: String
    var text: String
}

/// A builder of the selected tab's reasons on every device of the spec; equal ones are merged.
struct ChosenBuilder {
    let page: PageContext

    /// The reasons; nil while no tab is selected.
    var values: ChosenValues? {
        guard let id = page.view.interaction.select,
            let first = page.frames.first(where: { $0.outline.entry(id) != nil }),
            let entry = first.outline.entry(id)
        else { return nil }
        return ChosenValues(
            entryID: id,
            title: VisibleMarks.shown(first.outline.title(id)),
            icon: first.outline.tab(id).flatMap(page.icons.icon(of:)),
            places: places(of: id, in: contexts(like: first)),
            source: page.rights.edits && !page.snapshot.isImported ? source(of: entry.source) : nil,
            origins: OriginsBuilder(page: page).values(of: entry.source)
        )
    }

    /// Returns the contexts of the spec's devices in their default state, or of those on the stage for a large spec.
    private func contexts(like first: FrameContext) -> [FrameContext] {
        let isLarge = first.outline.entries.count > 1000
        guard !isLarge, let resolver = page.subject.resolver, let spec = page.snapshot.spec else { return page.frames }
        let attached = spec.storageKey == nil ? nil : first.content.customization
        return page.view.changing { $0.view = .all }.frames.filter { spec.platforms.contains($0.platform) }.map {
            environment in
            let layout = resolver.layout(in: environment, customization: attached)
            return first.showing(
                FrameContent(
                    environment: environment,
                    layout: layout,
                    customization: first.content.customization,
                    images: first.content.images
                ),
                with: resolver
            )
        }
    }

    private func places(of id: EntryID, in contexts: [FrameContext]) -> [ChosenPlaceValues] {
        var places: [ChosenPlaceValues] = []
        for context in contexts {
            for (group, row) in TreeBuilder(context: context).rows(of: id) {
                let (device, note) = (Self.name(context), row.notes.first)
                let text = note?.text ?? "Declared here."
                if let same = places.firstIndex(where: {
                    $0.place == group && $0.text == text && $0.rule?.id == note?.rule.id
                }) {
                    places[same].devices += " · \(device)"
                } else {
                    places.append(
                        ChosenPlaceValues(
                            devices: device,
                            place: group,
                            text: text,
                            rule: note.map { rule($0, places.count) }
                        )
                    )
                }
            }
        }
        return places
    }

    private func rule(_ note: NoteValues, _ number: Int) -> RuleTextValues {
        RuleTextValues(
            elementID: "rule-text-\(number)",
            id: note.rule.id,
            href: note.rule.href,
            certainty: note.rule.certainty,
            certaintyText: note.rule.certaintyText,
            label: note.rule.label,
            text: RuleBook.rule(note.rule.id)?.text ?? ""
        )
    }

    /// Returns a device's name in few words, with the bar or sidebar of an iPad that has both.
    private static func name(_ context: FrameContext) -> String {
        let environment = context.environment
        switch environment.platform {
        case .iPhoneDuo: return "iPhone Duo \(environment.pose.name)"
        case .iPhone: return environment.sizeClass == .regular ? "iPhone landscape" : "iPhone"
        case .iPad where environment.sizeClass == .compact: return "iPad compact"
        case .iPad:
            return environment.form == .sidebar ? "iPad sidebar" : environment.form == .tabBar ? "iPad bar" : "iPad"
        default: return environment.platform.productName
        }
    }

    private func source(of entry: TabEntry) -> SourcePlaceValues? {
        entry.modifiers.location.map(SourcePlaces(page: page).values)
    }
}
