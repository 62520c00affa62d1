import PreviewCore
import TabModel
import TabResolver

/// A person's changes, in words.
struct CustomizationValues: TemplateValue {
    var profile: String
    var isAttached: Bool
    /// A Boolean value that indicates whether undo and reset are offered.
    var offersResets: Bool
    var hint: String
    /// The rule behind the hint.
    var rule: RuleLinkValues?
    var changes: [ChangeValues]
    /// The omitted part of a long list of changes; nil if all are there.
    var changesEnds: ListEndsValues?
    var isEmpty: Bool
    var resets: [ResetValues]
    /// The omitted part of a long list of resets; nil if all are there.
    var resetsEnds: ListEndsValues?
    /// The profiles to choose from; nil if nothing can be customized.
    var profiles: ProfilesValues?
}

/// One stored change.
struct ChangeValues: TemplateValue {
    var text: String
    var undo: UndoValues?
}

extension ChangeValues {
    /// Creates a change from a sentence with names in it.
    init(_ sentence: String, undo: UndoValues? = nil) { self.init(text: SentenceText.shown(sentence), undo: undo) }
}

/// The opposite operation of a stored change.
struct UndoValues: TemplateValue {
    var op: String
    var entryID: String
    var label: String
}

/// A reset by SwiftUI's name.
struct ResetValues: TemplateValue {
    var op: String
    var section: String?
    var name: String
    /// The button's effect.
    var text: String
    /// The message once it is done.
    var done: String
    var isDisabled: Bool
}

/// A builder of a person's changes in words, with the opposite of each and the resets by SwiftUI's names.
struct CustomizationBuilder {
    let outline: SpecOutline?
    let customization: TabViewCustomization
    let profile: String
    var profiles: ProfilesValues?
    var rights = Right.owner
    /// The view that the links keep.
    var view = ViewState()

    var values: CustomizationValues {
        let (changes, resets) = (self.changes, self.resets)
        let (shownChanges, shownResets) = (window("changes", changes.count), window("resets", resets.count))
        return CustomizationValues(
            profile: profile,
            isAttached: isAttached,
            offersResets: isAttached && rights.customizes,
            hint: hint,
            rule: prohibition?.rule.map { RuleLink.values($0) },
            changes: changes[shownChanges.range].map { offered($0()) },
            changesEnds: ListEnds(list: "changes", window: shownChanges, view: view).values(),
            isEmpty: customization.isEmpty,
            resets: Array(resets[shownResets.range]),
            resetsEnds: ListEnds(list: "resets", window: shownResets, view: view).values(),
            profiles: isAttached ? profiles : nil
        )
    }

    private var isAttached: Bool { outline != nil && prohibition == nil }

    private var prohibition: Prohibition? { outline?.spec.prohibition }

    private var hint: String {
        if outline == nil { return "There is no tab view to customize yet." }
        if let prohibition { return SentenceText.shown(prohibition.sentence(about: "")) }
        guard rights.customizes else { return "Changes are listed here. \(Right.lookOnly)" }
        return "Drag tabs on the iPad, or use their menus. Your changes are listed here."
    }

    /// Returns a change, with its undo button for visitors who can undo it.
    private func offered(_ change: ChangeValues) -> ChangeValues {
        rights.customizes ? change : ChangeValues(text: change.text)
    }

    /// A closure that returns a change, whose words are made only for display.
    private typealias Change = () -> ChangeValues

    private var changes: [Change] { visibilities + orders }

    private func window(_ list: String, _ count: Int) -> ListWindow {
        ListWindow(count: count, start: view.rows[list])
    }

    private var visibilities: [Change] {
        customization.tabs.sorted { $0.key < $1.key }.flatMap { key, stored in
            [
                stored.sidebar.map { visibility in { sidebar(visibility, of: key) } },
                stored.tabBar.map { visibility in { tabBar(visibility, of: key) } },
            ]
            .compactMap(\.self)
        }
    }

    private func sidebar(_ visibility: StoredVisibility, of key: String) -> ChangeValues {
        visibility == .hidden
            ? change(key, "hidden in the sidebar", undo: "show", label: "Show")
            : change(key, "shown in the sidebar", undo: "hide", label: "Hide")
    }

    private func tabBar(_ visibility: StoredVisibility, of key: String) -> ChangeValues {
        visibility == .visible
            ? change(key, "added to the tab bar", undo: "removeFromBar", label: "Remove from tab bar")
            : change(key, "removed from the tab bar", undo: "addToBar", label: "Add to tab bar")
    }

    private func change(_ key: String, _ what: String, undo op: String, label: String) -> ChangeValues {
        guard let id = outline?.entry(customizationID: key)?.id else {
            let known = VisibleMarks.shown(key)
            return ChangeValues("\(known): \(what), stored for a tab that no longer exists")
        }
        let title = title(key)
        return ChangeValues(
            "\(title): \(what)",
            undo: UndoValues(op: op, entryID: id, label: "\(label): \(title)")
        )
    }

    private var orders: [Change] {
        let sections: [Change] = customization.sections.sorted { $0.key < $1.key }.map { key, stored in
            { ChangeValues("\(title(key)): order \(titles(stored.tabOrder))") }
        }
        let bar: [Change] =
            customization.tabBarOrder.map { order in
                [{ ChangeValues("Tab bar: order \(titles(order))") }]
            } ?? []
        return sections + bar
    }

    /// Returns the titles in order; in a long list, only the first ones.
    private func titles(_ keys: [String]) -> String {
        let shown = keys.prefix(ListWindow.usual).map(title).joined(separator: ", ")
        return keys.count > ListWindow.usual ? "\(shown), and \(keys.count - ListWindow.usual) more" : shown
    }

    private func title(_ key: String) -> String {
        VisibleMarks.shown(outline?.entry(customizationID: key).flatMap { outline?.title($0.id) } ?? key)
    }
}

extension CustomizationBuilder {
    /// The resets by SwiftUI's names (R3.37 to R3.41).
    private var resets: [ResetValues] {
        let hasSidebar = customization.tabs.values.contains { $0.sidebar != nil }
        let (noSections, nothing) = (customization.sections.isEmpty, customization.isEmpty)
        return [
            reset(
                "resetVisibility",
                "Show and hide tabs in the sidebar as declared",
                done: "The sidebar shows and hides tabs as declared",
                isDisabled: !hasSidebar
            ),
            reset(
                "resetSectionOrder",
                "Put the tabs of all sections in declared order",
                done: "The tabs of all sections are in declared order",
                isDisabled: noSections
            ),
        ] + sectionResets + [
            reset(
                "resetAll",
                name: "TabViewCustomization",
                "Undo all changes",
                done: "All changes were undone",
                isDisabled: nothing
            )
        ]
    }

    private var sectionResets: [ResetValues] {
        customization.sections.keys.sorted().compactMap { key in
            guard let id = outline?.entry(customizationID: key)?.id else { return nil }
            let title = title(key)
            return reset(
                "resetTabOrder",
                "\(title): put its tabs in declared order",
                done: "\(title): its tabs are in declared order",
                section: id,
                isDisabled: false
            )
        }
    }

    private func reset(
        _ op: String,
        name: String? = nil,
        _ text: String,
        done: String,
        section: EntryID? = nil,
        isDisabled: Bool
    ) -> ResetValues {
        ResetValues(op: op, section: section, name: "\(name ?? op)()", text: text, done: done, isDisabled: isDisabled)
    }
}
