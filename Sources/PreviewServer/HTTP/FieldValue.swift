/// The one place where values become header fields (S37).
enum FieldValue {
    /// Whether a value can't end its line: no CR, LF, NUL or other control byte but tab.
    static func isSafe(_ value: String) -> Bool {
        value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
    }
}
