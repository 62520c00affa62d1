/// A language in which the system's words are known, by its BCP 47 tag.
public enum LocaleIdentifier: String, CaseIterable, Sendable {
    case en, de, fr, es, it, nl, pt, sv, da, nb, fi, pl, cs, ru, uk, tr, ar, he, hi, ja, ko
    case simplifiedChinese = "zh-Hans"
    case traditionalChinese = "zh-Hant"
    /// Accented letters, about 40 % more of them, in brackets: shows text that is cut off, and text that is never
    /// translated.
    case accented = "en-XA"
    /// English in Arabic letters, from right to left: shows parts that aren't mirrored.
    case mirrored = "ar-XB"

    /// The pseudo-languages, which are made to find mistakes.
    public static let pseudo: [Self] = [.accented, .mirrored]

    /// The real languages: those that titles can be in.
    public static let spoken = allCases.filter { !pseudo.contains($0) }

    /// The writing direction of the language.
    public var direction: LayoutDirection {
        switch self {
        case .ar, .he, .mirrored: .rtl
        default: .ltr
        }
    }

    /// The English name of the language.
    public var name: String {
        switch self {
        case .en: "English"
        case .de: "German"
        case .fr: "French"
        case .es: "Spanish"
        case .it: "Italian"
        case .nl: "Dutch"
        case .pt: "Portuguese"
        case .sv: "Swedish"
        case .da: "Danish"
        case .nb: "Norwegian"
        case .fi: "Finnish"
        case .pl: "Polish"
        case .cs: "Czech"
        case .ru: "Russian"
        case .uk: "Ukrainian"
        case .tr: "Turkish"
        case .ar: "Arabic"
        case .he: "Hebrew"
        case .hi: "Hindi"
        case .ja: "Japanese"
        case .ko: "Korean"
        case .simplifiedChinese: "Simplified Chinese"
        case .traditionalChinese: "Traditional Chinese"
        case .accented: "Accented English"
        case .mirrored: "Mirrored English"
        }
    }
}

extension LocaleIdentifier {
    /// Other accepted tags, each with the language whose words it has here.
    public static let otherTags: KeyValuePairs<String, Self> = [
        "en-US": .en, "en-GB": .en, "en-AU": .en, "en-CA": .en, "en-IN": .en, "de-DE": .de, "de-AT": .de, "de-CH": .de,
        "fr-FR": .fr, "fr-CA": .fr, "fr-CH": .fr, "es-ES": .es, "es-MX": .es, "es-419": .es, "it-IT": .it,
        "nl-NL": .nl, "nl-BE": .nl, "pt-BR": .pt, "pt-PT": .pt, "sv-SE": .sv, "da-DK": .da, "no": .nb, "nb-NO": .nb,
        "fi-FI": .fi, "pl-PL": .pl, "cs-CZ": .cs, "ru-RU": .ru, "uk-UA": .uk, "tr-TR": .tr, "ar-SA": .ar, "ar-EG": .ar,
        "iw": .he, "he-IL": .he, "hi-IN": .hi, "ja-JP": .ja, "ko-KR": .ko, "zh": .simplifiedChinese,
        "zh-CN": .simplifiedChinese, "zh-SG": .simplifiedChinese, "zh-TW": .traditionalChinese,
        "zh-HK": .traditionalChinese, "zh-MO": .traditionalChinese,
    ]

    /// Creates the language of a tag, in any case.
    public init?(tag: String) {
        guard let locale = Self.byTag[tag] ?? Self.byTag[tag.lowercased()] else { return nil }
        self = locale
    }

    private static let byTag: [String: Self] = {
        let known = allCases.map { ($0.rawValue, $0) } + otherTags.map { ($0.key, $0.value) }
        return known.reduce(into: [:]) { tags, known in
            tags[known.0] = known.1
            tags[known.0.lowercased()] = known.1
        }
    }()
}
