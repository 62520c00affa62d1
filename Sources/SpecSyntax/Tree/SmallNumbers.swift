/// A number from 0 on, or nothing, in a quarter of the space.
struct SmallNumber: Hashable, Sendable {
    private let small: Int32

    init(_ number: Int? = nil) { small = number.map { Int32($0) } ?? -1 }

    var number: Int? { small < 0 ? nil : Int(small) }
}

/// A range of numbers from 0 on in half the space.
struct SmallRange: Hashable, Sendable {
    private let lower: Int32
    private let upper: Int32

    init(_ range: Range<Int>) {
        lower = Int32(range.lowerBound)
        upper = Int32(range.upperBound)
    }

    var range: Range<Int> { Int(lower)..<Int(upper) }
}
