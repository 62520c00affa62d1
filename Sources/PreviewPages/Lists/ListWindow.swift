/// The rows of a list that a page has: a short list is whole, of a long one there are those around one row.
///
/// A page with thousands of rows takes seconds to draw, to send and to lay out, and a window shows thirty of them.
struct ListWindow: Hashable {
    /// The rows that the page has.
    let range: Range<Int>
    /// How many rows the list has.
    let count: Int

    /// The most rows of a list that is whole, and of the window around a row.
    static let usual = 100
    /// The rows of the window that begins at a given row: those before it overlap by half.
    static let portion = 200

    /// The whole list.
    init(whole count: Int) {
        self = Self(range: 0..<count, count: count)
    }

    private init(range: Range<Int>, count: Int) {
        (self.range, self.count) = (range, count)
    }

    /// A window that begins at `start`, or else around the row `anchor`, or else at the first row.
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

    /// Where the window before this one begins, and the one after it; each has half of its rows in common with it.
    var startBefore: Int { max(0, range.lowerBound - Self.portion / 2) }
    var startAfter: Int { max(0, range.upperBound - Self.portion / 2) }

    /// Where the last window begins.
    var lastStart: Int { max(0, count - Self.portion) }
}
