import TabModel

/// The invisible characters of a string that change how it reads (R5.62).
///
/// Characters that people's writing needs are not among them: joiners within emoji and scripts that join, direction
/// marks beside letters that run from right to left, variation selectors, the tags of flags.
struct HiddenCharacters {
    /// The characters, each once, in the order of the text.
    private(set) var characters: [Unicode.Scalar] = []
    /// The text without them.
    private(set) var rest = ""

    private let use: TextUse
    private let runsLeft: Bool
    private var last: Unicode.Scalar?
    private var isInFlag = false

    /// Creates the list in one pass through a string.
    init(_ text: String, as use: TextUse) {
        self.use = use
        guard Self.canBe(in: text) else {
            runsLeft = false
            rest = text
            return
        }
        runsLeft = text.unicodeScalars.contains(where: \.runsLeft)
        for scalar in text.unicodeScalars { take(scalar) }
    }

    /// Returns a Boolean value that indicates whether a string has any character other than visible ASCII, as few have.
    static func canBe(in text: String) -> Bool { text.utf8.contains { !(0x20..<0x7F).contains($0) } }

    private mutating func take(_ scalar: Unicode.Scalar) {
        guard scalar.isUnseen, !isNeeded(scalar) else {
            isInFlag = scalar.value == 0x1F3F4 || isInFlag && scalar.isTag
            last = scalar
            return rest.unicodeScalars.append(scalar)
        }
        if !characters.contains(scalar) { characters.append(scalar) }
    }

    /// Returns a Boolean value that indicates whether an invisible character is part of people's writing.
    private func isNeeded(_ scalar: Unicode.Scalar) -> Bool {
        let follows = last.map { !$0.isASCII } ?? false
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: return use == .prose
        case 0x200E, 0x200F, 0x061C: return runsLeft
        case 0xAD: return use != .identifier && last != nil
        // Spaces without width and joiners of words, as Thai and Khmer need them.
        case 0x200B, 0x2060: return use != .identifier && follows
        // Joiners of letters and of emoji, the marks of Mongolian and of old Korean.
        case 0x200C, 0x200D, 0x034F, 0x115F, 0x1160, 0x180B...0x180F, 0xE0100...0xE01EF: return follows
        case 0xFE00...0xFE0F: return last != nil
        default: return scalar.isTag && isInFlag
        }
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether it is invisible or not meant to be seen: controls, direction marks,
    /// separators.
    fileprivate var isUnseen: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(value)
        }
    }

    /// A Boolean value that indicates whether it is a letter that runs from right to left (Unicode's blocks for such
    /// scripts).
    fileprivate var runsLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            properties.isAlphabetic
        default: false
        }
    }

    /// A Boolean value that indicates whether it is one of the unseen letters that spell out a flag.
    fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }

    /// The name of the scalar, such as `U+202E`.
    var name: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
