/// The rows of a list that a page has: all of a short list, and of a long one those around one row.
///
/// A page with thousands of rows takes seconds to draw, to send and to lay out, and the browser's window shows thirty
/// of them.
struct ListWindow: Hashable {
    /// The rows that the page has.
    let range: Range<Int>
    /// The number of rows in the list.
    let count: Int

    /// The largest number of rows in a whole list, and in the window around a row.
    static let usual = 100
    /// The number of rows in the window that begins at a given row; it overlaps the window before it by half.
    static let portion = 200

    /// Creates the window of a whole list.
    init(whole count: Int) {
        self = Self(range: 0..<count, count: count)
    }

    private init(range: Range<Int>, count: Int) {
        (self.range, self.count) = (range, count)
    }

    /// Creates a window that begins at `start`, or else is around the row `anchor`, or else begins at the first row.
    ///
    /// It moves in steps, so that a neighboring anchor mostly has the same window.
    init(count: Int, start: Int? = nil, anchor: Int? = nil) {
        guard count > Self.usual else {
            self = Self(whole: count)
            return
        }
        let step = Self.usual / 2
        let wanted = start ?? ((anchor ?? 0) - step / 2) / step * step
        let size = start == nil ? Self.usual : Self.portion
        let lower = max(0, min(wanted, count - size))
        self = Self(range: lower..<min(count, lower + size), count: count)
    }

    var isWhole: Bool { range.count == count }

    /// The start of the previous window, which has half of its rows in common with this one.
    var startBefore: Int { max(0, range.lowerBound - Self.portion / 2) }
    var startAfter: Int { max(0, range.upperBound - Self.portion / 2) }

    /// The start of the last window.
    var lastStart: Int { max(0, count - Self.portion) }
}
