import TabModel
import TabRules

/// The page of all rules.
struct RulesPageValues: TemplateValue {
    var style: String
    var script: String
    var icon: String
    /// The number of rules, in words.
    var count: String
    var filters: [CertaintyFilterValues]
    var chapters: [RuleChapterValues]
}

/// A choice of the certainty of the listed rules.
struct CertaintyFilterValues: TemplateValue {
    /// The id of the choice's field, which styles refer to.
    var id: String
    var certainty: String
    var label: String
    var isFirst: Bool
}

/// The sections of rules whose ids begin with one number.
struct RuleChapterValues: TemplateValue {
    var anchor: String
    var title: String
    var sections: [RuleSectionValues]
}

/// A section of the rule book.
struct RuleSectionValues: TemplateValue {
    var anchor: String
    var title: String
    var count: String
    var rules: [RuleRowValues]
}

/// A builder of the values of the page that lists every rule.
struct RulesPageBuilder {
    let assets: AssetPaths

    var values: RulesPageValues {
        RulesPageValues(
            style: assets.path(PageAssets.rulesStyle),
            script: assets.path(PageAssets.rulesScript),
            icon: assets.path(PageAssets.icon),
            count: Phrase.count(RuleBook.rules.count, "rule"),
            filters: filters,
            chapters: chapters
        )
    }

    private var filters: [CertaintyFilterValues] {
        let all = CertaintyFilterValues(id: "certainty-all", certainty: "all", label: "All", isFirst: true)
        return [all]
            + Certainty.allCases.map { certainty in
                CertaintyFilterValues(
                    id: "certainty-\(certainty.rawValue)",
                    certainty: certainty.rawValue,
                    label: certainty.words.capitalizedFirst,
                    isFirst: false
                )
            }
    }

    private var chapters: [RuleChapterValues] {
        RuleBook.chapters.map { chapter in
            RuleChapterValues(
                anchor: "chapter-\(chapter.number)",
                title: "\(chapter.number). \(SentenceText.withApostrophes(chapter.title))",
                sections: chapter.sections.enumerated().map { index, section in
                    RuleSectionValues(
                        anchor: "section-\(chapter.number)-\(index + 1)",
                        title: SentenceText.withApostrophes(section.title),
                        count: String(section.rules.count),
                        rules: section.rules.map(RuleRowBuilder.values)
                    )
                }
            )
        }
    }
}
