import TabModel

/// `rulebook.json` as it is written; its keys are the names here.
struct RuleBookJSON: Decodable {
    var chapters: [Chapter]
    var switches: [SwitchStatement]
    /// What rules name by these keys.
    var sources: [String: RuleSource]

    struct Chapter: Decodable {
        var number: Int
        var title: String
        var sections: [Section]
    }

    struct Section: Decodable {
        var title: String
        var rules: [Rule]
    }

    struct Rule: Decodable {
        var id: String
        var certainties: [String]
        var text: String
        /// Keys of `sources`, left out where there are none.
        var sources: [String]?
        /// Why the program doesn't apply the rule, left out where it does.
        var notApplicable: String?
    }

    /// What is wrong, as the end of a sentence that names the file.
    struct Mistake: Error {
        let text: String
    }
}

extension RuleBookJSON {
    /// The rules with their sources.
    func contents() throws(Mistake) -> RuleBookContents {
        let chapters = try chapters.map { chapter throws(Mistake) in
            let sections = try chapter.sections.map { section throws(Mistake) in
                RuleSection(title: section.title, rules: try section.rules.map(statement))
            }
            return RuleChapter(number: chapter.number, title: chapter.title, sections: sections)
        }
        return RuleBookContents(chapters: chapters, switches: switches)
    }

    private func statement(_ rule: Rule) throws(Mistake) -> RuleStatement {
        RuleStatement(
            rule.id,
            try rule.certainties.map { name throws(Mistake) in try certainty(name, of: rule) },
            rule.text,
            sources: try (rule.sources ?? []).map { key throws(Mistake) in try source(key, of: rule) },
            status: rule.notApplicable.map { .notApplicable($0) } ?? .applied
        )
    }

    private func certainty(_ name: String, of rule: Rule) throws(Mistake) -> Certainty {
        if let certainty = Certainty(rawValue: name) { return certainty }
        let known = Certainty.allCases.map(\.rawValue).joined(separator: ", ")
        throw Mistake(text: "\(rule.id) has the certainty \"\(name)\". Expected one of \(known)")
    }

    private func source(_ key: String, of rule: Rule) throws(Mistake) -> RuleSource {
        if let source = sources[key] { return source }
        throw Mistake(text: "\(rule.id) has the source \"\(key)\", which is not among \"sources\"")
    }
}
