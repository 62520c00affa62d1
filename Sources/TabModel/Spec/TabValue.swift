/// The value that selects a tab: what a `TabView(selection:)` binding holds.
///
/// Values are meant to be unique in one tab view and of one type (R1.14, R4.1, R4.2); the model keeps whatever the file
/// says, so that the finding can name the place.
public enum TabValue: Hashable, Sendable {
    /// A string, as of a `String` or an enumeration with text raw values.
    case string(String)
    /// A number, as of an `Int` binding.
    case integer(Int)

    /// The value as it is in entry ids and URLs.
    public var text: String {
        switch self {
        case .string(let string): string
        case .integer(let integer): String(integer)
        }
    }
}
