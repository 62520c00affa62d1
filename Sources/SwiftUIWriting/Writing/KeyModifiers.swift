import TabModel

extension SpecKey {
    /// Returns the modifiers of a value of the key: none for the default.
    func modifiers(of value: KeyValue) -> [Modifier] { value == usual ? [] : row.modifiers(value) }

    /// Returns the value in different places.
    func choice(in owner: Owner, _ variants: [Variant], _ keys: [String: SpecKey], plan: SourcePlan) -> VariantChoice<
        KeyValue
    > {
        let variants = variants.filter { variant in variant.values.contains { $0.key == name } }
        guard !variants.isEmpty else { return VariantChoice(value(in: owner), on: plan.app) }
        return VariantChoice(owner, variants, keys, on: plan.app, phone: phone(in: plan.app)) { value(in: $0) }
    }

    /// Returns the platform whose value iPhones have: iPhone Duo for a key that affects it alone.
    private func phone(in app: AppTarget) -> Platform {
        row.isForDuo && app.platforms.contains(.iPhoneDuo) ? .iPhoneDuo : app.phone
    }
}

extension KeyRow {
    /// Returns the modifiers of a value; a pair for sidebar and tab bar becomes two where its settings differ.
    fileprivate func modifiers(_ value: KeyValue) -> [Modifier] {
        let feature = swiftUI.feature(of: value)
        switch value {
        case .nothing: return []
        case .flag(let flag):
            return [Modifier(name: name, arguments: ["\(flag)"], feature: feature, parameter: "Bool")]
        case .number(let number):
            return [Modifier(name: name, arguments: ["\(number)"], feature: feature, parameter: "Int")]
        case .word(let word) where swiftUI.isInEnvironment:
            return [Modifier(name: "environment", arguments: ["\\.\(name)", ".\(word)"], feature: feature)]
        case .word(let word): return [modifier(word, feature: feature)]
        case .text(let text): return [modifier(saying: text, feature: feature)]
        case .list(let labels):
            return [Modifier(name: name, content: .buttons(labels.compactMap { TabLabel($0) }), feature: feature)]
        case .members(let members):
            if let pair = PerPlacement<String>(members) { return modifiers(pair, feature: feature) }
            if let color = OwnColor(key: value) {
                return [Modifier(name: name, arguments: [color.expression], feature: feature, parameter: "Color")]
            }
            if let sizeClass = value.sizeClass {
                let isCompact = sizeClass == UserInterfaceSizeClass.compact.rawValue
                let condition = "horizontalSizeClass \(isCompact ? "==" : "!=") .compact"
                var modifier = Modifier(name: name, arguments: [condition], feature: feature, parameter: "Bool")
                modifier.readsSizeClass = true
                return [modifier]
            }
            return [modifier(showing: value, feature: feature)].compactMap(\.self)
        }
    }

    /// Returns a modifier with a label in a closure, and with its enabled state where the value has one.
    private func modifier(showing value: KeyValue, feature: Feature?) -> Modifier? {
        guard let label = TabLabel(value), case .members(let members) = value else { return nil }
        guard case .flag(let isEnabled)? = members.first(where: { $0.key == "isEnabled" })?.value else {
            return Modifier(name: name, content: .label(label), feature: feature)
        }
        return Modifier(
            name: name,
            arguments: ["isEnabled: \(isEnabled)"],
            content: .label(label),
            feature: .accessorySwitch,
            parameter: "Bool"
        )
    }

    /// Returns a modifier with a string: a localized key, or a `Text` where one would be read as Markdown.
    private func modifier(saying text: String, feature: Feature?) -> Modifier {
        let literal = strings == .identifier ? SwiftLiteral.quoted(text) : SwiftLiteral.title(text)
        guard feature != nil, SwiftLiteral.isMarkdown(text) else {
            return Modifier(name: name, arguments: [literal], feature: feature, parameter: "LocalizedStringKey")
        }
        return Modifier(name: name, arguments: ["Text(\(literal))"], feature: feature, parameter: "Text")
    }

    private func modifiers(_ pair: PerPlacement<String>, feature: Feature?) -> [Modifier] {
        if pair.sidebar == pair.tabBar {
            return [modifier(pair.sidebar, for: ["sidebar", "tabBar"], feature: feature)]
        }
        return [(pair.sidebar, "sidebar"), (pair.tabBar, "tabBar")].filter { $0.0 != "automatic" }
            .map { modifier($0.0, for: [$0.1], feature: feature) }
    }

    /// Returns a modifier with a word, for some placements or for all; that of the sidebar doesn't exist on every
    /// system (R1.22).
    private func modifier(_ word: String, for placements: [String] = [], feature: Feature?) -> Modifier {
        let place = placements.map(IdentifierWords.capitalized).joined(separator: "And")
        let labels = placements.enumerated().map { $0 == 0 ? "for: .\($1)" : ".\($1)" }
        return Modifier(
            name: name,
            arguments: [".\(word)"] + labels,
            feature: placements.contains("sidebar") ? .sidebarCustomization : feature,
            variant: IdentifierWords.capitalized(word) + (place.isEmpty ? "" : "In\(place)")
        )
    }
}

extension OwnColor {
    /// The color in Swift: that of the asset catalog, otherwise its components in light appearance.
    fileprivate var expression: String {
        if let name { return "Color(\(SwiftLiteral.quoted(name)))" }
        let parts = light.parts.map { part in String((part * 1000).rounded() / 1000) }
        let opacity = parts[3] == "1.0" ? "" : ", opacity: \(parts[3])"
        return "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])\(opacity))"
    }
}

extension KeyValue {
    /// The size class in which a value holds; nil if it doesn't depend on one.
    var sizeClass: String? {
        guard case .members(let members) = self,
            case .word(let word)? = members.first(where: { $0.key == "sizeClass" })?.value
        else { return nil }
        return word
    }
}

extension PerPlacement<String> {
    /// Creates the words of a pair; nil for members of another form.
    fileprivate init?(_ members: [KeyMember]) {
        guard members.map(\.key) == ["sidebar", "tabBar"], case .word(let sidebar) = members[0].value,
            case .word(let tabBar) = members[1].value
        else { return nil }
        self.init(sidebar: sidebar, tabBar: tabBar)
    }
}
