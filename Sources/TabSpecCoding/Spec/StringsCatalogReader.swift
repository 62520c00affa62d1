public import TabModel

/// Reads Xcode's strings catalogs: the `.xcstrings` format, version 1.
public enum StringsCatalogReader {
    /// The most that is read: 8 MiB, a million values.
    private static let limits = SpecReadingLimits(bytes: 8 << 20, nodes: 1_000_000)

    /// Reads a catalog's bytes; `file` is what sentences about it call it.
    ///
    /// Of a string that varies by number or device, the variant for all others counts. Never fails: what is wrong is the
    /// catalog's problem.
    public static func read(_ bytes: [UInt8], file: String) -> StringsCatalog {
        var catalog = StringsCatalog()
        do throws(CatalogProblem) {
            catalog = try CatalogReading(file: file).catalog(try root(bytes, file: file))
        } catch {
            catalog.problem = error.text
        }
        return catalog
    }

    private static func root(_ bytes: [UInt8], file: String) throws(CatalogProblem) -> SourceValue {
        do throws(JSONReadingError) {
            return try SourceValue(reading: bytes, file: file, limits: limits)
        } catch {
            throw CatalogProblem(error.diagnostic.text, file: file, at: error.diagnostic.location)
        }
    }
}

/// Why a catalog can't be read, and where.
private struct CatalogProblem: Error {
    let text: String

    init(_ text: String, file: String, at place: SourceLocation?) {
        self.text = (place.map { "\(file):\($0.line):\($0.column): " } ?? "\(file): ") + text
    }
}

/// One catalog that is being read.
private struct CatalogReading {
    let file: String

    func catalog(_ root: SourceValue) throws(CatalogProblem) -> StringsCatalog {
        _ = try object(root, "the catalog")
        var catalog = StringsCatalog()
        guard let source = root["sourceLanguage"]?.text else {
            throw problem("the catalog has no \"sourceLanguage\", a string.", at: root["sourceLanguage"] ?? root)
        }
        catalog.sourceLanguage = LocaleIdentifier(tag: source) ?? .en
        guard let strings = root["strings"] else {
            throw problem("the catalog has no \"strings\", an object.", at: root)
        }
        for string in try object(strings, "\"strings\"") {
            _ = try object(string.value, string.key.quoted)
            if string.value["shouldTranslate"]?.bool == false { catalog.untranslated.insert(string.key) }
            catalog.strings[string.key] = try translations(string)
            let texts = string.value["localizations"]?.members ?? []
            if texts.contains(where: { $0.value["variations"]?["device"] != nil }) {
                catalog.variedByDevice.insert(string.key)
            }
        }
        return catalog
    }

    private func translations(_ string: SourceMember) throws(CatalogProblem) -> [Translation] {
        guard let localizations = string.value["localizations"] else { return [] }
        var translations: [Translation] = []
        for language in try object(localizations, "the localizations of \(string.key.quoted)") {
            let subject = "\(string.key.quoted) in \(language.key.quoted)"
            // An empty one is there to be translated.
            guard let text = try text(language.value, subject), !text.isEmpty else { continue }
            translations.append(Translation(language.key, text))
        }
        return translations
    }

    /// The text of a localization; nil for one that has only what no title has.
    private func text(_ value: SourceValue, _ subject: String) throws(CatalogProblem) -> String? {
        _ = try object(value, subject)
        if let unit = value["stringUnit"] {
            _ = try object(unit, "the stringUnit of \(subject)")
            guard let text = unit["value"]?.text else {
                throw problem("the stringUnit of \(subject) has no \"value\", a string.", at: unit["value"] ?? unit)
            }
            return text
        }
        guard let variations = value["variations"] else { return nil }
        for variation in try object(variations, "the variations of \(subject)") {
            _ = try object(variation.value, "the variations of \(subject)")
            if let other = variation.value["other"] { return try text(other, subject) }
        }
        return nil
    }

    private func object(_ value: SourceValue, _ subject: String) throws(CatalogProblem) -> [SourceMember] {
        guard let members = value.members else {
            throw problem("expected \(subject) to be an object, found \(value.found).", at: value)
        }
        return members
    }

    private func problem(_ text: String, at value: SourceValue) -> CatalogProblem {
        CatalogProblem(text, file: file, at: value.place)
    }
}
