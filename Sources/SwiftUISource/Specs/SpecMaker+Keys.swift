import TabModel
import SwiftSyntax

/// A key's value in the source, or a stand-in for an unknown one.
enum KeyReading {
    case known(KeyValue)
    case unknown(Unknown)
    /// A value with an unknown part, for which a stand-in is drawn.
    case partly(KeyValue, Unknown)

    /// Returns a Boolean value that indicates whether two values are known to be the same.
    static func isSame(_ value: Self, _ other: Self) -> Bool {
        guard case .known(let value) = value, case .known(let other) = other else { return false }
        return value == other
    }

    /// The value; of a partly known one, the known part.
    var value: KeyValue? {
        switch self {
        case .known(let value), .partly(let value, _): value
        case .unknown: nil
        }
    }

    /// The value, if nothing of it is known.
    var whole: Unknown? { if case .unknown(let unknown) = self { unknown } else { nil } }

    /// The unknown part of the value; nil for a fully known one.
    var unknown: Unknown? {
        switch self {
        case .unknown(let unknown), .partly(_, let unknown): unknown
        case .known: nil
        }
    }
}

extension SpecMaker {
    /// Reads the modifiers of an entry after which keys are named.
    mutating func read<Owner>(
        _ keys: [SpecKey<Owner>],
        of entry: Entry,
        into owner: inout Owner,
        _ part: inout EntryPart
    ) {
        for key in keys where key.row.swiftUI.isModifier || key.row.swiftUI.isOnContent {
            var modifiers = (key.row.swiftUI.isModifier ? entry.modifiers : entry.screen).filter {
                Self.is($0, key.row)
            }
            // The label of the image or text is the label of the tab's button.
            if key.name == "accessibilityLabel" { modifiers += entry.label.modifiers.filter { Self.is($0, key.row) } }
            let values = modifiers.flatMap { readValues($0, as: key.row) }
            guard let first = modifiers.first, !values.isEmpty else { continue }
            part.places.members[key.name] = first.place
            let settled = part.settle(values, isSame: KeyReading.isSame, isUsual)
            if let value = settled.usual?.value { key.assign(value, to: &owner) }
            part.add(key.row, settled)
        }
    }

    /// Reads the modifiers of the tab view after which keys are named.
    mutating func read(_ view: ViewExpression, into spec: inout TabSpec, _ variants: inout VariantList) {
        for key in TabViewKeys.all where key.row.swiftUI.isModifier {
            let values = readValues(of: key.row, on: view)
            if !key.row.isLabel { for unknown in values.compactMap(\.1.whole) { noteUnknown(key.name, unknown) } }
            let settled = ConditionalValue(
                first: values.map { (formula: $0.0, value: $0.1) },
                in: assumption,
                isSame: KeyReading.isSame,
                isUsual: isUsual
            )
            if let value = settled.usual?.value { key.assign(value, to: &spec) }
            variants.add(key.row, settled, &spec.standIns)
        }
    }

    /// Returns the values that the modifiers of the tab view give a key, each with its formula.
    private mutating func readValues(of row: KeyRow, on view: ViewExpression) -> [(Formula, KeyReading)] {
        if row.name == "symbolVariants" { return symbolVariants(view.modifiers) }
        if row.name == "tint" { return tints(view) }
        guard row.swiftUI.isInEnvironment else {
            return view.modifiers(named: row.name).flatMap { readValues($0, as: row) }
        }
        return view.modifiers.filter { $0.sets(row.name) }.flatMap { modifier in
            var modifier = modifier
            modifier.arguments.removeFirst()
            return argument(of: modifier, as: row)
        }
    }

    /// Returns a Boolean value that indicates whether a modifier is the one after which a key is named, for its bar.
    private static func `is`(_ modifier: ModifierCall, _ row: KeyRow) -> Bool {
        switch row.name {
        case "toolbarVisibility":
            // Before iOS 18, `toolbar` had this meaning too.
            return [row.name, "toolbar"].contains(modifier.name) && modifier.isFor("tabBar")
        case "toolbarBackgroundVisibility":
            // `toolbarBackground` takes a visibility too, or a style for the background.
            return [row.name, "toolbarBackground"].contains(modifier.name) && modifier.isFor("tabBar")
                && (modifier.name == row.name || modifier.namesVisibility)
        case "toolbarItems": return modifier.name == "toolbar" && modifier.argument("for") == nil
        default: return modifier.name == row.name && (row.swiftUI.bar.map(modifier.isFor) ?? true)
        }
    }

    /// Returns the values of a modifier, each with its formula; none for a shape that takes more than its argument.
    private mutating func readValues(_ modifier: ModifierCall, as row: KeyRow) -> [(Formula, KeyReading)] {
        switch row.shape.present {
        case .object(let shape) where row.swiftUI.isOnContent:
            // The bars of the modifier are the object's keys.
            guard let key = shape.keys.first else { return [] }
            return argument(of: modifier, as: key).map { formula, value in
                guard case .known(let word) = value else { return (formula, value) }
                return (formula, .known(.members([KeyMember(key.name, word)])))
            }
        case .object(let shape): return label(modifier, shape)
        case .list:
            guard let closure = closure(of: modifier), let buttons = buttons(in: closure, under: modifier.formula)
            else {
                return []
            }
            return [(modifier.formula, .known(.list(buttons)))]
        case .either, .bool: return []
        default: return argument(of: modifier, as: row)
        }
    }

    private mutating func argument(of modifier: ModifierCall, as row: KeyRow) -> [(Formula, KeyReading)] {
        guard let argument = modifier.argument(nil) else { return [] }
        let values = alternatives(argument.value, under: modifier.formula)
        let all = row.strings == .identifier ? values : byDevice(values)
        return all.map { formula, value in
            if let value = keyValue(value, as: row) { return (formula, .known(value)) }
            if case .nothing = value { return (formula, .known(.nothing)) }
            return (formula, .unknown(unknown(value, argument, isOneOfSeveral: all.count > 1)))
        }
    }

    /// Returns the expression at the call, for a value that no key can hold; for several, the one that it is.
    func unknown(_ value: Value, _ argument: Argument, isOneOfSeveral: Bool = false) -> Unknown {
        var unknown = Unknown(text: argument.text, why: .notFound, place: argument.place)
        if case .unknown(let inner) = value {
            unknown.why = inner.why
            if isOneOfSeveral { unknown.text = inner.text }
        }
        return unknown
    }

    /// Returns a value as a key holds it; nil for one of another type.
    private mutating func keyValue(_ value: Value, as row: KeyRow) -> KeyValue? {
        switch row.shape.present {
        case .choice(let choice): name(value).flatMap { choice.allWords.contains($0) ? .word($0) : nil }
        case .text where row.strings == .identifier: identifier(value).map(KeyValue.text)
        case .textOrWholeNumber: if case .number(let number) = value { .number(number) } else { text(value) }
        default: text(value)
        }
    }

    private mutating func text(_ value: Value) -> KeyValue? { plainText(value).map(KeyValue.text) }

    private func closure(of modifier: ModifierCall) -> Closure? {
        guard let value = modifier.arguments.last?.value, case .closure(let closure) = evaluator.force(value) else {
            return nil
        }
        return closure
    }

    /// Returns the label in a modifier's content, with its enabled state.
    private mutating func label(_ modifier: ModifierCall, _ shape: ObjectShape) -> [(Formula, KeyReading)] {
        guard let closure = closure(of: modifier) else {
            guard let argument = modifier.arguments.last else { return [] }
            let unknown = unknown(argument.value, argument)
            noteUnknown(modifier.name, unknown)
            return [(modifier.formula, .unknown(unknown))]
        }
        let contents = contents(of: closure, under: modifier.formula)
        for unknown in contents.compactMap(\.1.whole) where unknown.isOfAnotherModule {
            noteUnknown(modifier.name, unknown)
        }
        guard shape["isEnabled"] != nil, let argument = modifier.argument("isEnabled") else { return contents }
        let enabled = truth(argument)
        show(enabled)
        return contents.map { formula, value in (formula.and(enabled), value.adding("isEnabled", .flag(true))) }
            + contents.map { formula, value in
                (formula.and(enabled.negated), value.adding("isEnabled", .flag(false)))
            }
    }

    /// Sets the usual answer of an accessory's condition to true if no other part depends on it: a preview shows
    /// possible contents.
    private func show(_ enabled: Formula) {
        guard !isUsual(enabled), let clause = enabled.clauses.first(where: \.isAnswered),
            usedConditions.isDisjoint(with: clause.answers.keys)
        else { return }
        for (id, answer) in clause.answers { evaluator.conditions.setUsual(id, answer) }
    }

    private mutating func members(ofButton label: LabelReading) -> [KeyMember] {
        var members: [KeyMember] = []
        if let title = label.titles.first.flatMap({ plainText($0.value) }) {
            members.append(KeyMember("title", .text(title)))
        }
        if case .symbol(let name)? = label.images.first?.source {
            members.append(KeyMember("systemImage", .text(name)))
        }
        return members
    }

    /// Returns the buttons that a builder makes; nil if it makes any other view, or a button without a known title.
    private mutating func buttons(in closure: Closure, under formula: Formula) -> [KeyValue]? {
        let frame = Frame(file: closure.frame.file, path: formula)
        guard case .group(let elements) = evaluator.call(closure, [], path: formula, depth: 0, isBuilt: true) else {
            return nil
        }
        var buttons: [KeyValue] = []
        for element in elements {
            guard case .view(let view) = evaluator.force(element.value), element.formula.assuming(formula) == .always
            else {
                return nil
            }
            if ["ToolbarItem", "ToolbarItemGroup"].contains(view.name ?? "") {
                guard let inner = view.arguments.last?.closure.flatMap({ self.buttons(in: $0, under: formula) }) else {
                    return nil
                }
                buttons += inner
            } else {
                guard view.name == "Button" else { return nil }
                let reader = LabelReader(evaluator)
                let label = view.closure("label").map {
                    reader.label(evaluator.call($0, [], path: formula, depth: 0, isBuilt: true), in: frame)
                }
                let members = members(ofButton: label ?? reader.label(ofArguments: view, in: frame))
                guard members.first?.key == "title" else { return nil }
                buttons.append(.members(members))
            }
        }
        return buttons
    }
}

extension KeyRow {
    /// A Boolean value that indicates whether the key holds the contents of a view, which are noted where they are
    /// read.
    fileprivate var isLabel: Bool { if case .object = shape.present { true } else { false } }
}

extension Unknown {
    /// A Boolean value that indicates whether the value is declared in no file that was read, and not by SwiftUI
    /// either.
    fileprivate var isOfAnotherModule: Bool { [.notFound, .outside].contains(why) && !SystemTypes.isView(text) }
}

extension Shape {
    /// The shape without null.
    fileprivate var present: Shape { if case .orNull(let shape) = self { shape } else { self } }
}

extension ModifierCall {
    /// A Boolean value that indicates whether the modifier sets the visibility, and not the style of the background.
    var namesVisibility: Bool {
        let text = arguments.first { $0.label == nil }?.text ?? ""
        return [".visible", ".hidden", ".automatic"].contains { text.contains($0) }
    }

    /// Returns a Boolean value that indicates whether the modifier applies to a bar: one of those after `for:`.
    fileprivate func isFor(_ bar: String) -> Bool {
        arguments.drop { $0.label != "for" }.contains { $0.text == ".\(bar)" || $0.text.hasSuffix(".\(bar)") }
    }
}
