extension TabSpec {
    /// The same spec without expressions and comments of the app's source, for those who may not read it (S67).
    ///
    /// Entries, their ids and what is drawn for known values stay as they are.
    public var withoutExpressions: TabSpec {
        var spec = keeping(tabs.map(\.withoutExpressions))
        spec.lint = lint.mapValues { _ in StandIn.withheld }
        for index in spec.conditions.indices { spec.conditions[index].text = nil }
        return spec
    }
}

extension StandIn {
    /// The text in the place of an expression.
    public static let withheld = "…"
}

extension TabEntry {
    fileprivate var withoutExpressions: TabEntry {
        switch self {
        case .tab(var tab):
            tab.label.hide(tab.modifiers.bracketedTitles)
            tab.modifiers.hideExpressions()
            return .tab(tab)
        case .section(var section):
            section.header.hide(section.modifiers.bracketedTitles)
            section.modifiers.hideExpressions()
            section.tabs = section.tabs.map(\.withoutExpressions)
            return .section(section)
        }
    }
}

extension TabLabel {
    /// Hides a title that is one of these expressions.
    fileprivate mutating func hide(_ expressions: Set<String>) {
        if title.map(expressions.contains) ?? false { title = StandIn.hiddenTitle }
    }
}

extension TabModifiers {
    /// What stands for titles that aren't known, here and in variants.
    fileprivate var bracketedTitles: Set<String> {
        let varied = variants.flatMap(\.values).compactMap(\.value.standInTitle)
        let usual = [standIns[.title]?.text].compactMap(\.self)
        return Set((usual + varied).map { StandIn($0, why: .runTime).bracketed })
    }

    fileprivate mutating func hideExpressions() {
        let titles = bracketedTitles
        for key in standIns.keys { standIns[key]?.text = StandIn.withheld }
        repeats?.over = StandIn.withheld
        lint = lint.mapValues { _ in StandIn.withheld }
        for (index, variant) in variants.enumerated() {
            variants[index].values = variant.values.map { value in
                var value = value
                value.value = value.value.hidingExpressions(titles)
                return value
            }
        }
    }
}

extension StandIn {
    fileprivate static var hiddenTitle: String { StandIn(withheld, why: .runTime).bracketed }
}

extension KeyValue {
    /// The expression of a title's stand-in, of the stand-ins of a variant.
    fileprivate var standInTitle: String? {
        guard let standIn = member(StandIn.Key.title.rawValue), standIn.member("why") != nil,
            case .text(let text)? = standIn.member("text")
        else { return nil }
        return text
    }

    /// The value of a variant's key without titles that are expressions, stand-ins and repetitions, whatever the key.
    fileprivate func hidingExpressions(_ titles: Set<String>) -> KeyValue {
        switch self {
        case .text(let text) where titles.contains(text): .text(StandIn.hiddenTitle)
        case .members(let members):
            .members(
                members.map { member in
                    let isExpression = member.key == "over" || member.key == "text" && self.member("why") != nil
                    let value = isExpression ? .text(StandIn.withheld) : member.value.hidingExpressions(titles)
                    return KeyMember(member.key, value)
                }
            )
        default: self
        }
    }

    private func member(_ key: String) -> KeyValue? {
        guard case .members(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}
