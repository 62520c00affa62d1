/// The category of a number that chooses the form of a string, by the names of Unicode's plural rules.
public enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// Creates the category of a whole number in a language, by the plural rules of Unicode's CLDR.
    public init(of number: Int, in language: LocaleIdentifier) {
        let size = number.magnitude
        switch language {
        case .ja, .ko, .simplifiedChinese, .traditionalChinese: self = .other
        case .cs: self = size == 1 ? .one : 2...4 ~= size ? .few : .other
        case .pl: self = size == 1 ? .one : Self.slavicFew(size) ? .few : .many
        case .ru, .uk:
            self = size % 10 == 1 && size % 100 != 11 ? .one : Self.slavicFew(size) ? .few : .many
        case .ar: self = Self.arabic(size)
        case .he: self = size == 1 ? .one : size == 2 ? .two : .other
        case .hi: self = size <= 1 ? .one : .other
        case .fr, .pt: self = size <= 1 ? .one : Self.millions(size)
        case .es, .it: self = size == 1 ? .one : Self.millions(size)
        case .en, .de, .nl, .sv, .da, .nb, .fi, .tr, .accented, .mirrored: self = size == 1 ? .one : .other
        }
    }

    private static func slavicFew(_ size: UInt) -> Bool { 2...4 ~= size % 10 && !(12...14 ~= size % 100) }

    private static func millions(_ size: UInt) -> Self { size > 0 && size % 1_000_000 == 0 ? .many : .other }

    private static func arabic(_ size: UInt) -> Self {
        switch (size, size % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...): .many
        default: .other
        }
    }
}
