import Foundation
import Testing

@testable import PreviewPages

/// A code that another encoder made; Golden/make.py writes the files.
struct GoldenCode: CustomTestStringConvertible {
    let version: SymbolVersion
    let correction: ErrorCorrection
    let mask: DataMask
    let count: Int
    let digest: String

    init?(line: Substring) {
        let words = line.split(separator: " ")
        guard words.count == 5, let version = Int(words[0]),
            let level = "LMQH".firstIndex(of: Character(String(words[1]))),
            let correction = ErrorCorrection(rawValue: level.utf16Offset(in: "LMQH")),
            let mask = Int(words[2]).flatMap(DataMask.init), let count = Int(words[3])
        else { return nil }
        self.version = SymbolVersion(number: version)
        self.correction = correction
        self.mask = mask
        self.count = count
        digest = String(words[4])
    }

    var testDescription: String { "version \(version.number), \(correction), \(mask)" }

    /// Every version with every level.
    static func all() throws -> [GoldenCode] {
        try file("codes.txt").split(separator: "\n").compactMap(GoldenCode.init)
    }

    static func file(_ name: String) throws -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: folder.appending(path: "Golden/\(name)"), encoding: .utf8)
    }

    /// The text of so many characters that make.py draws.
    static func sample(_ count: Int) -> String {
        String(decoding: (0..<count).map { UInt8(33 + ($0 * 7 + count) % 94) }, as: UTF8.self)
    }
}

extension QRCode {
    /// The modules as `#` and `.`, a line for each row.
    var picture: String {
        (0..<size).map { row in
            String((0..<size).map { isDark(row: row, column: $0) ? "#" : "." }) + "\n"
        }.joined()
    }

    /// FNV-1a, 64 bits, of the modules row by row as bytes 0 and 1.
    var digest: String {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        for row in 0..<size {
            for column in 0..<size {
                value = (value ^ (isDark(row: row, column: column) ? 1 : 0)) &* 0x100_0000_01B3
            }
        }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
