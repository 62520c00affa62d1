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
        let varied = variants.flatMap(\.values).compactMap { standInTitle($0) }
        let usual = [standIns[.title]?.text].compactMap(\.self)
        return Set((usual + varied).map { StandIn($0, why: .runTime).bracketed })
    }

    private func standInTitle(_ value: Variant.Value) -> String? {
        guard value.key == "standIns", case .text(let text)? = value.value.member("title")?.member("text") else {
            return nil
        }
        return text
    }

    fileprivate mutating func hideExpressions() {
        let titles = bracketedTitles
        for key in standIns.keys { standIns[key]?.text = StandIn.withheld }
        repeats?.over = StandIn.withheld
        lint = lint.mapValues { _ in StandIn.withheld }
        for (index, variant) in variants.enumerated() {
            variants[index].values = variant.values.map { value in
                var value = value
                value.value = value.value.hidingExpressions(of: value.key, titles)
                return value
            }
        }
    }
}

extension StandIn {
    fileprivate static var hiddenTitle: String { StandIn(withheld, why: .runTime).bracketed }
}

extension KeyValue {
    fileprivate func member(_ key: String) -> KeyValue? {
        guard case .members(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The value of a variant's key without expressions.
    fileprivate func hidingExpressions(of key: String, _ titles: Set<String>) -> KeyValue {
        switch (key, self) {
        case ("title", .text(let title)) where titles.contains(title): .text(StandIn.hiddenTitle)
        case ("standIns", .members(let members)):
            .members(members.map { KeyMember($0.key, $0.value.hiding("text")) })
        case ("repeats", _): hiding("over")
        case ("lint", .members(let members)): .members(members.map { KeyMember($0.key, .text(StandIn.withheld)) })
        default: self
        }
    }

    private func hiding(_ key: String) -> KeyValue {
        guard case .members(let members) = self else { return self }
        return .members(members.map { $0.key == key ? KeyMember(key, .text(StandIn.withheld)) : $0 })
    }
}
