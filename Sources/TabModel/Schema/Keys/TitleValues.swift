extension Shape {
    /// A title: plain, or by language (R1.119).
    public static let title = Shape.either(.text, .object(translations))

    private static let translations = ObjectShape(
        "a title by language",
        keys: tags.map { KeyRow($0.tag, .text, "In \($0.language.name).") },
        definition: "titles",
        needsKey: true
    )

    private static let tags =
        LocaleIdentifier.spoken.map { (tag: $0.rawValue, language: $0) }
        + LocaleIdentifier.otherTags.map { (tag: $0.key, language: $0.value) }
}

extension TabLabel {
    /// Returns the key of a label's title.
    static func titleKey(_ text: String, field: String) -> SpecKey<TabLabel> {
        let row = KeyRow(
            titleName,
            .title,
            text,
            rules: ["R1.119"],
            findings: ["R5.32", "R5.40", "R5.84"],
            strings: .title,
            field: FormField(field)
        )
        return SpecKey(row, usual: .nothing) { label in
            label.titleValue
        } setter: { value, label in
            label.setTitle(value)
        }
    }

    static let titleName = "title"

    /// The value of the title's key.
    var titleValue: KeyValue {
        translations.isEmpty
            ? title.keyValue : .members(translations.map { KeyMember($0.tag, .text($0.text)) })
    }

    /// Sets the title from a key's value; until the spec's language is known, to the one in English.
    mutating func setTitle(_ value: KeyValue) {
        switch value {
        case .members(let members):
            translations = members.compactMap { member in member.value.string.map { Translation(member.key, $0) } }
            title = translations.text(for: .en, else: .en)
        case .nothing, .text: (title, translations) = (value.string, [])
        case .flag, .number, .word, .list: break
        }
    }
}
