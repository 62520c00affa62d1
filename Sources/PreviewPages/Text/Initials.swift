/// One or two letters that stand for a name.
enum Initials {
    static func of(_ name: String, separator: Character) -> String {
        let letters = name.split(separator: separator)
            .compactMap { part in part.first { $0.isLetter || $0.isNumber } }
            .prefix(2)
        return letters.isEmpty ? "?" : VisibleMarks.shown(String(letters).uppercased())
    }
}
