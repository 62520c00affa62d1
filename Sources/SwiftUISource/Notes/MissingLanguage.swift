import TabModel
import TabSpecCoding

extension ProjectTexts {
    /// Returns a note that no table of the project has the requested language; nil if one has it, or none is requested.
    ///
    /// `place` is that of the first tab view; without one, no text is shown.
    func missingLanguage(
        _ locale: LocaleIdentifier?,
        keeping cache: ReadingCache,
        at place: SourcePlace?
    ) -> Diagnostic? {
        guard let locale, let place, locale != .en || !isEmpty, !tables.contains(where: { has(locale, $0, cache) })
        else {
            return nil
        }
        let text = "no string table has strings in \(locale.rawValue), so titles are in the project's own language."
        return Diagnostic(
            severity: .info,
            id: "missing-language",
            text: text,
            file: place.file,
            location: place.location
        )
    }

    private func has(_ locale: LocaleIdentifier, _ table: TextTable, _ cache: ReadingCache) -> Bool {
        guard table.isCatalog, let path = table.paths.first else {
            return table.paths.contains { path in
                let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
                let tag = folder.map { String($0.dropLast(6)) } ?? ""
                return LocaleIdentifier(tag: tag) == locale || locale == .en && tag == "Base"
            }
        }
        let catalog = cache.catalog(path) {
            project.files.bytes(of: path).map { StringsCatalogReader.read($0, file: path) } ?? StringsCatalog()
        }
        // The texts of a damaged catalog are unknown.
        return catalog.problem != nil || catalog.sourceLanguage == locale
            || catalog.strings.values.contains { $0.text(in: locale) != nil }
    }
}
