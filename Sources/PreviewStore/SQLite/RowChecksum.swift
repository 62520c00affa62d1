/// What is made over the columns of a row, one after the other; equal for equal rows only.
protocol ColumnSum {
    mutating func add(byte: UInt8)
}

extension ColumnSum {
    /// Adds a string; a missing one differs from an empty one.
    mutating func add(_ text: String?) {
        guard var text else { return add(byte: 0xFE) }
        text.withUTF8 { bytes in
            for byte in bytes { add(byte: byte) }
        }
        // 0xFE and 0xFF never occur in UTF-8, so where a column ends is part of the sum.
        add(byte: 0xFF)
    }

    /// Adds bytes; missing ones differ from none.
    mutating func add(_ bytes: [UInt8]?) {
        add(bytes?.count ?? -1)
        for byte in bytes ?? [] { add(byte: byte) }
    }

    /// Adds a whole number.
    mutating func add(_ number: Int) {
        add(UInt64(bitPattern: Int64(number)))
    }

    /// Adds a number of seconds, bit for bit; a missing one differs from every one.
    mutating func add(_ seconds: Double?) {
        add(seconds == nil ? 0 : 1)
        seconds.map { add($0) }
    }

    /// Adds a number of seconds, bit for bit.
    mutating func add(_ seconds: Double) {
        add(seconds.bitPattern)
    }

    private mutating func add(_ bits: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { add(byte: UInt8(truncatingIfNeeded: bits >> shift)) }
    }
}

/// A 64-bit FNV-1a sum over the columns of a row, to notice a changed letter that SQLite's own check can't.
struct RowChecksum: ColumnSum {
    private var sum: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The sum as SQLite keeps it.
    var value: Int64 { Int64(bitPattern: sum) }

    mutating func add(byte: UInt8) {
        sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}
