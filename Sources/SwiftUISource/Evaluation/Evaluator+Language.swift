extension Evaluator {
    /// Returns the code of the texts' language, for an expression that reads the system's language; nil for every other
    /// one.
    func language(of unknown: Unknown) -> String? {
        let text = unknown.environmentKey ?? unknown.text
        let isLocale = ["Locale.", "NSLocale.", "locale."].contains { text.hasPrefix($0) }
        let isList = ["Locale.preferredLanguages", "Bundle.main.preferredLocalizations"].contains { text.hasPrefix($0) }
        guard isLocale || isList else { return nil }
        let last = text.split(separator: ".").last ?? ""
        let isCode = isList ? last == "first" : ["languageCode", "identifier"].contains(last)
        // The identifiers of regions, currencies and calendars are different ones.
        let others = ["region", "currency", "calendar", "script", "timeZone"]
        return isCode && !others.contains { text.contains($0) } ? texts.language : nil
    }

    /// Returns the code of one of the system's constants for languages; nil for one that isn't listed.
    static func languageCode(named name: String) -> String? {
        [
            "arabic": "ar", "chinese": "zh", "czech": "cs", "danish": "da", "dutch": "nl", "english": "en",
            "finnish": "fi", "french": "fr", "german": "de", "greek": "el", "hebrew": "he", "hindi": "hi",
            "hungarian": "hu", "indonesian": "id", "italian": "it", "japanese": "ja", "korean": "ko",
            "norwegian": "no", "persian": "fa", "polish": "pl", "portuguese": "pt", "romanian": "ro", "russian": "ru",
            "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr", "ukrainian": "uk", "vietnamese": "vi",
        ][name]
    }
}
