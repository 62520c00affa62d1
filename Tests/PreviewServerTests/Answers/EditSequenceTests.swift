import TabModel
import TabSpecCoding
import TestTools
import Testing

@testable import PreviewServer

/// Any sequence of structural acts over HTTP leaves every untouched byte untouched.
@Suite(.timeLimit(.minutes(10)))
struct EditSequenceTests {
    /// A form of a string with the same meaning.
    enum Manner: CaseIterable {
        case yaml, yamlOfWindows, json

        var file: String { self == .json ? "tabs.json" : "tabs.yaml" }
        var format: SpecFormat { self == .json ? .json : .yaml }
        var bytes: [UInt8] {
            switch self {
            case .yaml: Array(OddTexts.yaml.utf8)
            case .yamlOfWindows: [0xEF, 0xBB, 0xBF] + Array(OddTexts.yaml.replacing("\n", with: "\r\n").utf8)
            case .json: Array(OddTexts.json.utf8)
            }
        }
    }

    @Test(arguments: Manner.allCases, 1...4 as ClosedRange<UInt64>)
    func `a sequence of acts touches nothing else, and goes back step by step, byte for byte`(
        manner: Manner,
        seed: UInt64
    ) async throws {
        let file = HeldSpec(manner.bytes)
        let handling = try await Handling(reading: manner.bytes, file: manner.file, writer: file)
        var random = SeededGenerator(seed: seed)
        var texts = [manner.bytes]
        for _ in 0..<14 {
            let before = try #require(texts.last)
            let spec = try #require(SpecReader.read(before, format: manner.format, file: "").spec)
            let act = RandomAct.make(on: spec.tabs, &random)
            let reply = try await handling.edit(TabEditCoding.value(act).text())
            let after = try #require(file.bytes)
            guard reply.status == 200 else {
                #expect([409, 422].contains(reply.status), "\(act) \(reply.body)")
                #expect(after == before)
                continue
            }
            Untouched(before, after).check(act)
            #expect(try await handling.ask("GET", "/spec").body == String(decoding: after, as: UTF8.self))
            if after != before { texts.append(after) }
        }
        #expect(texts.count > 4)
        for text in texts.dropLast().reversed() {
            #expect(try await handling.edit(#"{"edit":"undo"}"#).status == 200)
            #expect(file.bytes == text)
        }
        for text in texts.dropFirst() {
            #expect(try await handling.edit(#"{"edit":"redo"}"#).status == 200)
            #expect(file.bytes == text)
        }
    }
}

/// A string before and after an act, as lines without what a new place changes: indentation, commas, line ends.
private struct Untouched {
    let before: [String: Int]
    let after: [String: Int]
    private let beforeBytes: [UInt8]
    private let afterBytes: [UInt8]

    init(_ before: [UInt8], _ after: [UInt8]) {
        (beforeBytes, afterBytes) = (before, after)
        self.before = Self.lines(before)
        self.after = Self.lines(after)
    }

    private static func lines(_ bytes: [UInt8]) -> [String: Int] {
        let edge: Set<Character> = [" ", "\r", ",", "\u{FEFF}"]
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.split(separator: "\n").reduce(into: [:]) {
            var line = String($1)[...]
            while let last = line.last, edge.contains(last) { line.removeLast() }
            while let first = line.first, edge.contains(first) || first == "-" { line.removeFirst() }
            if !line.isEmpty { $0[String(line), default: 0] += 1 }
        }
    }

    func check(_ act: TabEdit) {
        let gone = before.filter { $0.value > after[$0.key, default: 0] }.keys
        let come = after.filter { $0.value > before[$0.key, default: 0] }.keys
        switch act {
        case .move: #expect(gone.isEmpty && come.isEmpty, "\(act) \(gone) \(come)")
        case .insert, .duplicate, .wrap: #expect(gone.isEmpty, "\(act) \(gone)")
        case .remove, .dissolve: #expect(come.isEmpty, "\(act) \(come)")
        case .set: #expect(!changed.contains(0x0A), "\(act) \(String(decoding: changed, as: UTF8.self))")
        }
        let marks = Set([0xEF, 0x0D] as [UInt8])
        let (old, new) = (Set(beforeBytes).intersection(marks), Set(afterBytes).intersection(marks))
        #expect(old == new, "byte-order mark and line ends")
    }

    /// The part of the old text between the common beginning and the common end.
    private var changed: ArraySlice<UInt8> {
        let start = zip(beforeBytes, afterBytes).prefix { $0 == $1 }.count
        let most = min(beforeBytes.count, afterBytes.count) - start
        let end = zip(beforeBytes.reversed(), afterBytes.reversed()).prefix(most).prefix { $0 == $1 }.count
        return beforeBytes[start..<(beforeBytes.count - end)]
    }
}
