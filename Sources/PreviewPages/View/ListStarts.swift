import TabModel

/// The starts of long lists on a page: the number of the first row, for each list that was scrolled.
///
/// The form in URLs is `ipad-regular.sidebar:400`, with commas between several, in the order of their names.
public struct ListStarts: Hashable, Sendable {
    private var starts: [String: Int] = [:]

    /// The largest number of lists in one URL.
    private static let limit = 16
    /// The largest number of a first row.
    private static let largest = 10_000_000

    /// Creates starts with every list at its default one.
    public init() {}

    /// Creates the starts from their form in URLs; nil for anything else.
    init?(text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count <= Self.limit else { return nil }
        for part in parts {
            let pair = part.split(separator: ":", omittingEmptySubsequences: false)
            guard pair.count == 2, Self.isName(pair[0]), let start = Int(pair[1]), String(start) == pair[1],
                (0...Self.largest).contains(start)
            else { return nil }
            starts[String(pair[0])] = start
        }
    }

    /// The form in URLs; nil if no list was scrolled.
    var text: String? {
        guard !starts.isEmpty else { return nil }
        return starts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ",")
    }

    /// Accesses the start of a list; nil leaves it to the selection.
    public subscript(list: String) -> Int? {
        get { starts[list] }
        set {
            if starts.count >= Self.limit, starts[list] == nil { starts = [:] }
            starts[list] = newValue
        }
    }

    private static func isName(_ text: Substring) -> Bool {
        (1...40).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."): true
                default: false
                }
            }
    }
}
