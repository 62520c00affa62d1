/// The columns of a row as bytes that no other row has: what a link's seal is made over.
struct RowBytes: ColumnSum {
    private(set) var bytes: [UInt8] = []

    mutating func add(byte: UInt8) { bytes.append(byte) }
}
