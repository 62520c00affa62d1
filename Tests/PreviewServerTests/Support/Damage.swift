import Foundation
import TestTools

/// The number of inputs of the fuzz tests, and their seed.
///
/// `Benchmarks/fuzz` sets the variables and tries a million; without them it is 20,000 of the same seed each time.
enum Fuzz {
    /// The number of inputs of each test.
    static let count = number("TABPREVIEW_FUZZ_INPUTS") ?? 20_000

    /// Returns a generator at the beginning of a test's numbers; `salt` keeps tests apart.
    static func generator(_ salt: UInt64) -> SeededGenerator {
        SeededGenerator(seed: UInt64(number("TABPREVIEW_FUZZ_SEED") ?? 56) &* 1000 &+ salt)
    }

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }
}

/// Spoils bytes a little: flips, cuts, doubles, and puts in what means something somewhere.
struct Damage {
    /// Bytes that mean something in targets, fields, JSON or streams.
    static let morsels: [[UInt8]] =
        [
            "/", "//", "..", "/../", "/./", "%2e%2e", "%2E", "%2f", "%5c", "\\", "%", "%00", "%zz", "%C3%A9", "%25",
            "?",
            "#", "&", "=", "+", "@", ":", "::1", "[::1]", "]", "http://", "https://evil.example", "localhost", ":8080",
            "\r\n", "\n", "\r", "\0", "\t", " ", "\u{7F}", "\u{202E}", "é", "😀", "\"", "W/\"", "*", ",", "{", "}",
            "[[[[",
            "null", "true", "1e999", "-0", "99999999999999999999", "\\u0000", "\\uD800", "s/", "assets/", "profiles/",
            "data: x\n\n", "event: bye\n", "id: ", "\"op\":", "\"id\":", "<script>", "'", "`", "{{", "127.0.0.1.nip.io",
        ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80]]

    var generator: SeededGenerator

    /// One of the originals with up to four changes.
    mutating func spoiled(_ originals: [String]) -> [UInt8] {
        var bytes = Array((originals.randomElement(using: &generator) ?? "").utf8)
        for _ in 0..<Int.random(in: 0...4, using: &generator) { change(&bytes) }
        return bytes
    }

    /// The same as text, with marks where it is no UTF-8.
    mutating func text(_ originals: [String]) -> String {
        String(decoding: spoiled(originals), as: UTF8.self)
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let end = min(place + Int.random(in: 1...8, using: &generator), bytes.count)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0 where place < bytes.count: bytes[place] = .random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 3: bytes.replaceSubrange(place..<end, with: morsel())
        default: bytes.insert(contentsOf: morsel(), at: place)
        }
    }

    private mutating func morsel() -> [UInt8] { Self.morsels.randomElement(using: &generator) ?? [] }
}
