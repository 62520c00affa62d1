public import TabModel

/// The identity of a finding that survives shifted lines: its rule, its file and its subject, never a line.
///
/// Several findings of a rule about one entry are distinguished by counting; an error without a known entry, by its
/// sentence.
public struct FindingIdentity: Hashable, Sendable {
    /// The rule, or the id of an error.
    var id: String
    /// The file, without `./` in front.
    public var file: String
    /// The entry that it is about; nil for the whole.
    var entry: EntryID?
    /// The sentence of an error without a known entry.
    var text: String?
    /// The number among otherwise equal ones, from 1.
    var number = 1

    /// Returns the identities of findings, in their order, with the names of their files from `name`.
    public static func all(
        of diagnostics: [Diagnostic],
        naming name: (String) -> String = RelativePath.plain
    ) -> [FindingIdentity] {
        var counts: [FindingIdentity: Int] = [:]
        return diagnostics.map { diagnostic in
            var identity = FindingIdentity(diagnostic, file: name(diagnostic.file))
            counts[identity, default: 0] += 1
            identity.number = counts[identity] ?? 1
            return identity
        }
    }

    init(id: String, file: String, entry: EntryID?, text: String?) {
        (self.id, self.file, self.entry, self.text) = (id, file, entry, text)
    }

    private init(_ diagnostic: Diagnostic, file: String) {
        (id, self.file) = (diagnostic.id, file)
        entry = diagnostic.entry
        text = entry == nil && !id.hasPrefix("R") ? diagnostic.message : nil
    }
}

extension FindingIdentity {
    /// The name of ``fingerprint`` in SARIF (2.1.0, 3.27.17); its number rises if it is computed in another way.
    static let fingerprintName = "tabpreview/entry/v1"

    /// The identity for services: 16 hexadecimal digits, a colon, the number.
    var fingerprint: String {
        let digits = String(Self.digest([id, file, entry ?? "\u{0}\(text ?? "")"]), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + ":\(number)"
    }

    /// Returns the FNV-1a hash of the strings' UTF-8, each ended by a byte that no UTF-8 has.
    private static func digest(_ texts: [String]) -> UInt64 {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        for text in texts {
            for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
            digest = (digest ^ 0xFF) &* 0x100_0000_01B3
        }
        return digest
    }
}
