public import TabModel

/// A writer of a spec's titles as a strings catalog of Xcode: the key is the title in the spec's own language (R1.119).
///
/// These are also the titles in exported SwiftUI. Of titles with the same key the first is used.
public enum StringsCatalogWriting {
    /// Returns the catalog as JSON, keys in order, a newline at the end.
    public static func text(_ spec: TabSpec) -> String {
        var strings: [String: JSONValue] = [:]
        for label in spec.allLabels {
            guard let key = label.title, !key.isEmpty, strings[key] == nil else { continue }
            strings[key] = string(key, spec.texts(of: label), own: spec.locale)
        }
        let catalog: JSONValue = [
            "sourceLanguage": .string(spec.locale.rawValue),
            "strings": .object(strings.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value) }),
            "version": "1.0",
        ]
        return catalog.text(.pretty)
    }

    /// Returns a string; one without translations is the same in all languages.
    private static func string(_ key: String, _ texts: [Translation]?, own: LocaleIdentifier) -> JSONValue {
        guard let texts else { return ["shouldTranslate": false] }
        let others = texts.filter { $0.language != own || $0.text != key }
        guard !others.isEmpty else { return [:] }
        let localizations = others.map { text in
            JSONMember(text.tag, ["stringUnit": ["state": "translated", "value": .string(text.text)]])
        }
        return ["localizations": .object(localizations)]
    }
}
