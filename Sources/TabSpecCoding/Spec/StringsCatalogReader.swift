public import TabModel

/// A reader of Xcode's strings catalogs: the `.xcstrings` format, version 1.
public enum StringsCatalogReader {
    /// The limits: 8 MiB, a million values.
    private static let limits = SpecReadingLimits(bytes: 8 << 20, nodes: 1_000_000)

    /// Returns the catalog in a file's bytes; `file` is its name in messages.
    ///
    /// Never fails: an error is the catalog's `problem`.
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

/// An error in a catalog, with its place.
private struct CatalogProblem: Error {
    let text: String

    init(_ text: String, file: String, at place: SourceLocation?) {
        self.text = (place.map { "\(file):\($0.line):\($0.column): " } ?? "\(file): ") + text
    }
}

/// A catalog that is being read.
private struct CatalogReading {
    let file: String

    func catalog(_ root: SourceValue) throws(CatalogProblem) -> StringsCatalog {
        _ = try object(root, "the catalog")
        var catalog = StringsCatalog()
        guard let source = root["sourceLanguage"]?.text else {
            throw problem(
                "the catalog has no \"sourceLanguage\". Expected a string.",
                at: root["sourceLanguage"] ?? root
            )
        }
        catalog.sourceLanguage = LocaleIdentifier(tag: source) ?? .en
        guard let strings = root["strings"] else {
            throw problem("the catalog has no \"strings\". Expected an object.", at: root)
        }
        for string in try object(strings, "\"strings\"") {
            _ = try object(string.value, string.key.quoted)
            if string.value["shouldTranslate"]?.bool == false { catalog.untranslated.insert(string.key) }
            let formats = try formats(string)
            catalog.strings[string.key] = formats.compactMap { tag, format in
                // An empty string has yet to be translated.
                let text = format.text(in: LocaleIdentifier(tag: tag) ?? catalog.sourceLanguage)
                return text.flatMap { $0.isEmpty ? nil : Translation(tag, $0) }
            }
            let varied = formats.filter { !$0.format.isPlain }
            if !varied.isEmpty {
                catalog.formats[string.key] = Dictionary(varied.map { ($0.tag, $0.format) }) { $1 }
            }
        }
        return catalog
    }

    private func formats(_ string: SourceMember) throws(CatalogProblem) -> [(tag: String, format: LocalizedFormat)] {
        guard let localizations = string.value["localizations"] else { return [] }
        var formats: [(tag: String, format: LocalizedFormat)] = []
        for language in try object(localizations, "the localizations of \(string.key.quoted)") {
            let subject = "\(string.key.quoted) in \(language.key.quoted)"
            guard let forms = try forms(language.value, subject) else { continue }
            let parts = try substitutions(language.value, subject)
            formats.append((language.key, LocalizedFormat(forms, substitutions: parts)))
        }
        return formats
    }

    /// Returns the forms of a string; nil for one that has only forms that no title has.
    private func forms(_ value: SourceValue, _ subject: String) throws(CatalogProblem) -> TextForms? {
        _ = try object(value, subject)
        if let unit = value["stringUnit"] {
            _ = try object(unit, "the stringUnit of \(subject)")
            guard let text = unit["value"]?.text else {
                throw problem(
                    "the stringUnit of \(subject) has no \"value\". Expected a string.",
                    at: unit["value"] ?? unit
                )
            }
            return .text(text)
        }
        guard let variations = value["variations"] else { return nil }
        for variation in try object(variations, "the variations of \(subject)") {
            var forms: [String: TextForms] = [:]
            for form in try object(variation.value, "the variations of \(subject)") {
                forms[form.key] = try self.forms(form.value, subject)
            }
            if variation.key == "device" { return .byDevice(forms) }
            if variation.key == "plural" { return .byNumber(forms.byCategory) }
        }
        return nil
    }

    private func substitutions(
        _ value: SourceValue,
        _ subject: String
    ) throws(CatalogProblem) -> [String: LocalizedFormat.Substitution] {
        guard let substitutions = value["substitutions"] else { return [:] }
        var found: [String: LocalizedFormat.Substitution] = [:]
        for part in try object(substitutions, "the substitutions of \(subject)") {
            guard let forms = try forms(part.value, "the substitution \(part.key.quoted) of \(subject)") else {
                continue
            }
            found[part.key] = LocalizedFormat.Substitution(
                argument: part.value["argNum"]?.integer,
                specifier: part.value["formatSpecifier"]?.text ?? "lld",
                forms: forms
            )
        }
        return found
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
