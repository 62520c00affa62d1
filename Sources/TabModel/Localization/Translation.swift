/// A title in one language.
public struct Translation: Hashable, Sendable {
    /// The language's BCP 47 tag as written.
    public let tag: String
    /// The language; nil if a view can't have it.
    public let language: LocaleIdentifier?
    /// The text.
    public var text: String

    /// Creates the text of a language.
    public init(_ tag: String, _ text: String) {
        (self.tag, self.text) = (tag, text)
        language = LocaleIdentifier(tag: tag)
    }
}

extension [Translation] {
    /// Returns the text in a language: that of the exact tag, otherwise of a region of it; nil if there is none.
    public func text(in locale: LocaleIdentifier) -> String? { translation(in: locale)?.text }

    private func translation(in locale: LocaleIdentifier) -> Translation? {
        let tag = tag(for: locale)
        return first { $0.tag == tag }
    }

    /// Returns the key that the text in a language has, or would get.
    public func tag(for locale: LocaleIdentifier) -> String {
        let tags = filter { $0.language == locale }.map(\.tag)
        return tags.contains(locale.rawValue) ? locale.rawValue : tags.first ?? locale.rawValue
    }

    /// Returns the text for a language, otherwise for the spec's own, otherwise in English, otherwise the first
    /// (R1.119).
    public func text(for locale: LocaleIdentifier, else own: LocaleIdentifier) -> String? {
        translation(for: locale, else: own)?.text
    }

    /// Returns the title for a language, chosen in the same way.
    public func translation(for locale: LocaleIdentifier, else own: LocaleIdentifier) -> Translation? {
        translation(in: locale) ?? translation(in: own) ?? translation(in: .en) ?? first
    }
}

/// A strings catalog of Xcode, as far as titles need it (R1.119).
public struct StringsCatalog: Hashable, Sendable {
    /// The language of a string that has no text but its key.
    public var sourceLanguage = LocaleIdentifier.en
    /// The translations by key.
    public var strings: [String: [Translation]] = [:]
    /// The keys of strings that are the same in all languages.
    public var untranslated: Set<String> = []
    /// The texts with several forms, by key and tag: in ``strings`` they have their form for all others.
    public var formats: [String: [String: LocalizedFormat]] = [:]
    /// The reason why the catalog can't be read, as a sentence that begins with its name and the place; nil if it can.
    public var problem: String?

    /// Creates a catalog without strings.
    public init() {}

    /// Accesses the translations of a key; in the source language the key itself, unless it has another text there.
    public subscript(key: String) -> [Translation] {
        guard let texts = strings[key] else { return [] }
        return texts.text(in: sourceLanguage) == nil ? [Translation(sourceLanguage.rawValue, key)] + texts : texts
    }
}
