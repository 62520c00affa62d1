extension Sequence<UInt8> {
    /// The bytes of the string with a line feed at each line end, in place of CR LF, LF or CR.
    public var withLineFeeds: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(underestimatedCount)
        var previous: UInt8 = 0
        for byte in self {
            if byte != 0x0A || previous != 0x0D { bytes.append(byte == 0x0D ? 0x0A : byte) }
            previous = byte
        }
        return bytes
    }
}
