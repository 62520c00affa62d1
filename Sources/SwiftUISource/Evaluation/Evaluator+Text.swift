extension Evaluator {
    /// Returns the text of a key for use as a string; of several, each on its devices.
    func text(of key: LocalizedKey, in frame: Frame) -> Value {
        let texts = texts.texts(of: key, from: frame.file.path, noting: { project.note($0) })
        if texts.count > 1 {
            return .alternatives(texts.map { Alternative(formula: $0.formula, value: .text($0.text)) })
        }
        return .text(texts.first?.text ?? key.filled(key.key))
    }

    /// Returns the value of a property of a string.
    func text(_ text: String, member name: String) -> Value? {
        switch name {
        case "isEmpty": .truth(Formula(text.isEmpty))
        case "count": .number(text.count)
        case "capitalized", "localizedCapitalized": .text(text.capitalizedWords)
        case "self", "rawValue", "description", "stringValue", "identifier": .text(text)
        default: nil
        }
    }

    /// Returns the value of a method of a string that needs no running app; nil for any other.
    func text(_ text: String, method name: String, _ arguments: [Value]) -> Value? {
        switch (name, arguments.first) {
        case ("uppercased", nil), ("localizedUppercase", nil): .text(text.uppercased())
        case ("lowercased", nil), ("localizedLowercase", nil): .text(text.lowercased())
        case ("appending", .text(let other, _)?): .text(text + other)
        case ("split", .text(let other, _)?), ("components", .text(let other, _)?):
            .list(
                ListValue(
                    elements: text.split(separator: other, omittingEmptySubsequences: name == "split").map {
                        Element(value: .text(String($0)))
                    }
                )
            )
        case ("hasPrefix", .text(let other, _)?): .truth(Formula(text.hasPrefix(other)))
        case ("hasSuffix", .text(let other, _)?): .truth(Formula(text.hasSuffix(other)))
        default: nil
        }
    }
}

extension String {
    /// The string with each word's first letter in upper case, like `capitalized`.
    fileprivate var capitalizedWords: String {
        split(separator: " ", omittingEmptySubsequences: false)
            .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
    }

    /// The words of SF Symbols to which a following number belongs; after any other word it is a word of its own.
    private static let wordsWithNumbers: Set = ["l", "m", "p", "r", "ccs", "gen", "powerbeats"]

    /// The constant of SFSafeSymbols in an expression such as `SFSymbol.house.rawValue`.
    var symbolConstant: String {
        split(separator: ".").dropFirst().prefix { $0 != "rawValue" && $0 != "name" }.joined(separator: ".")
    }

    /// The name of an SF Symbol, for the constant of SFSafeSymbols: `personCropCircle`, `_1Circle`.
    ///
    /// A word begins with an upper-case letter or with a number, and letters after a number are part of it: `grid2x2`
    /// is `grid.2x2`, `layers3d` is `layers.3d`.
    var dottedSymbolName: String {
        var (words, word): ([String], String) = ([], "")
        for character in self where character != "_" {
            let isNumber = character.isNumber && word.allSatisfy(\.isLetter) && !Self.wordsWithNumbers.contains(word)
            if character.isUppercase || isNumber, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word += character.lowercased()
        }
        return (words + [word]).joined(separator: ".")
    }
}

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
