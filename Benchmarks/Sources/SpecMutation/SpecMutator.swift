/// Spoils texts a little, the same way for the same seed.
public struct SpecMutator: Sendable {
    private var random: SplitMix
    private let tokens: [[UInt8]]

    /// Makes a mutator; `tokens` mean something in the texts' language, that of specs unless said.
    public init(seed: UInt64, tokens: [[UInt8]]? = nil) {
        random = SplitMix(state: seed)
        self.tokens = tokens ?? Self.specTokens
    }

    /// The text with one to four changes.
    public mutating func mutated(_ text: [UInt8]) -> [UInt8] {
        var bytes = text
        for _ in 0..<Int.random(in: 1...Int.random(in: 1...4, using: &random), using: &random) {
            change(&bytes)
        }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return bytes += token() }
        let range = self.range(in: bytes)
        switch Int.random(in: 0..<9, using: &random) {
        case 0: bytes[range.lowerBound] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes[range.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.removeSubrange(range)
        case 3: bytes.insert(contentsOf: bytes[range], at: position(in: bytes))
        case 4: bytes.replaceSubrange(range, with: bytes[self.range(in: bytes)])
        case 5: bytes.removeLast(bytes.count - range.lowerBound)
        case 6, 7: bytes.insert(contentsOf: token(), at: range.lowerBound)
        default: bytes.replaceSubrange(range, with: token())
        }
    }

    private mutating func position(in bytes: [UInt8]) -> Int {
        Int.random(in: 0...bytes.count, using: &random)
    }

    /// A stretch of at least one byte, mostly short.
    private mutating func range(in bytes: [UInt8]) -> Range<Int> {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let longest = Bool.random(using: &random) ? 4 : 80
        return start..<min(bytes.count, start + Int.random(in: 1...longest, using: &random))
    }

    private mutating func token() -> [UInt8] {
        tokens.randomElement(using: &random) ?? []
    }

    /// Tokens that mean something in one of the formats, or are wrong in it.
    private static let specTokens: [[UInt8]] =
        [
            "{", "}", "[", "]", ",", ":", ": ", "\"", "'", "\\", "\\u", "\\uD83D", "\\uDE00", "\\n", "- ", "? ", "|",
            ">",
            "&a ", "*a", "*", "&", "<<: ", "!!str ", "!x ", "---\n", "...\n", "%YAML 1.2\n", "# ", "// ", "\n", "\r\n",
            "\r", "\t", "    ", "null", "true", "No", "~", "0", "-", "1e400", "1.5", "99999999999999999999", "0x1F",
            "tabs", "\"tabs\": [", "\"role\": \"serach\"", "title: ", "lint", "image", "\u{0}", "\u{7F}", "\u{85}",
            "\u{2028}", "\u{FEFF}", "\u{E000}", "é", "e\u{301}", "😀", "{{{{{{{{", "[[[[[[[[", "@", "`",
        ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF, 0xFE], [0xF0, 0x9F]]
}

/// A generator that gives the same numbers for the same start (SplitMix64).
package struct SplitMix: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Makes a generator.
    package init(state: UInt64) { self.state = state }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
