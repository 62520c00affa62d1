import TabModel
import TabRules

/// Makes the values of the page that lists every rule.
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
                title: "\(chapter.number). \(chapter.title)",
                sections: chapter.sections.enumerated().map { index, section in
                    RuleSectionValues(
                        anchor: "section-\(chapter.number)-\(index + 1)",
                        title: section.title,
                        count: String(section.rules.count),
                        rules: section.rules.map(RuleRowBuilder.values)
                    )
                }
            )
        }
    }
}
