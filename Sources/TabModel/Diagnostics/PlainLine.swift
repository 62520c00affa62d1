extension Unicode.Scalar {
    /// A Boolean value that indicates whether it is a control, escape, line or direction character (S38).
    ///
    /// Such a character changes the display of the text around it.
    public var isSteering: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x2028, 0x2029, 0x200E, 0x200F, 0x061C: true
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The scalar as `\u{…}`, which controls nothing.
    public var escaped: String { "\\u{\(String(value, radix: 16))}" }
}

extension String {
    /// The string as a line that controls neither a terminal nor a CI service that reads it in a log (S38, S82).
    ///
    /// Control, escape, line and direction characters are written as `\u{…}`. So are the characters that would make the
    /// line a command: GitHub reads `::error::` at its beginning and `##[error]` anywhere, Azure Pipelines `##vso[`,
    /// TeamCity `##teamcity[`.
    public var plainLine: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) || mayBeCommand else { return self }
        return writtenOut { $0.isSteering }
    }

    /// The string's lines, each of them plain.
    public var plainLines: String { mapLines(\.plainLine) }

    /// The string's lines without a command of a CI service at the beginning of a line or inside it; colors are kept
    /// (S82).
    public var linesWithoutCommands: String {
        mayBeCommand ? mapLines { $0.writtenOut { _ in false } } : self
    }

    private var mayBeCommand: Bool { utf8.contains(UInt8(ascii: "#")) || utf8.contains(UInt8(ascii: ":")) }

    private func mapLines(_ change: (String) -> String) -> String {
        unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { change(String($0)) }.joined(separator: "\n")
    }

    /// Returns the string with the characters that make commands escaped, and with those that the closure selects.
    private func writtenOut(_ isWrittenOut: (Unicode.Scalar) -> Bool) -> String {
        let command = commandStart
        var result = ""
        var hashes = CommandHashes()
        for (index, scalar) in zip(unicodeScalars.indices, unicodeScalars) {
            if hashes.makeCommand(of: scalar) || index == command || isWrittenOut(scalar) {
                result += scalar.escaped
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The first colon of `::` before a word at the beginning, spaces aside; nil in an address such as `::1`.
    private var commandStart: String.UnicodeScalarView.Index? {
        let scalars = unicodeScalars
        let text = scalars.drop { $0.properties.isWhitespace }
        guard text.prefix(2).elementsEqual("::".unicodeScalars),
            text.dropFirst(2).first?.properties.isAlphabetic == true
        else { return nil }
        return text.startIndex
    }
}

/// A search for the brackets that make a command of `##` or `##word` before them.
public struct CommandHashes {
    private var count = 0
    private var isWord = false

    /// Creates a search at the beginning of a string.
    public init() {}

    /// Reads the next scalar and returns true if it is such a bracket.
    public mutating func makeCommand(of scalar: Unicode.Scalar) -> Bool {
        if scalar == "#" {
            (count, isWord) = (isWord ? 1 : count + 1, false)
            return false
        }
        if count >= 2, scalar == "[" {
            self = Self()
            return true
        }
        if count >= 2, scalar.isASCII, scalar.properties.isAlphabetic {
            isWord = true
        } else {
            self = Self()
        }
        return false
    }
}

extension [UInt8] {
    /// The bytes of the string with a line feed at each line end, in place of CR LF, LF or CR.
    ///
    /// Every command calls it for large files, so it isn't generic: other modules would call it without specialization.
    public var withLineFeeds: [UInt8] {
        guard contains(0x0D) else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        var previous: UInt8 = 0
        for byte in self {
            if byte != 0x0A || previous != 0x0D { bytes.append(byte == 0x0D ? 0x0A : byte) }
            previous = byte
        }
        return bytes
    }
}
