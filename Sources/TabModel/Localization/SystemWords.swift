/// The words that the system writes beside the app's titles.
public struct SystemWords: Hashable, Sendable {
    /// The tab that holds what has no room.
    public let more: String
    /// The button that begins to rearrange the sidebar.
    public let edit: String
    /// The button that ends it.
    public let done: String
    /// The title of a search tab that has none, and the prompt of its field (R1.15).
    public let search: String

    fileprivate init(_ more: String, _ edit: String, _ done: String, _ search: String) {
        (self.more, self.edit, self.done, self.search) = (more, edit, done, search)
    }
}

extension LocaleIdentifier {
    /// The words in the language.
    public var words: SystemWords {
        switch self {
        case .en: SystemWords("More", "Edit", "Done", "Search")
        case .de: SystemWords("Mehr", "Bearbeiten", "Fertig", "Suchen")
        case .fr: SystemWords("Plus", "Modifier", "OK", "Rechercher")
        case .es: SystemWords("Más", "Editar", "OK", "Buscar")
        case .it: SystemWords("Altro", "Modifica", "Fine", "Cerca")
        case .nl: SystemWords("Meer", "Wijzig", "Gereed", "Zoek")
        case .pt: SystemWords("Mais", "Editar", "OK", "Buscar")
        case .sv: SystemWords("Mer", "Redigera", "Klar", "Sök")
        case .da: SystemWords("Mere", "Rediger", "OK", "Søg")
        case .nb: SystemWords("Mer", "Rediger", "Ferdig", "Søk")
        case .fi: SystemWords("Lisää", "Muokkaa", "Valmis", "Etsi")
        case .pl: SystemWords("Więcej", "Edytuj", "Gotowe", "Szukaj")
        case .cs: SystemWords("Další", "Upravit", "Hotovo", "Hledat")
        case .ru: SystemWords("Еще", "Править", "Готово", "Поиск")
        case .uk: SystemWords("Ще", "Змінити", "Готово", "Пошук")
        case .tr: SystemWords("Daha Fazla", "Düzenle", "Bitti", "Ara")
        case .ar: SystemWords("المزيد", "تعديل", "تم", "بحث")
        case .he: SystemWords("עוד", "עריכה", "סיום", "חיפוש")
        case .hi: SystemWords("अधिक", "संपादित करें", "पूर्ण", "खोजें")
        case .ja: SystemWords("その他", "編集", "完了", "検索")
        case .ko: SystemWords("더 보기", "편집", "완료", "검색")
        case .simplifiedChinese: SystemWords("更多", "编辑", "完成", "搜索")
        case .traditionalChinese: SystemWords("更多", "編輯", "完成", "搜尋")
        case .accented, .mirrored:
            SystemWords(shown("More"), shown("Edit"), shown("Done"), shown("Search"))
        }
    }
}
