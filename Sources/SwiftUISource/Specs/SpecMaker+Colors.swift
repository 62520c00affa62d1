import TabModel
import SwiftSyntax
import TabSpecCoding

extension SpecMaker {
    /// Returns the colors that `tint(_:)` and `accentColor(_:)` set, each with its formula; where neither is called,
    /// the accent color of the asset catalog.
    mutating func tints(_ view: ViewExpression) -> [(Formula, KeyReading)] {
        let modifiers = view.modifiers(named: "tint") + view.modifiers(named: "accentColor")
        guard !modifiers.isEmpty else { return asset("AccentColor").map { [(assumption, .known($0))] } ?? [] }
        return modifiers.flatMap { modifier -> [(Formula, KeyReading)] in
            guard let argument = modifier.argument(nil) else { return [] }
            let all = alternatives(argument.value, under: modifier.formula)
            return all.map { formula, value in
                if case .nothing = value { return (formula, .known(.nothing)) }
                if let color = color(value, argument.text) ?? hex(call: argument.text) {
                    return (formula, .known(color))
                }
                var unknown = unknown(value, argument, isOneOfSeveral: all.count > 1)
                if isOfCatalog(value) { unknown.why = .noValue }
                return (formula, .unknown(unknown))
            }
        }
    }

    /// Returns a Boolean value that indicates whether a value is a color of an asset catalog by its name:
    /// `Color("Brand")`.
    private func isOfCatalog(_ value: Value) -> Bool {
        guard case .view(let view) = value, ["Color", "UIColor", "NSColor"].contains(view.name ?? ""),
            let name = view.argument(nil) ?? view.argument("named")
        else { return false }
        return switch evaluator.force(name.value) {
        case .text, .key: true
        default: false
        }
    }

    /// Returns a color of the system, of the asset catalog, or in numbers; nil for one that isn't known.
    private func color(_ value: Value, _ text: String) -> KeyValue? {
        switch evaluator.force(value) {
        case .member(let member) where member.arguments == nil: named(member.name)
        case .unknown(let unknown): path(unknown.text)
        case .view(let view) where view.modifiers.isEmpty: color(view)
        default: nil
        }
    }

    /// Returns the color of `.red`, `.brand`: one that the app declares, then the system's, then a generated one.
    private func named(_ name: String) -> KeyValue? {
        let own = evaluator.project.file(place.file).map { file in
            evaluator.project.extensionMembers(name, ofSystemTypes: ["Color", "ShapeStyle", "UIColor"], from: file)
                .filter(\.isStatic)
        }
        if let own, let first = own.first {
            let frame = Frame(file: first.file, path: assumption)
            if let color = color(evaluator.value(of: own, on: nil, in: frame) ?? .nothing, "") { return color }
            guard case .property(let binding, _) = first.node else { return nil }
            return hex(call: binding.initializer?.value.trimmedDescription ?? "")
        }
        if name == "accentColor" || name == "tint" { return asset("AccentColor") }
        return system(name) ?? asset(name)
    }

    /// Returns a color by its path, such as `Color.red`, `UIColor.systemTeal` or `Asset.Colors.brand.swiftUIColor`.
    private func path(_ text: String) -> KeyValue? {
        let endings: Set = ["swiftUIColor", "color", "uiColor", "cgColor", "swiftUI"]
        var parts = text.split(separator: ".").map(String.init)
        if parts.count > 1, let last = parts.last, endings.contains(last) { parts.removeLast() }
        guard let last = parts.last, parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
        else { return nil }
        if ["Color", "UIColor", "NSColor"].contains(parts.first ?? "") || text.hasPrefix(".") { return named(last) }
        // A generated constant: a type, and in it a color of the catalog.
        return parts.count > 1 && parts[0].first?.isUppercase == true ? asset(last) : nil
    }

    private func system(_ name: String) -> KeyValue? { Tint(systemColor: name).map(Self.keyValue) }

    private static func keyValue(_ tint: Tint) -> KeyValue {
        var spec = TabSpec(tabs: [])
        spec.tint = tint
        return TabViewKeys.all.first { $0.name == "tint" }?.value(in: spec) ?? .nothing
    }

    /// Returns the color of the asset catalog with a name.
    private func asset(_ name: String) -> KeyValue? {
        guard let asset = evaluator.images.color(named: name, near: place.file) else { return nil }
        evaluator.project.note(asset.path)
        guard let bytes = evaluator.project.files.bytes(of: asset.path) else { return nil }
        return ColorContents.tint(named: asset.name, bytes).map(Self.keyValue)
    }

    /// Returns the color of `Color("Brand")`, `Color(.brand)`, `Color(red: 0.1, …)`, `Color(uiColor: .systemTeal)`,
    /// `Color(hex: "12AB34")`.
    private func color(_ view: ViewExpression) -> KeyValue? {
        guard ["Color", "UIColor", "NSColor"].contains(view.name ?? ""), let first = view.arguments.first else {
            return nil
        }
        switch first.label {
        case "uiColor", "nsColor", "cgColor": return color(first.value, first.text)
        case nil, "named":
            if let components = components(view) { return components }
            switch evaluator.force(first.value) {
            case .text(let name, _): return asset(name) ?? hex(first)
            case .key(let key, _): return asset(key.key) ?? hex(first)
            case let value: return color(value, first.text)
            }
        case "hex", "hexString", "rgb", "hexValue", "hexadecimal": return hex(first)
        default: return components(view)
        }
    }

    /// Returns red, green and blue, or white, from 0 to 1.
    private func components(_ view: ViewExpression) -> KeyValue? {
        func part(_ labels: String...) -> Double? {
            labels.lazy.compactMap { view.argument($0) }.first.flatMap { Self.fraction($0.text) }
        }
        let opacity = view.argument("opacity") ?? view.argument("alpha")
        guard let alpha = opacity.map({ Self.fraction($0.text) }) ?? 1 else { return nil }
        if let white = part("white") {
            return Self.keyValue(.own(OwnColor(HexColor(red: white, green: white, blue: white, opacity: alpha))))
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return Self.keyValue(.own(OwnColor(HexColor(red: red, green: green, blue: blue, opacity: alpha))))
    }

    /// Returns a number in source, including a quotient such as `18 / 255`.
    private static func fraction(_ text: String) -> Double? {
        let parts = text.split(separator: "/").map { $0.filter { !$0.isWhitespace && $0 != "_" } }
        let numbers = parts.compactMap {
            $0.hasPrefix("0x") ? Int($0.dropFirst(2), radix: 16).map(Double.init) : Double($0)
        }
        guard numbers.count == parts.count, let first = numbers.first else { return nil }
        return numbers.count == 1 ? first : numbers.count == 2 && numbers[1] != 0 ? first / numbers[1] : nil
    }

    /// Returns the color of the literal in a call such as `Color(hex: "#12AB34")`, whose initializer computes with it.
    private func hex(call text: String) -> KeyValue? {
        guard
            let match = text.wholeMatch(
                of: /(?:SwiftUI\.)?(?:Color|UIColor)(?:\.init)?\((?:hex\w*|rgb\w*): *"?(?:#|0x)?([0-9A-Fa-f_]{6,7})"?\)/
            ),
            let color = HexColor("#\(match.1.filter { $0 != "_" })")
        else { return nil }
        return Self.keyValue(.own(OwnColor(color)))
    }

    /// Returns the color of a literal with hexadecimal digits, as the initializers of many apps take it.
    private func hex(_ argument: Argument) -> KeyValue? {
        let digits: String
        switch evaluator.force(argument.value) {
        case .text(let text, _): digits = text
        case .key(let key, _): digits = key.key
        case .number(let number) where (0...0xFF_FFFF).contains(number):
            digits = String(String(number | 0x100_0000, radix: 16).dropFirst())
        default: return nil
        }
        let plain =
            digits.hasPrefix("#") ? digits.dropFirst() : digits.hasPrefix("0x") ? digits.dropFirst(2) : digits[...]
        let long = plain.utf8.count == 3 ? plain.map { "\($0)\($0)" }.joined() : String(plain)
        // Of eight digits, the first two or the last two can be the opacity.
        guard long.utf8.count == 6, let color = HexColor("#\(long)") else { return nil }
        return Self.keyValue(.own(OwnColor(color)))
    }
}
