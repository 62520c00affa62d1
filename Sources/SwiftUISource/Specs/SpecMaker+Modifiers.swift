import TabModel

extension SpecMaker {
    /// Returns the alternatives of a value, each with its formula.
    func alternatives(_ value: Value, under formula: Formula) -> [(Formula, Value)] {
        guard formula != .never else { return [] }
        guard case .alternatives(let all) = evaluator.force(value) else { return [(formula, evaluator.force(value))] }
        return all.flatMap { alternatives($0.value, under: formula.and($0.formula)) }
    }

    /// Returns the selection value of a tab, the usual one of several; nil if only the running app knows it.
    func value(_ entry: Entry, _ part: inout EntryPart) -> TabValue? {
        guard let usual = entry.value.flatMap({ part.settle(alternatives($0, under: entry.formula), isUsual).usual })
        else { return nil }
        let value = tabValue(usual)
        if value == nil, case .unknown(let unknown) = evaluator.force(usual) {
            part.modifiers.standIns[.value] = StandIn(unknown)
        }
        return value
    }

    /// Returns a value as a spec can hold it.
    func tabValue(_ value: Value) -> TabValue? {
        switch evaluator.force(value) {
        case .text(let text, _): .string(text)
        case .key(let key, _): .string(key.filled(key.key))
        case .number(let number): .integer(number)
        case .member(let member) where member.name != "none":
            .string(caseText(member.name, (member.arguments ?? []).map(\.value)))
        case .enumCase(let enumCase): .string(caseText(enumCase.name, enumCase.payload.map(\.value)))
        case .type(let type): .string(type.name)
        default: nil
        }
    }

    private func caseText(_ name: String, _ payload: [Value]) -> String {
        let payload = payload.map { value -> String in
            switch tabValue(value) {
            case .string(let text)?: text
            case .integer(let number)?: String(number)
            case nil: "…"
            }
        }
        return payload.isEmpty ? name : "\(name)(\(payload.joined(separator: ", ")))"
    }

    /// Returns the role; for a tab with a conditional role, the usual one.
    mutating func role(_ entry: Entry, _ part: inout EntryPart) -> TabRole? {
        guard let value = entry.role else { return nil }
        let roles = alternatives(value, under: entry.formula).map { ($0.0, RoleReading($0.1, evaluator)) }
        let settled = part.settle(
            joined(roles) { $0.role == $1.role && $0.unknown == nil && $1.unknown == nil },
            isUsual
        )
        part.variants.add("role", settled) { $0.role.map { .word($0.rawValue) } ?? .nothing }
        part.modifiers.standIns[.role] = settled.usual?.unknown.map { StandIn($0) }
        for other in settled.others {
            part.variants.mark(.role, other.value?.unknown.map { StandIn($0) }, where: other.formula)
        }
        return settled.usual?.role
    }

    /// Returns the name of a member or a case.
    func name(_ value: Value) -> String? {
        switch evaluator.force(value) {
        case .member(let member): member.name
        case .enumCase(let enumCase): enumCase.name
        case .unknown(let unknown) where unknown.text.first == "." || unknown.text.first?.isUppercase == true:
            // A system member, such as `Color.red`.
            unknown.text.split(separator: ".").last.map(String.init)
        default: nil
        }
    }

    /// Reads the modifiers that tabs and sections share.
    mutating func modify(_ entry: Entry, _ part: inout EntryPart) {
        var modifiers = TabModifiers()
        read(EntryKeys.modifiers, of: entry, into: &modifiers, &part)
        modifiers.standIns = part.modifiers.standIns
        part.modifiers = modifiers
        perPlacement(.customizationBehavior, \.customizationBehavior, entry, &part)
        perPlacement(.defaultVisibility, \.defaultVisibility, entry, &part)
        hidden(entry, &part)
        let disabled = condition("disabled", of: entry).assuming(part.assumption)
        part.modifiers.disabled = disabled != .never && isUsual(disabled)
        let other = part.modifiers.disabled ? disabled.negated : disabled
        if part.assumption.and(other) != .never {
            part.variants.add("disabled", .flag(!part.modifiers.disabled), where: other)
        }
    }

    /// Returns a string that isn't looked up in a table.
    func identifier(_ value: Value) -> String? {
        switch evaluator.force(value) {
        case .text(let text, _): text
        case .key(let key, _): key.filled(key.key)
        default: nil
        }
    }

    /// Reads a setting for the sidebar and the bar; without `for:` it applies to both.
    private mutating func perPlacement<Setting: RawRepresentable<String> & CaseIterable & Hashable & Sendable>(
        _ standIn: StandIn.Key,
        _ path: WritableKeyPath<TabModifiers, PerPlacement<Setting>>,
        _ entry: Entry,
        _ part: inout EntryPart
    ) {
        guard let key = EntryKeys.modifiers.first(where: { $0.name == standIn.rawValue }) else { return }
        var pairs = [(Formula.always, TabModifiers()[keyPath: path])]
        for modifier in entry.modifiers where modifier.name == key.name {
            guard let argument = modifier.arguments.first else { continue }
            let places = Set(modifier.arguments.dropFirst().compactMap { name($0.value) })
            pairs = pairs.flatMap { formula, pair -> [(Formula, PerPlacement<Setting>)] in
                let set = alternatives(argument.value, under: formula.and(modifier.formula)).map { here, value in
                    var pair = pair
                    if let setting = name(value).flatMap(Setting.init) {
                        if places.isEmpty || places.contains("sidebar") { pair.sidebar = setting }
                        if places.isEmpty || places.contains("tabBar") { pair.tabBar = setting }
                    } else {
                        part.modifiers.standIns[standIn] = StandIn(unknown(value, argument))
                    }
                    return (here, pair)
                }
                return set + [(formula.and(modifier.formula.negated), pair)]
            }
        }
        let settled = part.settle(pairs.filter { $0.0 != .never }, isSame: ==, isUsual)
        if let usual = settled.usual { part.modifiers[keyPath: path] = usual }
        part.variants.add(key.name, settled) { pair in
            var modifiers = TabModifiers()
            modifiers[keyPath: path] = pair
            return key.isStated(in: modifiers) ? key.value(in: modifiers) : .nothing
        }
    }

    /// Returns the formula under which one of the modifiers with a name is true.
    func condition(_ modifierName: String, of entry: Entry) -> Formula {
        var formula = Formula.never
        for modifier in entry.modifiers where modifier.name == modifierName {
            guard let argument = modifier.argument(nil) else {
                formula = formula.or(modifier.formula)
                continue
            }
            formula = formula.or(modifier.formula.and(truth(argument)))
        }
        return formula
    }

    /// Returns the formula under which an argument is true.
    func truth(_ argument: Argument) -> Formula {
        guard case .deferred(let deferred) = argument.value else { return .never }
        return evaluator.formula(of: deferred.expression, in: deferred.frame, usually: false)
    }

    private func hidden(_ entry: Entry, _ part: inout EntryPart) {
        let formula = condition("hidden", of: entry).assuming(part.assumption)
        for clause in formula.clauses {
            if clause == .always {
                part.modifiers.hidden = .always
            } else if let sizeClass = clause.sizeClass, clause.isWidth {
                part.modifiers.hidden = .when(sizeClass)
            } else {
                part.variants.add("hidden", .flag(true), where: Formula(clause))
            }
        }
    }
}

/// A role in the source: one of SwiftUI's, none, or an unknown one.
struct RoleReading {
    private(set) var role: TabRole?
    private(set) var unknown: Unknown?

    init(_ value: Value, _ evaluator: Evaluator) {
        switch value {
        case .nothing: return
        case .member(let member):
            role = TabRole(rawValue: member.name)
            if role == nil, member.name != "none" { unknown = member.origin }
        case .enumCase(let enumCase): role = TabRole(rawValue: enumCase.name)
        case .unknown(let enumCase):
            // A member of the system's type, such as `TabRole.search`.
            role = enumCase.text.hasPrefix("TabRole.") ? TabRole(rawValue: String(enumCase.text.dropFirst(8))) : nil
            if role == nil { unknown = enumCase }
        default: return
        }
    }
}
