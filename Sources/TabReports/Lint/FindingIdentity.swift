public import TabModel

/// The identity of a finding when lines have shifted: its rule, its file and what it is about, never a line.
///
/// What a rule says several times about one entry is distinguished by counting; an error that no entry is known for, by
/// its sentence.
public struct FindingIdentity: Hashable, Sendable {
    /// The rule, or the id of an error.
    public var id: String
    /// The file, without `./` in front.
    public var file: String
    /// The entry that it is about; nil for the whole.
    public var entry: EntryID?
    /// The sentence of an error that no entry is known for.
    public var text: String?
    /// Its number among those that are the same otherwise, from 1.
    public var number = 1

    /// Returns the identities of findings, in their order, with their files as `name` calls them.
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
    /// The name of ``fingerprint`` in SARIF (2.1.0, 3.27.17); its number rises when it is made in another way.
    static let fingerprintName = "tabpreview/entry/v1"

    /// The identity for services: 16 hexadecimal digits, a colon, the number.
    var fingerprint: String {
        let digits = String(Self.digest([id, file, entry ?? "\u{0}\(text ?? "")"]), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + ":\(number)"
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
