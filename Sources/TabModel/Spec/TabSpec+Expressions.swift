extension TabSpec {
    /// The spec without expressions and comments of the app's source, for readers who may not see it (S67).
    ///
    /// Entries, their ids and the drawing of known values don't change.
    public var withoutExpressions: TabSpec {
        var spec = keeping(tabs.map(\.withoutExpressions))
        spec.lint = lint.mapValues { _ in StandIn.withheld }
        spec.hideStandIns()
        for index in spec.conditions.indices { spec.conditions[index].text = nil }
        return spec
    }
}

extension TabSpec {
    /// Hides the expressions of stand-ins, here and in variants, and the titles that are drawn for them.
    fileprivate mutating func hideStandIns() {
        let labels: [StandIn.Key] = [
            .tabViewBottomAccessory, .tabViewSidebarHeader, .tabViewSidebarFooter, .tabViewSidebarBottomBar,
        ]
        let varied = variants.flatMap(\.values).flatMap { value in labels.compactMap { value.value.standInText($0) } }
        let titles = Set((labels.compactMap { standIns[$0]?.text } + varied).map(StandIn.bracketed))
        for key in standIns.keys { standIns[key]?.text = StandIn.withheld }
        tabViewBottomAccessory?.label.hide(titles)
        tabViewSidebarHeader?.hide(titles)
        tabViewSidebarFooter?.hide(titles)
        tabViewSidebarBottomBar?.hide(titles)
        variants = variants.map { $0.hidingExpressions(titles) }
    }
}

extension Variant {
    fileprivate func hidingExpressions(_ titles: Set<String>) -> Variant {
        var variant = self
        variant.values = values.map { value in
            var value = value
            value.value = value.value.hidingExpressions(titles)
            return value
        }
        return variant
    }
}

extension StandIn {
    /// The replacement for an expression.
    static let withheld = "…"
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
    /// The drawn replacements for titles that aren't known, here and in variants.
    fileprivate var bracketedTitles: Set<String> {
        let varied = variants.flatMap(\.values).compactMap { $0.value.standInText(.title) }
        let usual = [standIns[.title]?.text].compactMap(\.self)
        return Set((usual + varied).map(StandIn.bracketed))
    }

    fileprivate mutating func hideExpressions() {
        let titles = bracketedTitles
        for key in standIns.keys { standIns[key]?.text = StandIn.withheld }
        repeats?.over = StandIn.withheld
        lint = lint.mapValues { _ in StandIn.withheld }
        variants = variants.map { $0.hidingExpressions(titles) }
    }
}

extension StandIn {
    fileprivate static var hiddenTitle: String { bracketed(withheld) }

    fileprivate static func bracketed(_ text: String) -> String { StandIn(text, why: .runTime).bracketed }
}

extension KeyValue {
    /// Returns the expression of a key's stand-in, among the stand-ins of a variant.
    fileprivate func standInText(_ key: StandIn.Key) -> String? {
        guard let standIn = member(key.rawValue), standIn.member("why") != nil,
            case .text(let text)? = standIn.member("text")
        else { return nil }
        return text
    }

    /// Returns the value of a variant's key without titles that are expressions, stand-ins and repetitions, whatever
    /// the key.
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
