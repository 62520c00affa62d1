import SwiftSyntax
import TabModel

/// A reader of the settings of tabs, as SwiftUI's modifiers for them.
struct TabModifierReader {
    let evaluator: Evaluator
    let controller: ObjectValue
    /// A Boolean value that indicates whether people can move and hide tabs: there is a sidebar.
    let isCustomizable: Bool

    /// Adds the settings of a tab of iOS 18.
    func add(to entry: inout Entry, of tab: ObjectValue, in frame: Frame) {
        let value = Value.object(tab)
        if tab.systemClass == "UISearchTab" {
            entry.role = member("search", at: tab.place)
            // The system's own identifier has no name in the source.
            entry.value = entry.value ?? .text("UISearchTab", tab.place)
        }
        if isProminent(entry, in: frame) { entry.role = member("prominent", at: tab.place) }
        add("badge", "badgeValue", of: value, to: &entry, in: frame)
        addAccessibility(of: value, to: &entry, in: frame)
        addPlacement(of: value, to: &entry, in: frame)
        if isCustomizable { addCustomizing(tab, to: &entry, in: frame) }
        add("hidden", where: evaluator.isTrue("isHidden", of: value, in: frame), at: tab.place, to: &entry)
        let isDisabled = isFalse("isEnabled", of: value, in: frame)
        add("disabled", where: isDisabled, at: tab.place, to: &entry)
        add("hidden", where: hiddenInCompact(entry, in: frame), at: tab.place, to: &entry)
        if entry.tabs != nil {
            let isCollapsed = evaluator.isTrue("isCollapsedByDefault", of: value, in: frame)
            if isCollapsed != .never {
                entry.modifiers.append(
                    modifier("defaultSectionExpansion", [argument("collapsed", at: tab.place)], isCollapsed, tab.place)
                )
            }
        }
        addBarVisibility(to: &entry, in: frame)
    }

    /// Adds the settings of the item of a view controller.
    func add(to entry: inout Entry, ofItem controller: ObjectValue, in frame: Frame) {
        let item = Value.object(evaluator.item(of: controller, in: frame))
        for field in evaluator.fields("tabBarSystemItem", of: item, in: frame) {
            // UIKit sets it apart as it does with a search tab.
            if case .member(let member) = field.value, member.name == "search" { entry.role = field.value }
        }
        add("badge", "badgeValue", of: item, to: &entry, in: frame)
        addAccessibility(of: item, to: &entry, in: frame)
        add("disabled", where: isFalse("isEnabled", of: item, in: frame), at: entry.place, to: &entry)
        addBarVisibility(to: &entry, in: frame)
    }

    // MARK: - Placement and customization

    private func addPlacement(of tab: Value, to entry: inout Entry, in frame: Frame) {
        for field in evaluator.fields("preferredPlacement", of: tab, in: frame) {
            guard case .member(let member) = field.value else { continue }
            let bar = argument("tabBar", label: "for", at: field.place)
            let added: ModifierCall? =
                switch member.name {
                case "pinned", "sidebarOnly":
                    modifier("tabPlacement", [field.argument()], field.formula, field.place)
                case "optional":
                    modifier(
                        "defaultVisibility",
                        [argument("hidden", at: field.place), bar],
                        field.formula,
                        field.place
                    )
                case "movable": behavior("reorderable", bar, field)
                case "fixed": behavior("disabled", bar, field)
                default: nil
                }
            if let added { entry.modifiers.append(added) }
        }
    }

    private func behavior(_ name: String, _ bar: Argument, _ field: ObjectField) -> ModifierCall {
        modifier("customizationBehavior", [argument(name, at: field.place), bar], field.formula, field.place)
    }

    /// Adds the customization behavior: in the sidebar, people can't hide or move a tab unless the app allows it.
    private func addCustomizing(_ tab: ObjectValue, to entry: inout Entry, in frame: Frame) {
        let place = tab.place
        if let id = entry.value {
            let argument = Argument(label: nil, value: id, place: id.place ?? place, text: "")
            entry.modifiers.append(modifier("customizationID", [argument], frame.path, argument.place))
        }
        let hides = evaluator.isTrue("allowsHiding", of: .object(tab), in: frame)
        let moves = evaluator.isTrue("allowsReordering", of: .object(tab), in: frame)
        let sidebar = argument("sidebar", label: "for", at: place)
        if !hides.covers(frame.path) {
            let formula = frame.path.and(hides.negated)
            entry.modifiers += [("reorderable", formula.and(moves)), ("disabled", formula.and(moves.negated))]
                .filter { $0.1 != .never }
                .map { modifier("customizationBehavior", [argument($0.0, at: place), sidebar], $0.1, place) }
        }
        let isHidden = evaluator.isTrue("isHiddenByDefault", of: .object(tab), in: frame)
        if isHidden != .never {
            entry.modifiers.append(modifier("defaultVisibility", [argument("hidden", at: place)], isHidden, place))
        }
    }

    /// Returns the formula under which a tab isn't among those that the app wants in compact width.
    private func hiddenInCompact(_ entry: Entry, in frame: Frame) -> Formula {
        let fields = evaluator.fields("compactTabIdentifiers", of: .object(controller), in: frame)
        guard let id = entry.value.flatMap({ text($0) }) else { return .never }
        return fields.reduce(.never) { formula, field in
            guard case .list(let list) = field.value else { return formula }
            let names = list.elements.map { text($0.value) }
            guard !names.contains(nil), !names.contains(id) else { return formula }
            return formula.or(field.formula.and(Formula(Clause(sizeClass: .compact))))
        }
    }

    private func isProminent(_ entry: Entry, in frame: Frame) -> Bool {
        let selected = evaluator.fields("prominentTabIdentifier", of: .object(controller), in: frame).last
        guard let selected = selected.flatMap({ text($0.value) }) else { return false }
        return entry.value.flatMap { text($0) } == selected
    }

    // MARK: - Helpers

    private func addBarVisibility(to entry: inout Entry, in frame: Frame) {
        guard entry.tabs == nil else { return }
        let bar = evaluator.member("tabBar", of: controller, in: frame) ?? .nothing
        let isHidden = evaluator.isTrue("isTabBarHidden", of: .object(controller), in: frame)
            .or(evaluator.isTrue("isHidden", of: bar, in: frame))
        guard isHidden != .never else { return }
        let arguments = [argument("hidden", at: entry.place), argument("tabBar", label: "for", at: entry.place)]
        entry.screen.append(modifier("toolbarVisibility", arguments, frame.path.and(isHidden), entry.place))
    }

    private func addAccessibility(of value: Value, to entry: inout Entry, in frame: Frame) {
        add("accessibilityLabel", "accessibilityLabel", of: value, to: &entry, in: frame)
        add("accessibilityHint", "accessibilityHint", of: value, to: &entry, in: frame)
    }

    private func add(_ name: String, _ field: String, of value: Value, to entry: inout Entry, in frame: Frame) {
        guard entry.tabs == nil else { return }
        for field in evaluator.fields(field, of: value, in: frame) {
            if case .nothing = field.value { continue }
            entry.modifiers.append(modifier(name, [field.argument()], field.formula, field.place))
        }
    }

    private func add(_ name: String, where formula: Formula, at place: SourcePlace, to entry: inout Entry) {
        if formula != .never { entry.modifiers.append(modifier(name, [], formula, place)) }
    }

    private func isFalse(_ name: String, of value: Value, in frame: Frame) -> Formula {
        evaluator.fields(name, of: value, in: frame).reduce(.never) { formula, field in
            guard let truth = evaluator.formula(of: field.value, text: field.text, usually: true) else {
                return formula
            }
            return formula.or(field.formula.and(truth.negated))
        }
    }

    private func modifier(_ name: String, _ arguments: [Argument], _ formula: Formula, _ place: SourcePlace)
        -> ModifierCall
    {
        ModifierCall(name: name, arguments: arguments, formula: formula, place: place)
    }

    private func argument(_ name: String, label: String? = nil, at place: SourcePlace) -> Argument {
        Argument(label: label, value: member(name, at: place), place: place, text: ".\(name)")
    }

    private func member(_ name: String, at place: SourcePlace) -> Value {
        .member(ImplicitMember(name: name, origin: Unknown(text: ".\(name)", why: .runTime, place: place)))
    }

    private func text(_ value: Value) -> String? {
        if case .text(let text, _) = evaluator.force(value) { text } else { nil }
    }
}
