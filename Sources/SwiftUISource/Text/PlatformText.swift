import TabModel

/// A string with the platforms that show it.
struct PlatformText {
    /// The platforms.
    var platforms = Set(Platform.allCases)
    /// The string.
    var text: String

    /// Creates a string for all platforms.
    init(_ text: String) { self.text = text }

    /// The formula of the platforms.
    var formula: Formula { Formula(platforms: platforms) }
}

extension LocalizedFormat {
    /// Returns the texts with arguments inserted: several if they differ by device, none if the format has no form at
    /// all.
    ///
    /// Devices without a form show the key.
    func texts(for key: LocalizedKey, in language: LocaleIdentifier) -> [PlatformText] {
        guard variesByDevice else { return text(with: key.arguments, in: language).map { [PlatformText($0)] } ?? [] }
        return Platform.allCases.reduce(into: []) { texts, platform in
            let text = text(with: key.arguments, in: language, on: platform) ?? key.filled(key.key)
            if let index = texts.firstIndex(where: { $0.text == text }) {
                texts[index].platforms.insert(platform)
            } else {
                var other = PlatformText(text)
                other.platforms = [platform]
                texts.append(other)
            }
        }
    }
}

extension StringsCatalog {
    /// Returns the text of a key with its forms, for a language or else the catalog's own, and the language of the
    /// text.
    func format(of key: String, for locale: LocaleIdentifier?) -> (format: LocalizedFormat, language: LocaleIdentifier)?
    {
        let texts = self[key]
        guard let translation = texts.translation(for: locale ?? sourceLanguage, else: sourceLanguage) else {
            return nil
        }
        let format = formats[key]?[translation.tag] ?? LocalizedFormat(translation.text)
        return (format, translation.language ?? sourceLanguage)
    }
}
