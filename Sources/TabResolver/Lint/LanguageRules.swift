import TabModel

/// Findings about titles by language (R5.84, R5.85).
enum LanguageRules {
    static let all = [untranslated, unreadCatalog]

    static let untranslated = LintRule("R5.84", .warning) { subject in
        let spec = subject.written.spec
        let languages = spec.languages
        guard languages.count > 1 else { return [] }
        let around = spec.aroundLabels.compactMap { mark(nil, $0, languages, spec) }
        return around
            + subject.written.outline.entries.flatMap { entry in
                entry.source.labels.compactMap { mark(entry.index, $0, languages, spec) }
            }
    }

    static let unreadCatalog = LintRule("R5.85", .warning) { subject in
        guard let problem = subject.spec.strings?.problem else { return [] }
        return [
            Mark(
                "The strings catalog can't be used, so titles are shown as the spec has them: \(problem)",
                fix: "Correct the path or the file; Xcode writes catalogs that can be read."
            )
        ]
    }

    private static func mark(
        _ index: Int?,
        _ label: TabLabel,
        _ languages: [LocaleIdentifier],
        _ spec: TabSpec
    ) -> Mark? {
        guard let texts = spec.texts(of: label) else { return nil }
        let missing = languages.filter { texts.text(in: $0) == nil }
        guard let first = missing.first else { return nil }
        let text = """
            The title "\(label.title ?? "")" has no \(WordList.or(missing.map(\.name))) text, although other titles have.
            """
        let fix =
            spec.stringsCatalog.map { "Translate it in \($0)." }
            ?? "Add the text to its title, under \"\(first.rawValue)\"."
        var mark = Mark(text, fix: fix)
        (mark.index, mark.isWritten) = (index, true)
        return mark
    }
}
