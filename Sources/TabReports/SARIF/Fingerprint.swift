import TabModel

/// Values by which code scanning knows a result again when lines have shifted (SARIF 2.1.0, 3.27.17).
///
/// Made of rule, file and entry, never of a line. What a rule says several times about one entry is distinguished by
/// counting; an error that no entry is known for, by its sentence.
struct FingerprintTable {
    /// The name of the value; its number rises when it is made in another way.
    static let key = "tabpreview/entry/v1"

    private var counts: [UInt64: Int] = [:]

    /// The next fingerprint for a diagnostic: 16 hexadecimal digits, a colon, a number from 1.
    mutating func fingerprint(of diagnostic: Diagnostic) -> String {
        let subject = diagnostic.entry ?? "\u{0}\(diagnostic.id.hasPrefix("R") ? "" : diagnostic.text)"
        let digest = Self.digest([diagnostic.id, RelativePath.plain(diagnostic.file), subject])
        let count = counts[digest, default: 0] + 1
        counts[digest] = count
        let digits = String(digest, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + ":\(count)"
    }

    /// FNV-1a over the texts' UTF-8, each ended by a byte that no UTF-8 has.
    private static func digest(_ texts: [String]) -> UInt64 {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        for text in texts {
            for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
            digest = (digest ^ 0xFF) &* 0x100_0000_01B3
        }
        return digest
    }
}
