import TabModel
import SwiftSyntax

/// A reader of the settings of a tab bar controller, as the modifiers and keys of a tab view.
struct TabBarSettings {
    let evaluator: Evaluator
    let controller: ObjectValue

    private var value: Value { .object(controller) }

    /// Returns a Boolean value that indicates whether there may be a sidebar: the mode requests it, or is automatic and
    /// there are groups.
    func hasSidebar(in frame: Frame) -> Bool {
        guard controller.isSet("tabs") else { return false }
        let modes = evaluator.fields("mode", of: value, in: frame).map { Self.name($0.value) }
        if modes.contains("tabSidebar") { return true }
        return !modes.contains("tabBar") && hasGroups
    }

    private var hasGroups: Bool {
        controller.values(of: "tabs").set.contains { write in
            guard case .list(let list) = evaluator.force(write.value) else { return false }
            return list.elements.contains { element in
                evaluator.objects(in: element.value).contains { $0.value.systemClass == "UITabGroup" }
            }
        }
    }

    /// Returns a tab view with the modifiers that correspond to the controller's properties.
    func view(in frame: Frame, at place: SourcePlace) -> ViewExpression {
        let node = Syntax(ExprSyntax(NilLiteralExprSyntax())).id
        var view = ViewExpression(head: .call("TabView", []), identity: node, place: place)
        view.modifiers = style(in: frame, at: place)
        view.modifiers += evaluator.fields("tabBarMinimizeBehavior", of: value, in: frame).map {
            modifier("tabBarMinimizeBehavior", $0.argument(), $0.formula, $0.place)
        }
        view.modifiers += searchActivation(in: frame, at: place)
        view.modifiers += sidebar(in: frame)
        view.modifiers += tint(in: frame)
        return view
    }

    /// Returns the tint of the bar: UIKit's colors by SwiftUI's names for them.
    private func tint(in frame: Frame) -> [ModifierCall] {
        let bar = evaluator.member("tabBar", of: controller, in: frame) ?? .nothing
        return evaluator.fields("tintColor", of: bar, in: frame).map { field in
            let name = Self.name(field.value) ?? ""
            let color = name.hasPrefix("system") ? String(name.dropFirst(6)).lowercased() : name
            let isKnown = TintColor(rawValue: color) != nil
            return modifier(
                "tint",
                isKnown ? word(color, field.place) : field.unknown.argument(),
                field.formula,
                field.place
            )
        }
    }

    private func style(in frame: Frame, at place: SourcePlace) -> [ModifierCall] {
        let fields = evaluator.fields("mode", of: value, in: frame)
        let styles = fields.compactMap { field -> ModifierCall? in
            switch Self.name(field.value) {
            case "tabSidebar":
                modifier("tabViewStyle", word("sidebarAdaptable", field.place), field.formula, field.place)
            case "tabBar": modifier("tabViewStyle", word("tabBarOnly", field.place), field.formula, field.place)
            case "automatic": nil
            default: modifier("tabViewStyle", field.argument(), field.formula, field.place)
            }
        }
        // In the automatic mode, groups make a sidebar.
        guard styles.isEmpty, hasGroups else { return styles }
        return [modifier("tabViewStyle", word("sidebarAdaptable", place), frame.path, place)]
    }

    /// Returns the modifier for a search tab that activates its field when it is chosen.
    private func searchActivation(in frame: Frame, at place: SourcePlace) -> [ModifierCall] {
        let tabs = controller.values(of: "tabs").set.flatMap { write -> [ObjectValue] in
            guard case .list(let list) = evaluator.force(write.value) else { return [] }
            return list.elements.flatMap { evaluator.objects(in: $0.value).map(\.value) }
        }
        return tabs.filter { $0.systemClass == "UISearchTab" }.flatMap { tab -> [ModifierCall] in
            let formula = evaluator.isTrue("automaticallyActivatesSearch", of: .object(tab), in: frame)
            guard formula != .never else { return [] }
            return [modifier("tabViewSearchActivation", word("searchTabSelection", tab.place), formula, tab.place)]
        }
    }

    private func sidebar(in frame: Frame) -> [ModifierCall] {
        guard let sidebar = evaluator.member("sidebar", of: controller, in: frame) else { return [] }
        let hidden = evaluator.fields("isHidden", of: sidebar, in: frame).compactMap { field -> ModifierCall? in
            guard case .truth(let formula) = field.value, let isHidden = formula.constant else { return nil }
            return modifier(
                "defaultAdaptableTabBarPlacement",
                word(isHidden ? "tabBar" : "sidebar", field.place),
                field.formula,
                field.place
            )
        }
        let placements = evaluator.fields("preferredPlacement", of: sidebar, in: frame).map {
            modifier("defaultTabBarPlacement", $0.argument(), $0.formula, $0.place)
        }
        return hidden + placements
    }

    // MARK: - Keys without modifiers

    /// Sets the keys without modifiers, and notes the settings that aren't shown.
    func finish(_ spec: inout TabSpec, _ maker: inout SpecMaker, in frame: Frame) {
        if hasSidebar(in: frame) {
            let names = evaluator.fields("customizationIdentifier", of: value, in: frame)
            // Without an identifier all tab bar controllers of the app share one.
            spec.tabViewCustomization = names.last.flatMap { maker.identifier($0.value) } ?? "UITabBarController"
        }
        mark(&spec, &maker, in: frame)
        noteUnread(&maker, in: frame)
    }

    /// Marks the views above the bar and in the sidebar, of which only their expressions are known.
    private func mark(_ spec: inout TabSpec, _ maker: inout SpecMaker, in frame: Frame) {
        for field in evaluator.fields("bottomAccessory", of: value, in: frame) where maker.isUsual(field.formula) {
            guard case .object(let accessory) = field.value else { continue }
            let content = evaluator.fields("contentView", of: .object(accessory), in: frame).first ?? field
            spec.standIns[.tabViewBottomAccessory] = StandIn(content.text, why: .outside)
        }
        let sidebar = evaluator.member("sidebar", of: controller, in: frame) ?? .nothing
        let parts: [(String, StandIn.Key)] = [
            ("headerContentConfiguration", .tabViewSidebarHeader),
            ("footerContentConfiguration", .tabViewSidebarFooter),
            ("bottomBarView", .tabViewSidebarBottomBar),
        ]
        for (name, key) in parts {
            for field in evaluator.fields(name, of: sidebar, in: frame) where maker.isUsual(field.formula) {
                spec.standIns[key] = StandIn(field.text, why: .outside)
            }
        }
    }

    /// Returns the entries, and the value of the initially selected one, if the source selects one.
    ///
    /// One that is selected by its place has its place as its value, as all others then have.
    func selecting(_ entries: [Entry], in frame: Frame) -> ([Entry], selection: Value?) {
        if case .object(let tab)? = evaluator.fields("selectedTab", of: value, in: frame).last?.value,
            let id = identifier(ofShown: tab, in: frame)
        {
            return (entries, id)
        }
        guard let index = index(in: frame), index > 0, entries.indices.contains(index),
            entries.allSatisfy({ $0.formula.covers(frame.path) && $0.tabs == nil })
        else { return (entries, nil) }
        let numbered = entries.enumerated().map { place, entry in
            var entry = entry
            entry.value = entry.value ?? .number(place)
            return entry
        }
        return (numbered, numbered[index].value)
    }

    /// Returns the identifier of a tab; for a group, that of the child that it shows first.
    private func identifier(ofShown tab: ObjectValue, in frame: Frame, depth: Int = 0) -> Value? {
        if tab.systemClass == "UITabGroup", depth < 4 {
            if let selected = evaluator.fields("defaultChildIdentifier", of: .object(tab), in: frame).first {
                return selected.value
            }
            if case .list(let list)? = evaluator.fields("children", of: .object(tab), in: frame).last?.value,
                let first = list.elements.first.flatMap({ evaluator.objects(in: $0.value).first?.value })
            {
                return identifier(ofShown: first, in: frame, depth: depth + 1)
            }
        }
        return evaluator.fields("identifier", of: .object(tab), in: frame).first?.value
    }

    private func index(in frame: Frame) -> Int? {
        guard case .number(let index)? = evaluator.fields("selectedIndex", of: value, in: frame).last?.value else {
            return selectedController(in: frame)
        }
        return index
    }

    /// Returns the place of the view controller that is set as the selected one among all of them.
    private func selectedController(in frame: Frame) -> Int? {
        guard let selected = evaluator.fields("selectedViewController", of: value, in: frame).last?.value,
            case .object(let selected) = selected,
            case .list(let list)? = controller.values(of: "viewControllers").set.first.map({ evaluator.force($0.value) }
            )
        else { return nil }
        return list.elements.firstIndex { evaluator.objects(in: $0.value).contains { $0.value === selected } }
    }

    // MARK: - Helpers

    private func modifier(_ name: String, _ argument: Argument, _ formula: Formula, _ place: SourcePlace)
        -> ModifierCall
    {
        ModifierCall(name: name, arguments: [argument], formula: formula, place: place)
    }

    private func word(_ name: String, _ place: SourcePlace) -> Argument {
        let unknown = Unknown(text: ".\(name)", why: .runTime, place: place)
        return Argument(
            label: nil,
            value: .member(ImplicitMember(name: name, origin: unknown)),
            place: place,
            text: ".\(name)"
        )
    }

    /// Returns the name of a member without its type.
    static func name(_ value: Value) -> String? {
        switch value {
        case .member(let member): member.name
        case .unknown(let unknown): unknown.text.split(separator: ".").last.map(String.init)
        default: nil
        }
    }
}
