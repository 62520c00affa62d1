import TabModel

/// Takes values out of an address's parameters and gathers what was wrong with them.
struct QueryReader {
    private var values: [String: String] = [:]
    private(set) var problems: [String] = []

    init(_ query: [(String, String)]) {
        for (name, value) in query where values[name] == nil { values[name] = value }
    }

    func text(_ name: String) -> String? {
        values[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    mutating func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, of: Choice.Type) -> Choice?
    where Choice.RawValue == String {
        read(name, expected: Choice.allCases.map(\.rawValue)) { Choice(rawValue: $0) }
    }

    mutating func platform(_ name: String) -> Platform? {
        read(name, expected: Platform.allCases.map(\.rawValue)) { Platform(named: $0) }
    }

    mutating func word(_ name: String, of words: [String]) -> String? {
        read(name, expected: words) { words.contains($0) ? $0 : nil }
    }

    mutating func os(_ name: String) -> OSVersion? {
        read(name, expected: OSVersion.allCases.map { String($0.rawValue) }) { text in
            OSVersion.allCases.first { String($0.rawValue) == text }
        }
    }

    mutating func flag(_ name: String) -> Bool { saidFlag(name) ?? false }

    /// A flag that differs when it is said to be false from one that isn't said.
    mutating func saidFlag(_ name: String) -> Bool? {
        read(name, expected: ["true", "false"]) { $0 == "true" ? true : $0 == "false" ? false : nil }
    }

    mutating func zoom(_ name: String) -> Zoom? {
        read(name, expected: ["fit", "a whole number from 50 to 150"]) { Zoom(text: $0) }
    }

    mutating func profile(_ name: String) -> String? {
        read(name, expected: ["1 to 64 of A-Z, a-z, 0-9, dot, underscore and hyphen"]) { text in
            (1...64).contains(text.utf8.count) && text.utf8.allSatisfy(Self.isProfileByte) ? text : nil
        }
    }

    private mutating func read<Value>(_ name: String, expected: [String], _ convert: (String) -> Value?) -> Value? {
        guard let text = text(name) else { return nil }
        if let value = convert(text) { return value }
        problems.append(
            "\(name): \"\(text)\" can't be shown. Expected \(Phrase.alternatives(expected)). The default is shown instead."
        )
        return nil
    }

    private static func isProfileByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
