/// The words that the system writes beside the app's titles.
public struct SystemWords: Hashable, Sendable {
    /// The tab for the entries that don't fit.
    public let more: String
    /// The button that begins to rearrange the sidebar.
    public let edit: String
    /// The button that ends it.
    public let done: String
    /// The title of a search tab that has none, and the prompt of its field (R1.15).
    public let search: String
    /// The accessibility label of the back button.
    public let back: String

    fileprivate init(_ more: String, _ edit: String, _ done: String, _ search: String, _ back: String) {
        (self.more, self.edit, self.done, self.search, self.back) = (more, edit, done, search, back)
    }

    /// Returns the accessibility label of the back button to a screen, by its title.
    public func back(to title: String) -> String { back == "Back" ? "Back to \(title)" : "\(back): \(title)" }
}

extension LocaleIdentifier {
    /// The words in the language.
    public var words: SystemWords {
        switch self {
        case .en: SystemWords("More", "Edit", "Done", "Search", "Back")
        case .de: SystemWords("Mehr", "Bearbeiten", "Fertig", "Suchen", "Zurück")
        case .fr: SystemWords("Plus", "Modifier", "OK", "Rechercher", "Retour")
        case .es: SystemWords("Más", "Editar", "OK", "Buscar", "Atrás")
        case .it: SystemWords("Altro", "Modifica", "Fine", "Cerca", "Indietro")
        case .nl: SystemWords("Meer", "Wijzig", "Gereed", "Zoek", "Terug")
        case .pt: SystemWords("Mais", "Editar", "OK", "Buscar", "Voltar")
        case .sv: SystemWords("Mer", "Redigera", "Klar", "Sök", "Tillbaka")
        case .da: SystemWords("Mere", "Rediger", "OK", "Søg", "Tilbage")
        case .nb: SystemWords("Mer", "Rediger", "Ferdig", "Søk", "Tilbake")
        case .fi: SystemWords("Lisää", "Muokkaa", "Valmis", "Etsi", "Takaisin")
        case .pl: SystemWords("Więcej", "Edytuj", "Gotowe", "Szukaj", "Wróć")
        case .cs: SystemWords("Další", "Upravit", "Hotovo", "Hledat", "Zpět")
        case .ru: SystemWords("Еще", "Править", "Готово", "Поиск", "Назад")
        case .uk: SystemWords("Ще", "Змінити", "Готово", "Пошук", "Назад")
        case .tr: SystemWords("Daha Fazla", "Düzenle", "Bitti", "Ara", "Geri")
        case .ar: SystemWords("المزيد", "تعديل", "تم", "بحث", "رجوع")
        case .he: SystemWords("עוד", "עריכה", "סיום", "חיפוש", "חזרה")
        case .hi: SystemWords("अधिक", "संपादित करें", "पूर्ण", "खोजें", "वापस")
        case .ja: SystemWords("その他", "編集", "完了", "検索", "戻る")
        case .ko: SystemWords("더 보기", "편집", "완료", "검색", "뒤로")
        case .simplifiedChinese: SystemWords("更多", "编辑", "完成", "搜索", "返回")
        case .traditionalChinese: SystemWords("更多", "編輯", "完成", "搜尋", "返回")
        case .accented, .mirrored:
            SystemWords(shown("More"), shown("Edit"), shown("Done"), shown("Search"), shown("Back"))
        }
    }
}
